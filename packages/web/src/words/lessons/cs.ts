import type { Words } from './en.ts';

export const cs: Words = {
  learn: {
    title: 'Jak se hraje',
    minute: 'Hra za jednu minutu',
    aim: 'Vedete řecké město. Po devíti kolech vyhrává ten, kdo má nejvíc vítězných bodů.',
    dice: 'V každém kole hodíte kostkami a ke každé přiložíte jinou destičku akce. Má-li vyšší číslo než kostka, stojí občany.',
    actions: 'Sedm akcí s čísly 0 až 6 přináší občany, drachmy, armády, body a politické karty.',
    knowledge:
      'Armády provádějí průzkum a získávají trofeje. Potřebují je karty i stupně rozvoje vašeho města.',
    progress: 'Na konci kola můžete zaplatit a postoupit na jedné ze tří stupnic: vaše akce zesílí.',
    points:
      'Body dávají akce, karty, úrovně a rozvoj města. Na konci přinese každá sláva jeden bod za každou velkou trofej.',
    lessons: 'Krátké lekce, každá na minutu',
    taken: 'hotovo',
    first: 'Snadná první partie',
    firstText:
      'Proti třem snadným botům, karty jsou už rozdané. U každé otázky se dozvíte, proč na ní záleží.',
    rules: 'Pravidla',
    rulesText: 'Všechna pravidla, karty, města a události k nahlédnutí.',
  },
  why: {
    city: 'Podle stupňů rozvoje poznáte, jaké trofeje budete potřebovat.',
    draft: 'Karty se hrají akcí Politika: nechte si to, co dokážete zaplatit.',
    reroll: 'Vysoké kostky se hodí k vysokým destičkám; nízké stačí na Filosofii a Legislativu.',
    assign:
      'Destička vyšší než její kostka stojí občany; co která umí, zjistíte, když na ni ukážete nebo ji podržíte.',
    pay: 'Destička, kterou nemůžete zaplatit, se odloží a její akce propadne.',
    keep: 'Druhá karta přijde pod balíček: nechte si tu, kterou dokážete zahrát.',
    buy: 'Karty i stupně rozvoje vyžadují trofeje, a ty se nikdy neutrácejí.',
    explore: 'Tak získáte trofeje nejlevněji; druhé číslo říká, kolik armád ztratíte.',
    play: 'Karty dávají body nebo vás posílí po zbytek partie: čím dřív, tím víc přinesou.',
    develop: 'Stupně rozvoje vám zůstanou a patří k nejsilnějším efektům ve hře.',
    progress: 'Každá úroveň zlepší některou akci pro všechna další kola.',
    raise: 'Nic to nestojí a dostanete, co nová úroveň přináší.',
    tracks: 'Obě jsou zdarma: vezměte úrovně, které by stály nejvíc.',
    reward: 'Vezměte to, co využijete v příštím kole.',
    token: 'Myslete na další kartu nebo stupeň rozvoje, na které vám trofej chybí.',
    takeBack: 'Už zahraná karta tak může zapůsobit ještě jednou.',
    lose: 'Vzdejte se trofeje, kterou žádná vaše karta ani stupeň rozvoje nepotřebuje.',
    discard: 'Zahoďte karty, které sotva kdy zaplatíte.',
    action: 'Nestojí kostku ani občany.',
    claim: 'Daně přinášejí drachmy v každém kole; sláva se počítá na konci za každou velkou trofej.',
    tradeGlory: 'Sláva má cenu jen spolu s velkými trofejemi.',
  },
};
