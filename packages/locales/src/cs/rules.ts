import type { RuleTexts } from '../rules.ts';

export const rules: RuleTexts = {
  preface: [
    'Devět kol vedete jedno z měst starověkého Řecka; vyhrává ten, kdo má na konci nejvíce vítězných bodů. Toto je neoficiální vydání deskové hry Khôra: Rise of an Empire. S vydavatelem hry není nijak spojeno a texty jsou naše vlastní.',
    'Každé pravidlo má číslo, na které hra odkazuje, když něco vysvětluje. Pravidla vycházejí z pěti vydání: anglického, německého, španělského, českého a ruského. Kde se tato vydání rozcházejí nebo mlčí, říká pasáž začínající slovem „Výklad:“, co platí zde. Co dělá která karta, město, událost, políčko a úroveň stupnice, ukazuje knihovna.',
    'Počítá se sedm věcí: vítězné body, drachmy, svitky, občané, daně, sláva a armády. Kromě toho máte tři stupnice pokroku (Ekonomika, Kultura a Vojenství), trofeje (červené, modré nebo zelené, každá buď malá, nebo velká), politické karty (v ruce i vyložené) a město se stupni rozvoje 1 až 4.',
  ],
  ruling: 'Výklad',
  titles: {
    setup: '1 Příprava partie',
    round: '2 Herní kolo',
    event: 'A Odhalení události',
    tax: 'B Zdanění',
    dice: 'C Hod kostkami a výběr akcí',
    action: 'D Vyhodnocení akcí',
    progress: 'E Pokrok',
    resolution: 'F Vyhodnocení události',
    achievement: 'G Úspěchy',
    gains: '3 Zisky a ztráty',
    end: '4 Konec partie',
    variants: '5 Varianty',
    rulings: '6 Jednotlivé karty, města a události',
    versions: '7 Verze pravidel',
  },
  intros: {
    round: 'Hra trvá devět kol. Každé má sedm fází, A až G, v tomto pořadí.',
    variants: 'Obě pocházejí z českého vydání.',
    rulings:
      'Na fialových (permanentních) kartách z krabice udává písmeno, ve které fázi působí; zde rozhoduje znění efektu. Pravidla ve vydáních z nich nevysvětlují skoro nic, takže téměř vše v této části je výklad.',
  },
  rules: {
    'R1.1':
      'Hrají 2, 3 nebo 4 hráči, kteří sedí po směru hodinových ručiček. Každý začíná s Ekonomikou, Kulturou a Vojenstvím na úrovni 1, se 3 občany, 4 drachmami a 2 kostkami; daní, slávy, armád, vítězných bodů i svitků má 0. Třetí kostka je zatím zamčená (R2.E5).',
    'R1.2':
      'Každý hráč dostane náhodně jedno ze 7 měst, žádné dvakrát. Možnost (české vydání): hráči se domluví, kdo si vezme které. Výklad: zde si vybírají v pořadí hráčů, počínaje začínajícím hráčem podle R1.7.',
    'R1.3':
      'Zamíchá se 40 politických karet a každému hráči se rozdá 5. Pak následuje draft: všichni si zároveň nechají jednu kartu a ostatní pošlou doleva (po směru hodinových ručiček), a tak stále dokola; i poslední obdrženou kartu si nechají. Každý tak skončí s 5 kartami. Zbylé karty tvoří balíček politických karet, lícem dolů.',
    'R1.4':
      'Balíček událostí má 9 karet, jednu na každé kolo. Shora dolů: „Růst populace“, 7 náhodných ze zbylých 14 událostí, „Dobytí Persie“.',
    'R1.5':
      'Na mapě je 33 políček průzkumu, každé s jednou trofejí, a Persepolis se třemi velkými trofejemi, po jedné od každé barvy: celkem 36 trofejí.',
    'R1.6':
      'Po draftu se každému městu odemkne stupeň rozvoje 1 a provede se jeho efekt. Úroveň, kterou tím na stupnici získáte, přináší svou výhodu.',
    'R1.7':
      'Před 1. kolem se začínající hráč určí náhodně (španělské vydání). Podle toho se rozhodují shody při prvním hodu (R2.C2) a určuje pořadí pro R1.2 a R5.2. Výklad: podle českého vydání začíná ten, kdo byl naposledy v Řecku, což program nemůže vědět; ostatní vydání mlčí.',
    'R1.8':
      'Možnost pro rychlé partie: všichni si nechají 5 karet, které jim byly rozdány; nic se neposílá dál.',

    'R2.A1':
      'Odhalí se vrchní karta události. Její efekt nastane ve fázi F; jen „Růst populace“ působí ve fázi C.',

    'R2.B1': 'Každý získá tolik drachem, kolik má daní. Poté se uplatní karty, které působí ve fázi Zdanění.',

    'R2.C1':
      'Všichni jednou hodí všemi svými odemčenými kostkami: 2 kostkami, od 4. úrovně kultury 3 kostkami.',
    'R2.C2':
      'Kdo hodí nejnižší součet, je začínajícím hráčem kola. Při shodě je jím ten z hráčů se stejným součtem, který sedí nejblíže předchozímu začínajícímu hráči, počítáno od něj po směru hodinových ručiček. Výklad: je-li mezi nimi i předchozí začínající hráč, má vzdálenost 0 a zůstává začínajícím. Součty 2 a 3 kostek se porovnávají tak, jak jsou.',
    'R2.C3':
      '„Růst populace“: každý hráč, kterému na kostkách padne součet 4 nebo méně, získá hned po hodu 1 svitek.',
    'R2.C4':
      'Všichni tajně a zároveň přidělí každé své kostce jinou destičku akce (0 až 6). Každá kostka dostane destičku. Pak se všechny společně odhalí.',
    'R2.C5':
      'Destička, jejíž číslo je vyšší než hodnota její kostky, vás stojí tolik občanů, kolik činí rozdíl (destička 6 u kostky s hodnotou 4: 2 občané); každá jiná je zdarma. Za destičky platíte v libovolném pořadí.',
    'R2.C6':
      'Máte-li dost občanů, musíte zaplatit (anglické, německé, španělské a české vydání). Pokud ne, neplatíte nic: destička se odloží a její akce se neprovede. Možnost (ruské vydání): smíte se také rozhodnout nezaplatit a destičku odložit.',
    'R2.C7':
      'V tomto kroku smíte, ať už platíte, nebo ne, utratit libovolný počet svitků a za každý získat 3 občany: před platbami, mezi nimi nebo po nich. Výklad: destičky tedy můžete zaplatit, pokud vaši občané a 3 za každý utracený svitek dají dohromady alespoň jejich celkovou cenu; co zbude, si necháte, nejvýše však 15. Svitky nikdy utrácet nemusíte. Destičky smíte odložit právě tehdy, když při placení existuje okamžik (není utracen žádný z těchto svitků, jsou utraceny některé, nebo všechny; není zaplacena žádná z ponechaných destiček, jsou zaplaceny některé, nebo všechny), kdy vaši občané nestačí na žádnou z odložených destiček.',

    'R2.D1':
      'Destičky všech hráčů se provádějí ve vzestupném pořadí: všechny 0, pak všechny 1 a tak dále. Hráči se stejnou destičkou jednají zároveň; výjimkou je Dobývání (4), které se řídí pořadím hráčů: nejprve začínající hráč, pak po směru hodinových ručiček. Výklad: karty při akci Legislativa se lízají v pořadí hráčů, jakmile přijdou na řadu destičky 1; průzkumy, které poskytne stupeň rozvoje, se provádějí v pořadí hráčů; ostatní souběžná rozhodnutí platí, jakmile padnou.',
    'R2.D2':
      'Každý efekt zvolené akce je dobrovolný: nikdy nemusíte provést, co nechcete (všechna vydání). R3.8 říká, kdy se vás hra zeptá.',
    'R2.D3':
      'Efekty jako „když provádíte akci Obchod“ nastanou pokaždé, když akci provedete, i když vám ji poskytla karta, stupeň rozvoje nebo událost. Výklad: nastanou spolu s vlastním ziskem akce, tedy před dobrovolným nákupem nebo průzkumem v téže akci. Akce, která se neuskuteční (žádná karta zahraná, nic odemčeno), nespustí nic.',
    'R2.D4':
      '0 Filosofie: získáte 1 svitek. Počet svitků není omezen. Utratit je můžete ve fázích C (R2.C7), D (R2.D12) a E (R2.E2).',
    'R2.D5':
      '1 Legislativa: získáte 3 občany; pak si líznete 2 politické karty, jednu si necháte v ruce a druhou vrátíte pod balíček. Počet karet v ruce není omezen. Výklad: zbývá-li jen jedna karta, líznete si ji; nezbývá-li žádná, nelíznete si nic.',
    'R2.D6': '2 Kultura: získáte tolik vítězných bodů, kolik činí vaše úroveň kultury.',
    'R2.D7':
      '3 Obchod: získáte tolik drachem, kolik činí vaše úroveň ekonomiky + 1; pak smíte za 5 drachem koupit jednu malou trofej libovolné barvy. Malé trofeje a drachmy nikdy nedojdou; velké trofeje koupit nelze.',
    'R2.D8':
      '4 Dobývání: získáte tolik armád, kolik činí vaše úroveň vojenství; pak smíte provést jeden průzkum (R2.D9).',
    'R2.D9':
      'Průzkum: každé políčko udává, kolik armád je potřeba a jaká je ztráta (6/3: potřeba 6, ztráta 3). Vyberte si políčko, na kterém trofej ještě leží a pro které máte potřebný počet armád; ztratíte tolik armád, kolik činí ztráta; vezmete si trofej; získáte výhodu políčka. Persepolis dává své tři velké trofeje najednou.',
    'R2.D10':
      '5 Politika: zahrajete jednu kartu z ruky. Musíte mít trofeje, které vyžaduje (podle barvy, malé nebo velké; neutrácejí se; chybí-li vám, viz R2.D12), a zaplatit její cenu v drachmách; pak leží vyložená před vámi. Karty s okamžitým efektem působí jednou, nakolik je to možné; karty s permanentním efektem od této chvíle; karty s efektem na konci hry při závěrečném vyhodnocení. Kartu, na kterou vám chybí trofeje nebo drachmy, zahrát nelze.',
    'R2.D11':
      '6 Rozvoj: odemknete další stupeň rozvoje svého města. Musíte mít jeho trofeje (neutrácejí se; chybí-li vám, viz R2.D12) a zaplatit jeho cenu v drachmách. Za celou hru to lze nejvýše třikrát: stupně 2, 3 a 4, v tomto pořadí. Odemčené stupně rozvoje si své efekty ponechávají.',
    'R2.D12':
      'Při akci Politika nebo Rozvoj ve fázi D nahradí každé 2 utracené svitky jednu požadovanou trofej, a to jen pro tuto akci. Výklad: za každou chybějící trofej utratíte přesně 2 svitky.',
    'R2.D13':
      'Překročení: akce Legislativa smí zvýšit počet vašich občanů nad 15 a akce Dobývání počet vašich armád, a to do konce fáze D; pak obojí klesne zpět na 15. Každý jiný zisk se ihned zastaví na 15: „Nábor žoldnéřů“ se 13 armádami a ekonomikou na úrovni 5 skončí na 15. Nad 15 takový zisk nic nepřidá a nic neubere: 17 armád a „Řecký oheň“ je stále 17. Výklad: vydání uvádějí jak „konec akce“, tak „konec fáze“; zde platí fáze, ale překročení ve fázi F končí se svou akcí. (Německé a španělské vydání uvádí v příkladu 13 + 4 = 17 úroveň 7: je to tisková chyba.)',

    'R2.E1':
      'V pořadí hráčů smí každý postoupit na jedné stupnici pokroku o jednu úroveň: zaplatíte cenu nové úrovně v drachmách a získáte její výhodu. O dalších úrovních viz R2.E2.',
    'R2.E2':
      'Každý svitek, který utratíte, dovoluje postoupit o jednu úroveň navíc na libovolné stupnici; její cenu v drachmách přesto platíte. O více úrovní smíte postoupit na jedné stupnici i na několika.',
    'R2.E3':
      'Efekty, které dovolují celkem 2 úrovně („Reformátoři“, Korint 3), zvyšují počet úrovní bez svitků z 1 na 2. Výklad: nesčítají se, protože každý uvádí celkem 2.',
    'R2.E4': 'Nejvyšší úroveň je 7. Výklad: slevy se sčítají; cena nikdy neklesne pod 0.',
    'R2.E5':
      'Dosažení 4. úrovně kultury odemyká vaši třetí kostku, a to od příští fáze Hod kostkami a výběr akcí.',

    'R2.F1':
      'Efekty karty události se provádějí shora dolů. Co platí pro hráče s nejvíce nebo s nejméně armádami, platí při shodě pro všechny takové hráče; mají-li všichni stejně, platí pro každého obojí (ruské vydání). Výklad: kdo má nejvíce a kdo nejméně, se určí před prvním efektem události.',
    'R2.F2':
      'Ostatní efekty platí pro všechny hráče, v pořadí hráčů tam, kde na pořadí záleží. Výklad: karty se lízají a na stupnicích se postupuje v pořadí hráčů. Kdo ztrácí trofej, zahazuje karty nebo provádí akci Politika díky události „Rozkvět“, volí zároveň s ostatními a každé rozhodnutí platí, jakmile padne, jako ve fázi D (R2.D1).',
    'R2.F3':
      'Pokrok, který poskytne událost, stojí obvyklé drachmy. Výklad: o slevách a o akcích, které poskytne událost, vydání mlčí; platí obvyklá pravidla a slevy. Každé použití svitků patří k fázi C, D nebo E, takže tady žádné není (R2.C7, R2.D12, R2.E2).',

    'R2.G1':
      'Úspěchů je pět, každý za to, že máte alespoň: 10 vítězných bodů; 12 občanů; 6 armád; ekonomiku na úrovni 4; 3 vyložené politické karty.',
    'R2.G2':
      'Každého úspěchu lze dosáhnout jen v jediném kole: v prvním, v jehož fázi G ho někdo splní, a dosáhnou ho všichni, kdo ho tehdy splňují. V pozdějších kolech je uzavřen. O úspěch nikdy nepřijdete.',
    'R2.G3':
      'Dosáhne-li úspěchu jediný hráč, získá podle své volby 1 daň, nebo 1 slávu. Dosáhne-li ho více hráčů, získá každý 1 daň. Každý úspěch se vyhodnocuje zvlášť. Výklad: nejprve přijdou společně dosažené úspěchy; pak všichni, kdo dosáhli nějakého sami, volí zároveň, každý jeden úspěch po druhém.',

    'R3.1':
      'Meze: občané 0 až 15 a armády 0 až 15 (ale viz R2.D13), daně 0 až 10, sláva 0 až 10. Vítězné body, drachmy a svitky nikdy neklesnou pod 0 a shora omezeny nejsou. Zisky nad mez propadají.',
    'R3.2':
      'Máte-li ztratit víc, než máte, ztratíte všechno; dluhy nevznikají. Výjimka: máte-li ztratit trofej a žádnou nemáte, nestane se nic. Máte-li zahodit víc karet, než držíte v ruce, zahodíte celou ruku.',
    'R3.3':
      'Postoupíte-li na stupnici zdarma, nic neplatíte a výhodu úrovně přesto získáte. Výklad: na úrovni 7 se nestane nic.',
    'R3.4':
      'Výklad: zahozené politické karty přijdou pod balíček politických karet. Karty, které tam dává více hráčů zároveň (Legislativa, „Třicet tyranů“), přijdou dospod v pořadí hráčů, až poslední z nich zvolí; nezáleží tedy na tom, kdo odpoví první.',
    'R3.5':
      'Trofej, kterou ztratíte, může mít libovolnou barvu a být malá i velká (české vydání). Výklad: sami si vyberete, kterou trofej ztratíte a které karty zahodíte.',
    'R3.6':
      'Pokud efekt dává postup na stupnici zdarma, říká to; říká-li jen, že smíte postoupit, platíte obvyklou cenu.',
    'R3.7':
      'Vyložené karty se nikdy nezahazují (české vydání). Výklad: ztracené trofeje opouštějí hru a Persepolis zůstává prozkoumaná; žádné vydání neříká, kam ztracená trofej přijde, a vrácenou by bylo možné získat průzkumem dvakrát.',
    'R3.8':
      'Výklad: co vám přinese zvolená akce, smíte odmítnout, i to, co přinesou karty a stupně rozvoje, které díky ní zahrajete nebo odemknete (R2.D2). Hra se vás zeptá všude, kde odmítnutí může někdy někomu pomoci: než na stupnici zdarma postoupíte („Peripteros“, „Rivalita“, Argos 3, Olympie 3, Milét 2) a než si díky kartě „Ostrakismus“ vezmete kartu zpět. Všechno ostatní se provede hned, protože odmítnutí by nikdy nikomu nepomohlo; jedinou výjimkou je lízání karet (R3.11). Efekt bez výsledku (stupnice na úrovni 7, nesplněná podmínka, prázdný balíček, nic, co by šlo vzít zpět) se na nic neptá a nikdy nebrání zahrát kartu nebo odemknout stupeň rozvoje: provede se, nakolik je to možné. Každá úroveň, kterou projdete, přináší svou výhodu.',
    'R3.9':
      'Výklad: efekt se provede celý, nebo se celý odmítne. Díky stupni Olympie 3 postoupíte v kultuře o obě úrovně, nebo o žádnou, díky stupni Milét 2 na dvou stupnicích, nebo na žádné. „Ostrakismus“ má dva efekty: když si žádnou kartu zpět nevezmete, akci Politika přesto provést smíte, stejně jako když jinou vyloženou kartu nemáte.',
    'R3.10':
      'Ztráty, ceny a zahazování odmítnout nelze. Výklad: ani stupeň rozvoje 1 (R1.6), který si nikdo nevybral, ani to, co přinesou události a úspěchy, protože vydání mluví o zvolených akcích. Akce, kterou poskytne událost, je zvolená akce.',
    'R3.11':
      'Výklad: lízání karet a ponechání jedné z nich odmítnout nelze. Pomohlo by to jen hráči, který si pamatuje, co přišlo pod balíček, a dopočítá se k tomu; ptát se kvůli tomu při každé akci Legislativa by byla příliš vysoká cena.',

    'R4.1':
      'Po 9. kole přičtete vítězné body za stupně rozvoje s efektem na konci hry, vítězné body za karty s efektem na konci hry a svou slávu × počet svých velkých trofejí.',
    'R4.2':
      'Vyhrává ten, kdo má nejvíce vítězných bodů. Při shodě rozhoduje nejvíce drachem; trvá-li shoda, hráči se o vítězství dělí.',

    'R5.1':
      'Přehození: po hodu smí každý hráč jednou přehodit kterékoli ze svých kostek. Výklad: všichni se rozhodují současně a začínající hráč se určuje až po přehození; české vydání žádné pořadí neuvádí a platí ty kostky, které se použijí.',
    'R5.2':
      'Společné kostky: jeden hod dvěma kostkami platí pro všechny; třetími kostkami hází každý zvlášť. Začínající hráč se každé kolo mění po směru hodinových ručiček, místo podle R2.C2.',

    'R6.1':
      'Výklad: Théby 2 (odevzdat 1 slávu za 2 drachmy a 4 vítězné body) lze využít libovolněkrát, kdykoli o něčem rozhodujete. Zbývá-li vám před závěrečným vyhodnocením sláva, dostanete poslední příležitost. Destička města neuvádí ani okamžik, ani omezení.',
    'R6.2':
      'Výklad: díky kartě „Ostrakismus“ si smíte vzít jinou ze svých vyložených karet zpět do ruky; pak smíte provést jednu akci Politika (R3.8, R3.9). Kartu vzatou zpět smíte za její cenu zahrát znovu. Permanentní efekt končí, když jeho karta přestane být vyložená: vezmete-li si ve fázi D zpět kartu „Reformátoři“, ve fázi E už ji nemáte.',
    'R6.3':
      'Výklad: „Mimořádná sbírka“, Athény 2 a Athény 3 působí u každé karty, kterou zahrajete, dokud platí („Mimořádná sbírka“ ne u sebe samé): po zaplacení karty, takže na ni nepřispějí, a před jejím efektem.',
    'R6.4':
      'Výklad: „Stará garda“ přináší 4 vítězné body na konci fáze E, pokud v této fázi na žádné stupnici nepostoupíte. Postupy zdarma v jiných fázích se nepočítají.',
    'R6.5':
      'Výklad: u karet „Moc“ a „Veřejné tržiště“ se srovnáváte se všemi ostatními hráči, i ve hře pro dva. Shoda vám nevadí: jde jen o to, aby nikdo jiný nebyl níže („Moc“) nebo výše („Veřejné tržiště“).',
    'R6.6':
      'Výklad: „Rivalita“ působí jen tehdy, když je úroveň vojenství všech ostatních hráčů vyšší než vaše; shoda nestačí.',
    'R6.7':
      'Výklad: „Helepolis“ a Sparta 1 se sčítají; ztráta nikdy neklesne pod 0. Kolik armád políčko potřebuje, se nemění.',
    'R6.8':
      'Výklad: Sparta 3 poskytuje dvě úplné akce Dobývání po sobě, každou s vlastním ziskem a průzkumem, a Olympie 4 tři akce Kultura. Théby 3 dovolují až dva průzkumy v jedné akci Dobývání, jeden po druhém; Persepolis se počítá jako jeden.',
    'R6.9':
      'Výklad: Argos 2 má okamžitý efekt (ruské, české a španělské vydání; příklad v anglickém a německém ho označuje za permanentní, v rozporu s destičkou města).',
    'R6.10':
      '„Dobytí Persie“: byl-li v této partii proveden průzkum místa Persepolis, smí každý hráč provést jednu akci kromě akce Dobývání. Výklad: postupuje se v pořadí hráčů a každý skončí dřív, než začne další, bez kostek a občanů; smí to být i akce, kterou v tomto kole už provedl. Co akce poskytne, není omezeno: Rozvoj smí odemknout stupeň Sparta 3.',
    'R6.11':
      '„Stavba mincovny“ a Korint 3 působí jen ve fázi E. Výklad: „Postupné změny“ žádnou fázi neuvádějí, působí tedy vždy, když za úroveň platíte drachmy, i ve fázi F (s událostí „Vojenské vítězství“: celkem o 3 méně).',
    'R6.12':
      'Výklad: co anglická pravidla nazývají „Ionic Columns“, je karta, která se v jiných vydáních a v krabici jmenuje „Korintské sloupy“: je to jediná karta.',
    'R6.13':
      'Výklad: díky stupni Milét 2 postoupíte na dvou různých stupnicích pod úrovní 7; je-li taková jen jedna, pak na té; není-li žádná, nestane se nic. Smíte to odmítnout (R3.8, R3.9).',
    'R6.14':
      'Výklad: u karty „Rada“, akce Legislativa a události „Třicet tyranů“ se lízá, co z balíčku zbývá, v pořadí hráčů. Kdo má zároveň nejvíce i nejméně armád, si nejdřív lízne, protože karta se čte shora dolů, a pak zahodí dvě libovolné karty.',
    'R6.15': 'Výklad: kdo dosáhne úspěchů, se určí na začátku fáze G; odměna za jeden se nepočítá pro jiný.',
    'R6.16': 'Výklad: pro „Růst populace“ platí kostky po přehození (R5.1).',
    'R6.17': 'Výklad: se společnými kostkami (R5.2) je v 1. kole začínajícím hráčem hráč podle R1.7.',

    'R7.1':
      'Partie se hraje až do konce podle té verze pravidel, se kterou začala, a její záznam ji uvádí. Toto je verze 2. Ve verzi 1 nebylo možné odmítnout nic z R3.8: postupy zdarma za „Peripteros“, „Rivalita“, Argos 3 a Olympie 3 nastaly samy; stupnice pro Milét 2 bylo nutné vybrat, stejně jako kartu, kterou si díky kartě „Ostrakismus“ vezmete zpět, pokud nějaká byla. Nic jiného se neliší, ani žádné číslo.',
  },
};
