import type { Words } from './en.ts';

export const cs: Words = {
  coach: {
    next: 'Dál',
    leave: 'Odejít',
    step: 'Krok {step, number} z {steps, number}',
    again: 'Začít znovu',
    playOn: 'Hrát odtud dál',
    first: 'Vlastní snadná partie',
    back: 'Zpět k partii',
    more: 'Další lekce',
    lesson: 'Lekce',
  },
  not: {
    elsewhere: 'Tam ještě ne. Kroužek ukazuje, kam kliknout.',
    card: 'Ve vlastní partii by to šlo. Tady vezměte kartu {card}: další kroky na ní stavějí.',
    tiles: 'To by stálo víc občanů nebo přineslo něco jiného. Řiďte se kroužkem: ukazuje destičku i kostku.',
    scrolls: 'Počet svitků ještě nesedí. Kroužek ukazuje, kde ho změnit.',
    pass: 'Vynecháním by tato příležitost propadla. Využijte ji: kroužek ukazuje jak.',
    act: 'Šlo by to, ale cenu té akce budete potřebovat později. Tentokrát vynechte.',
    space: 'I toto políčko je v dosahu. Tady prozkoumejte {space}: co přináší, budete ještě potřebovat.',
    track: 'Dobrá stupnice, ale teď ne. Vyberte: {track}. Plán této lekce na tom stojí.',
    other: 'Ve vlastní partii by to šlo. Tady se řiďte kroužkem: další kroky na tom stavějí.',
  },
  paying: {
    title: 'Kostky, destičky a občané',
    text: 'Co stojí nízké kostky a jak pomáhají svitky.',
    dice: 'Dvě nízké kostky, ale dva dobré plány. Destička vyšší než kostka stojí rozdíl v občanech.',
    tiles:
      'K první kostce přiložte {tile1}, ke druhé {tile2}. Cena celkem: {cost}. Máte: {citizens}; zbytek vyrovná svitek.',
    pay: 'Stiskněte +: za svitek získáte {perScroll}. Pak stiskněte odloženou destičku, ať její akce nepropadne, a potvrďte.',
    after:
      'Zaplaceno a obě akce jsou vaše. Zbývá: {citizens}. I nízké kostky mají výhodu: nejnižší součet začíná.',
  },
  exploring: {
    title: 'Průzkum',
    text: 'Kam armády dosáhnou a jakou cenu má velká trofej.',
    figures:
      'Každé políčko má dvě čísla: kolik armád potřebujete a o kolik přijdete. Rozsvícená políčka jsou v dosahu.',
    reach: 'Máte: {troops}. Dobývání přidá armády ještě před průzkumem, takže už se počítají.',
    explore:
      'Prozkoumejte {space}: leží tam velká trofej, ta s vavřínovým věncem. Potřeba: {need}, ztráta jen: {loses}. Ostatní zůstanou pro příští událost.',
    after:
      'Na konci dá každá sláva bod za každou velkou trofej; máte: {glory}. Sláva a velké trofeje si tak navzájem zvyšují cenu.',
  },
  progress: {
    title: 'Pokrok',
    text: 'K čemu jsou tři stupnice a jak postoupit na dvou v jednom kole.',
    tracks:
      'Díky ekonomice víc vynáší Obchod, kultura dává body a třetí kostku, vojenství víc armád. Každá úroveň navíc dá to, co je u ní uvedeno.',
    economy: 'Vyberte: {track}. Cena: {pays}; zisk přijde hned: {levelEffect}.',
    scroll:
      'Za svitek můžete ve stejném kole postoupit ještě jednou. Vyberte i {track}: akce zesílí a získáte: {levelEffect}.',
    after:
      'Vyšší úrovně stojí víc, takže první jsou výhodné: slouží ve všech dalších kolech. Zbývá: {drachmas}.',
  },
  events: {
    title: 'Události',
    text: 'Kdy přicházejí a koho zasáhnou.',
    card: '{event}: {eventEffect}. Každý ji zná od začátku kola, ale projeví se až po pokroku.',
    troops:
      'Máte: {troops}, víc než ostatní. Má-li nejvíc nebo nejméně armád víc hráčů najednou, týká se to všech.',
    progress:
      'Nejdřív přijde pokrok. Vyberte: {track}. Nestojí to armády, takže až přijde událost, zůstanete v čele.',
    after:
      'Událost vás odměnila. Teď máte: {points}. Před průzkumem se tedy podívejte, co u události rozhoduje: ztracené armády pak chybí.',
  },
  achievements: {
    title: 'Úspěchy',
    text: 'Kdo je získá a jakou odměnu si vzít.',
    five: 'Úspěchů je pět. Kdo některý na konci kola splňuje, získá ho; po tomto kole ho už nezíská nikdo jiný.',
    claim:
      'Máte: {citizens}, a nikdo jiný. Smíte si vybrat: vezměte slávu, protože máte velkou trofej, a s ní každá sláva přinese bod.',
    after:
      'Splní-li ho ve stejném kole víc hráčů, dostane každý daň a nikdo si nevybírá. Sledujte tedy, kdo je blízko.',
  },
  endGame: {
    title: 'Karty pro konec hry',
    text: 'Jak hrát a plánovat karty, které se počítají na konci.',
    hand: 'Karty s modrou patou se počítají na konci hry. Hrají se akcí Politika jako ostatní a pak čekají.',
    play: 'Zahrajte kartu {card}. Cena: {pays}. {cardEffect}. Zatím máte {tokens} a každá nová se započítá.',
    after:
      'Číslo v závorce ukazuje výsledek, kdyby partie skončila teď: vzrostlo. Čím dřív víte, co se počítá, tím víc toho nasbíráte.',
  },
  guided: {
    title: 'Partie s průvodcem',
    text: 'Dvě a půl kola u skutečného stolu, krok za krokem. Asi deset minut.',
    welcome:
      'Vítejte! Vaše město je {city} a za dvě a půl kola ho uvidíte růst. Každý krok říká, co udělat a proč, a kroužek ukazuje kde.',
    gifts:
      'Nejdřív každý dostane pět karet, jednu si nechá a zbytek pošle dál. Vyberte kartu {card} a potvrďte: nic nestojí a brzy přinese peníze.',
    neighbour:
      'Tyto karty přišly od vedlejšího místa. Nechte si kartu {card}: jakmile budete mít červenou trofej, přinese něco při každém Obchodu.',
    endCard:
      'Některé karty se počítají až na konci hry. Nechte si kartu {card}: odmění všechny karty, které zahrajete.',
    lastCard:
      'Nechte si kartu {card}: i ona chce červenou trofej a jedna stačí pro všechny karty, protože se neutrácí. Pátá karta přijde sama.',
    event:
      'Každé kolo má událost a první je vždy {event}. Součet vašich kostek je {sum}, takže vám už přinesla svitek.',
    dice: 'Toto jsou vaše kostky. Ke každé přiložte jinou destičku akce: je-li vyšší než kostka, stojí rozdíl v občanech.',
    tiles:
      'Vyberte {tile1} ke kostce s číslem {die1}, pak {tile2} ke kostce s číslem {die2}. Žádná není vyšší než kostka, takže jsou obě zdarma.',
    pay: 'Teď jsou odkryté destičky všech. Za svitek by tu bylo: {perScroll}; zatím je nepotřebujete, jen potvrďte.',
    philosophy:
      'Destičky se vyhodnocují od nejnižšího čísla. Filosofie byla první a dala vám svitek: lze ho vyměnit za občany nebo další úroveň, nebo pomůže nahradit chybějící trofej.',
    trade:
      'Obchod vám zaplatil. Teď máte: {drachmas}. Trofej by stála {tokenPrice}, ale šetříte na něco lepšího, tak vynechte.',
    progress:
      'Teď přijde pokrok: jedna úroveň na jedné stupnici. Vyberte: {track}, cena {pays}, protože úroveň {thirdDie} dá třetí kostku.',
    moreProgress:
      'Za svitek můžete postoupit ještě jednou. Vyberte znovu: {track}. Přinese i daň, a daně jsou peníze v každém kole.',
    enoughProgress: 'Šlo by utratit i poslední svitek. Ale v příštím kole se bude hodit, takže vynechte.',
    taxes: 'Druhé kolo začíná zdaněním, získáváte: {income}. Proto mají první daně největší cenu.',
    secondEvent:
      'Nová událost počká na konec kola. {event}: všichni dostanou armády, teď se tedy o ně snažit nemusíte.',
    highDice:
      'Vysoké kostky! Přiložte {tile1} k číslu {die1} a {tile2} k číslu {die2}: získáte novou kartu a jednu zahrajete.',
    spend:
      'Tentokrát svitek utraťte: stiskněte + a pak Potvrdit. Zisk: {perScroll}, a kdo má {goal}, získá úspěch.',
    legislation:
      'Legislativa přinesla občany (teď {citizens}) a dvě karty na výběr. Nechte si kartu {card}: časem přidá armády při každé Kultuře.',
    politics:
      'Politika zahraje jednu kartu z ruky. Zahrajte kartu {card}: nechce žádnou trofej a její peníze vám právě chybějí.',
    thirdDie:
      'Podívejte: {drachmas}, přesně tolik stojí další úroveň. Vyberte: {track}, a odteď házíte třemi kostkami.',
    troops:
      'Událost přišla na konci kola. Teď máte: {troops}. Armády provádějí průzkum a u některých událostí rozhoduje, kdo jich má nejvíc.',
    achievement:
      'Máte: {citizens}, dřív než ostatní. To je úspěch! Vezměte daň místo slávy: takhle brzy se vyplatí v mnoha kolech.',
    thirdEvent:
      'U této události rozhodují armády: kdo jich má nejvíc, získá, kdo nejméně, ztratí. Značky na kartě ukazují, koho by zasáhla teď.',
    threeDice:
      'Tři kostky, tři akce: {tile1} k číslu {die1}, {tile2} k číslu {die2}, {tile3} k číslu {die3}. Jen Rozvoj je vyšší než kostka, cena dohromady: {cost}.',
    culture:
      'Kultura dává tolik bodů, jaká je vaše úroveň kultury. Zatím: {points}. K tomu byly všechny ty úrovně.',
    military:
      'Dobývání přidalo armádu. Teď máte: {troops}. Prozkoumejte {space}: potřeba {need}, ztráta {loses}, zisk peníze a vytoužená červená trofej.',
    development:
      'S červenou trofejí můžete odemknout další stupeň rozvoje města, cena: {pays}. Udělejte to: zůstane vám a zdarma postoupíte na dvou stupnicích.',
    tracks: 'Vyberte {tracks} a potvrďte. Jedna přinese občany, druhá slávu a obě posílí některou akci.',
    economy:
      'Poslední úroveň: {track} na {level}, cena {pays}. Hned přinese {wins} a víc peněz s každým Obchodem.',
    eventPassed:
      'Nejméně armád bylo na vaší straně a událost {event} vám měla vzít drachmy, ale ty už byly utracené. Plný měšec je riziko, prázdný ne.',
    points: 'Vedete! Máte: {points}. Body dávají Kultura, úrovně, políčka, karty a stupně rozvoje.',
    glory:
      'Sláva se počítá na konci: bod za každou velkou trofej, tu s vavřínovým věncem. Velké trofeje leží na mapě daleko a vyžadují mnoho armád.',
    end: 'Máte za sebou všech sedm akcí a čeká na vás další úspěch. Hrajte odtud dál, nebo začněte vlastní partii.',
  },
};
