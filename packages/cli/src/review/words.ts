import type { Part, Statement } from '@khora/bots/review-tools';
import type { Language } from '@khora/locales';

type Source = Statement['lines'][number]['source'];

/** What a review says beside the game's own words. Figures come as texts. */
export interface ReviewWords {
  readonly course: {
    readonly win: string;
    readonly points: string;
    readonly draft: string;
    readonly end: string;
  };
  readonly turning: Readonly<Record<'title' | 'dice' | 'cards' | 'events', string>>;
  readonly account: { readonly ahead: string; readonly win: string; readonly result: string };
  readonly sources: Readonly<Record<Source, string>>;
  /** Titles of narrow columns: how much was luck, and how much was skill. */
  readonly parts: Readonly<Record<Part | 'title' | 'result', string>>;
  readonly skill: Readonly<
    Record<'title' | 'decisions' | 'cost' | 'mistakes' | 'accuracy' | 'level', string>
  > & {
    readonly formula: (halving: number, victory: number) => string;
  };
  readonly decisions: Readonly<Record<'worst' | 'best' | 'none', string>> & {
    readonly gaveAway: (points: string) => string;
    readonly gained: (points: string) => string;
    readonly ahead: (points: string) => string;
    readonly better: (move: string) => string;
  };
  readonly draft: string;
  readonly round: (round: number) => string;
  readonly move: (move: number) => string;
  readonly basis: {
    readonly title: string;
    readonly text: (
      samples: Readonly<Record<'playouts' | 'worlds' | 'tries' | 'rules', number>>,
      names: { readonly reference: string; readonly seed: string },
    ) => string;
  };
}

export const WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    course: {
      win: 'Chance of winning at the start of each round, in per cent',
      points: 'Expected points at the start of each round',
      draft: 'draft',
      end: 'end',
    },
    turning: {
      title: 'Turning points: what changed the chances of winning most, in per cent',
      dice: 'the dice',
      cards: 'cards dealt or drawn',
      events: 'the event',
    },
    account: {
      ahead: 'How the result came about, in points ahead of the others’ average',
      win: 'The same in chance of winning, in per cent',
      result: '= result',
    },
    sources: {
      start: 'expected at the start',
      dice: 'dice',
      cards: 'cards dealt and drawn',
      events: 'events',
      own: 'own decisions',
      others: 'the others’ decisions',
      search: 'error of the search',
    },
    parts: {
      title: 'in short',
      start: 'expected',
      luck: 'luck',
      skill: 'skill',
      others: 'the others',
      search: 'search',
      result: '= result',
    },
    skill: {
      title: 'How well each player decided',
      decisions: 'decisions',
      cost: 'cost in points',
      mistakes: 'mistakes',
      accuracy: 'accuracy',
      level: 'about as good as',
      formula: (halving, victory) =>
        `Each decision is compared with what the reference would have played. One that cost x points is 1 − 2^(−x) of a mistake, and m mistakes leave an accuracy of 100 × 2^(−m/${halving}) %. When moves are compared, a victory counts as ${victory} points. Luck is what dice, cards and events did, skill what a player’s own decisions did.`,
    },
    decisions: {
      worst: 'What each player could have done better (in brackets: what only that move does)',
      best: 'What each player did well',
      none: 'Nothing worth mentioning.',
      gaveAway: (points) => `Gave away ${points} points.`,
      gained: (points) => `Gained ${points} points on the reference’s move.`,
      ahead: (points) => `${points} points better than the next best move.`,
      better: (move) => `Better: ${move}.`,
    },
    draft: 'Draft',
    round: (round) => `Round ${round}`,
    move: (move) => `move ${move}`,
    basis: {
      title: 'What the numbers are based on',
      text: ({ playouts, worlds, tries, rules }, { reference, seed }) =>
        `${playouts} games played to the end in ${worlds} worlds, other moves in ${tries}; rules ${rules}, reference ${reference}, seed ${seed}. ± is one standard error. The values are for the game as it really was, hidden cards included.`,
    },
  },
  de: {
    course: {
      win: 'Gewinnchance zu Beginn jeder Runde, in Prozent',
      points: 'Erwartete Siegpunkte zu Beginn jeder Runde',
      draft: 'Draft',
      end: 'Ende',
    },
    turning: {
      title: 'Wendepunkte: was die Gewinnchancen am meisten verändert hat, in Prozent',
      dice: 'die Würfel',
      cards: 'ausgeteilte oder gezogene Karten',
      events: 'das Ereignis',
    },
    account: {
      ahead: 'Woher das Ergebnis kommt: Vorsprung vor dem Durchschnitt der anderen in Siegpunkten',
      win: 'Dasselbe als Gewinnchance, in Prozent',
      result: '= Ergebnis',
    },
    sources: {
      start: 'zu Beginn erwartet',
      dice: 'Würfel',
      cards: 'Karten',
      events: 'Ereignisse',
      own: 'eigene Entscheidungen',
      others: 'die der anderen',
      search: 'Suchfehler',
    },
    parts: {
      title: 'kurz gesagt',
      start: 'erwartet',
      luck: 'Glück',
      skill: 'Können',
      others: 'die anderen',
      search: 'Suche',
      result: '= Ergebnis',
    },
    skill: {
      title: 'Wie gut alle entschieden haben',
      decisions: 'Entscheidungen',
      cost: 'Kosten',
      mistakes: 'Fehler',
      accuracy: 'Genauigkeit',
      level: 'etwa so gut wie',
      formula: (halving, victory) =>
        `Jede Entscheidung wird mit dem Zug der Referenz verglichen. Hat sie x Siegpunkte gekostet, zählt sie als 1 − 2^(−x) Fehler; bei m Fehlern beträgt die Genauigkeit 100 × 2^(−m/${halving}) %. Beim Vergleich von Zügen zählt ein Sieg so viel wie ${victory} Siegpunkte. Glück ist, was Würfel, Karten und Ereignisse bewirkt haben, Können, was die eigenen Entscheidungen bewirkt haben.`,
    },
    decisions: {
      worst: 'Was besser gegangen wäre (in Klammern: was nur dieser Zug bewirkt)',
      best: 'Was gut gelungen ist',
      none: 'Nichts Nennenswertes.',
      gaveAway: (points) => `Hat ${points} Siegpunkte verschenkt.`,
      gained: (points) => `Hat gegenüber dem Zug der Referenz ${points} Siegpunkte gewonnen.`,
      ahead: (points) => `${points} Siegpunkte besser als der nächstbeste Zug.`,
      better: (move) => `Besser: ${move}.`,
    },
    draft: 'Draft',
    round: (round) => `Runde ${round}`,
    move: (move) => `Zug ${move}`,
    basis: {
      title: 'Worauf die Zahlen beruhen',
      text: ({ playouts, worlds, tries, rules }, { reference, seed }) =>
        `${playouts} zu Ende gespielte Partien in ${worlds} Welten, andere Züge in ${tries}; Regelversion ${rules}, Referenz ${reference}, Startwert ${seed}. ± ist ein Standardfehler. Die Werte gelten für die Partie, wie sie wirklich war, verdeckte Karten eingeschlossen.`,
    },
  },
  es: {
    course: {
      win: 'Probabilidad de ganar al empezar cada ronda, en tanto por ciento',
      points: 'Puntos esperados al empezar cada ronda',
      draft: 'cartas',
      end: 'final',
    },
    turning: {
      title: 'Momentos decisivos: lo que más cambió las probabilidades de ganar, en tanto por ciento',
      dice: 'los dados',
      cards: 'cartas repartidas o robadas',
      events: 'el evento',
    },
    account: {
      ahead: 'De dónde viene el resultado, en puntos de ventaja sobre la media de los demás',
      win: 'Lo mismo en probabilidad de ganar, en tanto por ciento',
      result: '= resultado',
    },
    sources: {
      start: 'esperado al principio',
      dice: 'dados',
      cards: 'cartas',
      events: 'eventos',
      own: 'decisiones propias',
      others: 'las de los demás',
      search: 'error de búsqueda',
    },
    parts: {
      title: 'en resumen',
      start: 'esperado',
      luck: 'suerte',
      skill: 'habilidad',
      others: 'los demás',
      search: 'búsqueda',
      result: '= resultado',
    },
    skill: {
      title: 'Qué tal decidió cada cual',
      decisions: 'decisiones',
      cost: 'coste en puntos',
      mistakes: 'errores',
      accuracy: 'precisión',
      level: 'más o menos como',
      formula: (halving, victory) =>
        `Cada decisión se compara con la jugada de la referencia. Si costó x puntos, cuenta como 1 − 2^(−x) de un error, y con m errores la precisión es de 100 × 2^(−m/${halving}) %. Al comparar jugadas, una victoria cuenta como ${victory} puntos. La suerte es lo que hicieron los dados, las cartas y los eventos; la habilidad, lo que hicieron las decisiones propias.`,
    },
    decisions: {
      worst: 'Lo que se pudo hacer mejor (entre paréntesis, lo que solo hace esa jugada)',
      best: 'Lo que se hizo bien',
      none: 'Nada digno de mención.',
      gaveAway: (points) => `Regaló ${points} puntos.`,
      gained: (points) => `Ganó ${points} puntos respecto a la jugada de la referencia.`,
      ahead: (points) => `${points} puntos mejor que la segunda mejor jugada.`,
      better: (move) => `Mejor: ${move}.`,
    },
    draft: 'Selección de cartas',
    round: (round) => `Ronda ${round}`,
    move: (move) => `jugada ${move}`,
    basis: {
      title: 'En qué se basan las cifras',
      text: ({ playouts, worlds, tries, rules }, { reference, seed }) =>
        `${playouts} partidas jugadas hasta el final en ${worlds} mundos, otras jugadas en ${tries}; reglas versión ${rules}, referencia ${reference}, semilla ${seed}. ± es un error estándar. Los valores son los de la partida tal como fue, incluidas las cartas ocultas.`,
    },
  },
  cs: {
    course: {
      win: 'Šance na výhru na začátku každého kola v procentech',
      points: 'Očekávané body na začátku každého kola',
      draft: 'draft',
      end: 'konec',
    },
    turning: {
      title: 'Zlomové okamžiky: co nejvíc změnilo šance na výhru, v procentech',
      dice: 'kostky',
      cards: 'rozdané nebo líznuté karty',
      events: 'událost',
    },
    account: {
      ahead: 'Odkud pochází výsledek: náskok před průměrem ostatních v bodech',
      win: 'Totéž jako šance na výhru v procentech',
      result: '= výsledek',
    },
    sources: {
      start: 'očekáváno na začátku',
      dice: 'kostky',
      cards: 'karty',
      events: 'události',
      own: 'vlastní rozhodnutí',
      others: 'rozhodnutí ostatních',
      search: 'chyba hledání',
    },
    parts: {
      title: 'stručně',
      start: 'očekáváno',
      luck: 'štěstí',
      skill: 'umění',
      others: 'ostatní',
      search: 'hledání',
      result: '= výsledek',
    },
    skill: {
      title: 'Jak se komu dařilo rozhodovat',
      decisions: 'rozhodnutí',
      cost: 'cena v bodech',
      mistakes: 'chyby',
      accuracy: 'přesnost',
      level: 'zhruba jako',
      formula: (halving, victory) =>
        `Každé rozhodnutí se srovnává s tahem reference. Stálo-li x bodů, počítá se jako 1 − 2^(−x) chyby a při m chybách je přesnost 100 × 2^(−m/${halving}) %. Při srovnání tahů se výhra počítá za ${victory} bodů. Štěstí je to, co způsobily kostky, karty a události, umění to, co způsobila vlastní rozhodnutí.`,
    },
    decisions: {
      worst: 'Co šlo zahrát lépe (v závorce: co přinese jen tento tah)',
      best: 'Co se povedlo',
      none: 'Nic, co by stálo za zmínku.',
      gaveAway: (points) => `Ztráta bodů: ${points}.`,
      gained: (points) => `Zisk bodů proti tahu reference: ${points}.`,
      ahead: (points) => `O ${points} bodu lepší než druhý nejlepší tah.`,
      better: (move) => `Lepší: ${move}.`,
    },
    draft: 'Draft',
    round: (round) => `Kolo ${round}`,
    move: (move) => `tah ${move}`,
    basis: {
      title: 'Na čem se čísla zakládají',
      text: ({ playouts, worlds, tries, rules }, { reference, seed }) =>
        `Partií dohraných do konce: ${playouts}, světů: ${worlds}, pro jiné tahy: ${tries}; verze pravidel ${rules}, reference ${reference}, počáteční hodnota ${seed}. ± je jedna směrodatná chyba. Hodnoty platí pro partii, jaká opravdu byla, včetně skrytých karet.`,
    },
  },
  ru: {
    course: {
      win: 'Шанс на победу в начале каждого раунда, в процентах',
      points: 'Ожидаемые очки в начале каждого раунда',
      draft: 'драфт',
      end: 'конец',
    },
    turning: {
      title: 'Переломные моменты: что сильнее всего изменило шансы на победу, в процентах',
      dice: 'кубики',
      cards: 'розданные или взятые карты',
      events: 'событие',
    },
    account: {
      ahead: 'Из чего сложился результат: отрыв от среднего у остальных, в очках',
      win: 'То же в шансах на победу, в процентах',
      result: '= результат',
    },
    sources: {
      start: 'ожидалось в начале',
      dice: 'кубики',
      cards: 'карты',
      events: 'события',
      own: 'собственные решения',
      others: 'решения остальных',
      search: 'ошибка поиска',
    },
    parts: {
      title: 'коротко',
      start: 'ожидалось',
      luck: 'удача',
      skill: 'мастерство',
      others: 'остальные',
      search: 'поиск',
      result: '= результат',
    },
    skill: {
      title: 'Насколько хорошими были решения',
      decisions: 'решения',
      cost: 'цена в очках',
      mistakes: 'ошибки',
      accuracy: 'точность',
      level: 'примерно как',
      formula: (halving, victory) =>
        `Каждое решение сравнивается с ходом эталона. Если оно обошлось в x очков, это 1 − 2^(−x) ошибки, а при m ошибках точность равна 100 × 2^(−m/${halving}) %. При сравнении ходов победа считается за ${victory} очков. Удача — то, что сделали кубики, карты и события; мастерство — то, что сделали собственные решения.`,
    },
    decisions: {
      worst: 'Что можно было сделать лучше (в скобках: что даёт только этот ход)',
      best: 'Что удалось',
      none: 'Ничего примечательного.',
      gaveAway: (points) => `Потеряно очков: ${points}.`,
      gained: (points) => `Выиграно очков по сравнению с ходом эталона: ${points}.`,
      ahead: (points) => `Отрыв от второго по силе хода в очках: ${points}.`,
      better: (move) => `Лучше: ${move}.`,
    },
    draft: 'Драфт',
    round: (round) => `Раунд ${round}`,
    move: (move) => `ход ${move}`,
    basis: {
      title: 'На чём основаны числа',
      text: ({ playouts, worlds, tries, rules }, { reference, seed }) =>
        `Партий доиграно до конца: ${playouts}, миров: ${worlds}, для других ходов: ${tries}; версия правил ${rules}, эталон ${reference}, начальное число ${seed}. ± — одна стандартная ошибка. Значения относятся к партии, какой она была на самом деле, вместе со скрытыми картами.`,
    },
  },
};
