import type { Words } from './en.ts';

export const cs: Words = {
  coach: {
    next: 'Dál',
    leave: 'Odejít',
    step: 'Krok {step, number} z {steps, number}',
    again: 'Začít znovu',
    playOn: 'Hrát odtud dál',
    first: 'Zahrát si snadnou partii',
    back: 'Zpět k partii',
    more: 'Další lekce',
    lesson: 'Lekce',
  },
  not: {
    elsewhere: 'Na to dojde později. Kroužek ukazuje, kam kliknout teď.',
    card: 'Ve vlastní partii by to šlo. Tady vezměte kartu {card}: další kroky na ní stavějí.',
    tiles: 'To by stálo víc občanů nebo přineslo něco jiného. Řiďte se kroužkem: ukazuje destičku i kostku.',
    scrolls: 'Počet svitků ještě nesedí. Kroužek ukazuje, kde ho změnit.',
    pass: 'Vynecháním by tato příležitost propadla. Využijte ji: kroužek ukazuje jak.',
    act: 'Šlo by to, ale co to stojí, budete ještě potřebovat. Tentokrát krok vynechte.',
    space:
      'I toto políčko je v dosahu. Tady prozkoumejte políčko {space}: co přináší, budete ještě potřebovat.',
    track: 'Dobrá stupnice, ale teď ne. Postupte na stupnici {track}: plán této lekce na tom stojí.',
    other: 'Ve vlastní partii by to šlo. Tady se řiďte kroužkem: další kroky na tom stavějí.',
  },
  paying: {
    title: 'Kostky, destičky a občané',
    text: 'Co stojí nízké kostky a jak pomáhají svitky.',
    dice: 'Dvě nízké kostky, ale dva dobré plány. Destička vyšší než kostka stojí rozdíl v občanech.',
    tiles:
      'K první kostce přiložte destičku {tile1}, ke druhé destičku {tile2}. Dohromady stojí {costObject}, vy máte {citizensObject} a zbytek pokryje svitek.',
    pay: 'Stiskněte +: za svitek získáte {perScrollObject}. Pak stiskněte odloženou destičku, ať její akce nepropadne, a potvrďte.',
    after:
      'Zaplaceno: obě akce jsou vaše a ještě máte {citizensObject}. I nízké kostky mají svou výhodu: kdo má nejnižší součet, začíná.',
  },
  exploring: {
    title: 'Průzkum',
    text: 'Kam armády dosáhnou a jakou cenu má velká trofej.',
    figures:
      'Každé políčko má dvě čísla: kolik armád potřebujete a o kolik přijdete. Rozsvícená políčka jsou v dosahu.',
    reach: 'Máte {troopsObject}. Dobývání přidá armády ještě před průzkumem, takže už se počítají.',
    explore:
      'Prozkoumejte políčko {space}: leží tam velká trofej, ta s vavřínovým věncem. Potřebujete {needObject}, ale ztratíte jen {losesObject}; ostatní vám zůstanou pro příští událost.',
    after:
      'Na konci přinese každá sláva bod za každou velkou trofej, a vy máte {gloryObject}. Sláva a velké trofeje si tak navzájem zvyšují cenu.',
  },
  progress: {
    title: 'Pokrok',
    text: 'K čemu jsou tři stupnice a jak v jednom kole postoupit dvakrát.',
    tracks:
      'Díky ekonomice víc vynáší Obchod, kultura dává body a třetí kostku, vojenství víc armád. Každá úroveň navíc dá to, co je u ní uvedeno.',
    economy: 'Postupte na stupnici {track}, stojí to {paysObject}. Výhodu získáte hned: {levelEffect}.',
    scroll:
      'Za svitek můžete ve stejném kole postoupit ještě jednou. Vyberte i stupnici {track}: její akce zesílí a získáte: {levelEffect}.',
    after:
      'Vyšší úrovně stojí víc, takže ty první jsou výhodné: slouží vám ve všech dalších kolech. Ještě máte {drachmasObject}.',
  },
  events: {
    title: 'Události',
    text: 'Kdy přicházejí a koho zasáhnou.',
    card: '{event}: {eventEffect}. Každý ji zná od začátku kola, ale projeví se až po pokroku.',
    troops:
      'Máte {troopsObject}, víc než kdo jiný. Má-li nejvíc nebo nejméně armád několik hráčů zároveň, týká se to všech.',
    progress:
      'Nejdřív přijde pokrok. Postupte na stupnici {track}: nestojí to armády, takže až přijde událost, zůstanete v čele.',
    after:
      'Událost vás odměnila: teď máte {pointsObject}. Před průzkumem se tedy podívejte, na co událost hledí: armády, které při něm ztratíte, už se nepočítají.',
  },
  achievements: {
    title: 'Úspěchy',
    text: 'Kdo je získá a jakou odměnu si vzít.',
    five: 'Úspěchů je pět. Kdo některý na konci kola splňuje, získá ho; po tomto kole ho už nezíská nikdo jiný.',
    claim:
      'Máte {citizensObject} a nikdo jiný ne, takže si smíte vybrat. Vezměte slávu: máte velkou trofej a s ní každá sláva přinese bod.',
    after:
      'Splní-li ho ve stejném kole víc hráčů, dostane každý daň a nikdo si nevybírá. Sledujte tedy, kdo je blízko.',
  },
  endGame: {
    title: 'Karty pro konec hry',
    text: 'Jak hrát karty, které se počítají na konci, a jak s nimi plánovat.',
    hand: 'Karty s modrým pruhem se počítají na konci hry. Hrají se akcí Politika jako ostatní a pak čekají.',
    play: 'Zahrajte kartu {card} za {paysObject}: {cardEffect}. Zatím máte {tokens} a každá nová se započítá.',
    after:
      'Číslo v závorce ukazuje výsledek, kdyby partie skončila teď: vzrostlo. Čím dřív víte, co se počítá, tím víc toho nasbíráte.',
  },
  guided: {
    title: 'Partie s průvodcem',
    text: 'Dvě a půl kola u skutečného stolu, krok za krokem. Asi deset minut.',
    welcome:
      'Vítejte, vaše město je {city} a vyhraje ten, kdo bude mít po devíti kolech nejvíc vítězných bodů. Kroužek ukazuje, kam se podívat nebo kam stisknout; co je cokoli jiného, zjistíte, když na to ukážete nebo podržíte prst.',
    gifts:
      'Nejdřív každý dostane pět karet, jednu si nechá a zbytek pošle dál. Vyberte kartu {card}, která nic nestojí a brzy přinese peníze, a potvrďte.',
    neighbour:
      'Tyto karty přišly od souseda. Nechte si kartu {card}: jakmile budete mít červenou trofej, něco přinese při každé akci Obchod.',
    endCard:
      'Některé karty se počítají až na konci hry. Nechte si kartu {card}: odmění každou kartu, kterou do té doby zahrajete.',
    lastCard:
      'Nechte si kartu {card}: i ona chce červenou trofej a jedna stačí pro všechny karty, protože se neutrácí. Pátá karta přijde sama.',
    event:
      'Každé kolo má událost a první je vždy {event}: nízký hod přinese svitek. Součet vašich kostek je jen {sum}, takže už ho máte: najdete ho vedle drachem.',
    dice: 'Toto jsou vaše kostky: ke každé přiložte jinou destičku akce. Je-li vyšší než kostka, stojí rozdíl v občanech a vy máte {citizensObject}.',
    tiles:
      'Vyberte destičku {tile1} ke kostce s číslem {die1}, pak destičku {tile2} ke kostce s číslem {die2}. Žádná není vyšší než její kostka, takže jsou obě zdarma.',
    pay: 'Teď jsou odkryté destičky všech. Svitek by tu přinesl {perScrollObject}; zatím je nepotřebujete, takže jen potvrďte.',
    philosophy:
      'Destičky se vyhodnocují od nejnižšího čísla. Filosofie byla první a dala vám svitek: získáte za něj občany nebo další úroveň, nebo pomůže nahradit chybějící trofej.',
    trade:
      'Obchod vynesl: teď máte {drachmasObject}. Karty a stupně rozvoje vyžadují trofeje; tady by jedna stála {tokenPriceObject}, ale brzy nějakou najdete při průzkumu, takže si peníze nechte a krok vynechte.',
    progress:
      'Teď přijde pokrok: jedna úroveň na jedné stupnici. Postupte za {paysObject} na stupnici {track}, protože úroveň {thirdDie} dá třetí kostku.',
    moreProgress:
      'Za svitek můžete postoupit ještě jednou. Vyberte znovu stupnici {track}: přinese i daň, a daně jsou peníze v každém kole.',
    enoughProgress:
      'Šlo by utratit i poslední svitek. Ale v příštím kole se bude hodit, takže krok vynechte.',
    taxes: 'Druhé kolo začíná zdaněním: získáváte {incomeObject}. Proto mají první daně největší cenu.',
    secondEvent:
      'Nová událost počká na konec kola. {event}: všichni dostanou armády, takže se o ně teď snažit nemusíte.',
    highDice:
      'Tentokrát vysoké kostky! Přiložte destičku {tile1} k číslu {die1} a {tile2} k číslu {die2}: získáte novou kartu a jednu zahrajete.',
    spend:
      'Tentokrát svitek utraťte: stiskněte + a pak Potvrdit. Získáte {perScrollObject}, a kdo má {goalObject}, toho čeká úspěch.',
    legislation:
      'Legislativa přinesla občany (teď {citizens}) a dvě karty na výběr. Nechte si kartu {card}: časem přidá armády při každé akci Kultura.',
    politics:
      'Akcí Politika zahrajete kartu z ruky. Zahrajte kartu {card}: nechce žádnou trofej a přinese přesně ty peníze, které vám chybějí.',
    thirdDie:
      'Podívejte: máte {drachmasObject}, přesně tolik stojí další úroveň. Postupte na stupnici {track} a odteď házíte třemi kostkami.',
    troops:
      'Událost přišla na konci kola: máte {troopsObject}. Armády provádějí průzkum a u některých událostí rozhoduje, kdo jich má nejvíc.',
    achievement:
      'Máte {citizensObject}, dřív než ostatní: to je úspěch! Vezměte raději daň než slávu: takto brzy se vám bude vyplácet mnoho kol.',
    thirdEvent:
      'U této události rozhodují armády: kdo jich má nejvíc, získá, kdo nejméně, ztratí. Značky na kartě ukazují, koho by se týkala teď.',
    threeDice:
      'Tři kostky, tři akce: {tile1} k číslu {die1}, {tile2} k číslu {die2}, {tile3} k číslu {die3}. Jen Rozvoj je vyšší než jeho kostka; všechny tři dohromady stojí {costObject}.',
    culture:
      'Kultura dává tolik bodů, jaká je vaše úroveň kultury: zatím máte {pointsObject}. K tomu byly všechny ty úrovně.',
    military:
      'Dobývání přidalo armády: teď máte {troopsObject}. Prozkoumejte políčko {space}: potřebujete {needObject}, ztratíte {losesObject} a získáte peníze a vytouženou červenou trofej.',
    development:
      'S červenou trofejí můžete za {paysObject} odemknout další stupeň rozvoje města. Udělejte to: zůstane vám a zdarma postoupíte na dvou stupnicích.',
    tracks:
      'Vyberte stupnice {tracks} a potvrďte. Jedna přinese občany, druhá slávu a obě posílí některou akci.',
    economy:
      'Ještě jedna úroveň: za {paysObject} postupte na stupnici {track} na úroveň {level}. Hned přinese {winsObject} a pak víc peněz při každé akci Obchod.',
    eventPassed:
      'Nejméně armád máte vy a událost {event} vám měla vzít drachmy, jenže všechny už byly utracené. Plný měšec je riziko, prázdný ne.',
    points: 'Vedete, máte {pointsObject}! Body dávají Kultura, úrovně, políčka, karty a stupně rozvoje.',
    glory:
      'Sláva se počítá na konci: bod za každou velkou trofej, tedy tu s vavřínovým věncem. Ty leží na mapě daleko a vyžadují mnoho armád.',
    end: 'Máte za sebou všech sedm akcí a čeká na vás další úspěch. Hrajte odtud dál, nebo začněte vlastní partii.',
  },
};
