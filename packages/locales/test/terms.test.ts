import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/index.ts';

/** Per language: what a thing is called, and what it must not be called. */
const TERMS: Readonly<Record<Language, readonly (readonly [term: string, others: RegExp])[]>> = {
  en: [
    ['philosophy token', /\bscrolls?\b/i],
    ['move up on a track', /\brais(e[sd]?|ing) (?:\{track|a track|(?:one|two|the|your|all) .*tracks?)/i],
    ['game file (for players)', /\bgame record|record file/i],
    ['user name', /\busernames?\b(?!['}])/i],
    ['sign in, sign out', /\blog(ged|ging)? ?(in|out)\b/i],
    ['spectator', /\bwatchers?\b|\bobservers?\b/i],
    ['knowledge token', /\bknowledge (marker|chip)s?\b/i],
    ['drachma', /\bcoins?\b|\bdollars?\b/i],
    ['action tile', /\baction (token|chip|card)s?\b/i],
    ['game of the day', /\bdaily (game|challenge)\b/i],
    ['achievement, laurel', /\baccomplishments?\b|\bbadges?\b/i],
    ['reroll', /\bre-rolls?\b|\broll (them |it )?again\b/i],
    ['end-of-game card', /\bend-?game (card|development)s?\b/i],
    ['set a tile aside', /\bput aside\b|\bdiscard(s|ed)? (a|the) tiles?\b/i],
    ['first player', /\bstart(ing)? player\b/i],
    ['points', /\bVPs?\b/],
    ['everyone, anyone, someone', /\b(every|any|some)body\b/i],
    ['politics card', /\bpolicy cards?\b|\bpolitical cards?\b/i],
    ['message (of the chat)', /\blines? of (the )?chat\b|\bchat lines?\b/i],
    [
      'British spelling',
      /\b(color|honor|favor|center|savior|totaling|traveler|canceled|organiz|realiz|analyz)\w*\b/i,
    ],
    ['no space before an ellipsis', / …/],
  ],
  de: [
    [
      'Partie (a game that is played)',
      /\b(neues?|laufende|beendete|dieses|deine?) Spiele?\b|\bSpiel beginnen/i,
    ],
    ['Siegpunkte', /(?<![\p{L}-])Punkten?(?![\p{L}-]| Unterschied| Ruhm| oder Unterstriche)/u],
    ['Haupttableau', /Spielplan/],
    ['Philosophiemarker', /Schriftrolle/],
    ['auf einer Leiste aufsteigen', /Leisten? (um 1 Stufe )?erhöh|Erhöht ein Effekt|Erhöhe \{track\}/],
    ['Wissensmarker', /(einen?|der|den|die|Ein|roten?|großen?|kleinen?) Marker\b/],
    ['Steuern-Phase', /Steuerphase/],
    ['Benachrichtigung', /keine Nachrichten\b/],
    ['kostenlos', /\bgratis\b|\bumsonst\b|\b(ist|sind|beide) frei[.:]/],
    ['Konto', /\bAccounts?\b|\beinloggen\b|\bLogin\b/],
    ['Plättchen', /\bKacheln?\b|\bFliesen?\b/],
    ['an einen Würfel legen', /\bauf (den|die|einen|jeden) Würfel\b/],
    ['Errungenschaft', /\bErfolge?\b/],
    ['Tipp (hint)', /\bHinweise?\b/],
    ['du', /\b(Sie (können|haben|müssen|dürfen)|Ihnen)\b(?! (nicht|können))/],
    ['Analyse (review)', /Rückblick|Rückschau/],
    ['Gewinnchance', /Siegchance/],
    ['Wertungszahl (rating)', /\bWertung(spunkte)?(:| \{)/],
    ['ungewertet (casual)', /freundschaftlich/i],
    ['Draft', /Kartenwahl/],
    ['Referenz', /Maßst[aä]b/],
    ['Differenz', /den Unterschied in/],
    ['an der Reihe, dran', /\bam Zug\b/],
    ['alle (of any gender)', /\b(jeder|der|kein) Spieler\b|\bMitspielern?\b/],
    ['a space before an ellipsis', /\p{L}…/u],
    ['„quotes“', /[«»”"]/],
  ],
  es: [
    ['los dracmas', /\b(las|una|muchas|tantas|cuántas|pocas) dracmas?\b/i],
    ['lauro (not counted)', /\blauros\b|\b1 lauro\b/],
    ['losetas', /\bfichas? de acción\b/],
    ['marcador (track)', /\bpistas? de (Economía|Cultura)/],
    ['avanzar en un marcador', /\bsube \{track\}|\bsub(e|ir) (un|los tres) marcador/i],
    ['Historial', /Crónica/],
    ['pista (hint)', /\bconsejos\b/],
    ['dispositivo', /\baparato/],
    ['final de la partida', /\bfin de la partida/i],
    ['recuento final', /puntuación final/],
    ['quedarse con', /(quédate|quedarse|se queda) (una|la|lo|\{card\})(?![\p{L}])/iu],
    ['tirar dados', /\blan[zc]\p{L}* .*dados/iu],
    ['asiento', /\bpuesto \{number/],
    ['superar el dado', /\bsupera al? su dado/],
    ['tú', /\b(usted|ustedes)\b/i],
    ['volver a tirar', /\brep(ite|etir|ites) .*dados|\buna repetición\b/i],
    ['rendimiento (of a level or space)', /\bbeneficios?\b/i],
    ['nivel (rating)', /\bElo\b|\b(tu|la) puntuación\b/i],
    ['dirigir una ciudad', /\bgobierna/i],
    ['planear', /\bprever\b|\bprevisto:/i],
    ['persona (of any gender)', /\b(Humano|Conectado|obligado a)\b/],
    ['«quotes»', /[„”"](?!»)/],
    ['no space before an ellipsis', / …/],
  ],
  cs: [
    ['zahodit', /odho[dz]|odhazuj/i],
    ['destička', /(?<!\p{L})žeton/iu],
    ['efekt', /účin(ek|k)/i],
    ['stupeň rozvoje', /čtyři rozvoje|další(ho)? rozvoj|karty (a|ani) rozvoj/i],
    [
      'partie (a game that is played)',
      /(?<!\p{L})(nov|rozehran|dohran|t[au]to|této|začít|snadn|vlastní)\p{L}* (první )?(hra|hru|hry|hře|her)(?!\p{L})/iu,
    ],
    ['závěrečné vyhodnocení', /bodování/],
    ['tip (hint)', /(bez|žádné) rad(?!\p{L})|(?<!\p{L})rady(?!\p{L})/u],
    ['vy', /(?<!\p{L})(tvůj|tvoje|tvá|přilož|pošli|vyber)(?!\p{L})/iu],
    ['armáda', /(?<!\p{L})(jednotk|vojáci|vojáků)/iu],
    ['trofej', /(?<!\p{L})vědění|znalost/iu],
    ['svitek', /filosofick\p{L}* (marker|destič)/iu],
    ['v tomto zařízení', /na tomto zařízení/],
    ['hovorové tvary', /(?<!\p{L})(tohle|tahle|tenhle|tyhle)(?!\p{L})/iu],
    ['úloha (puzzle)', /hádan/i],
    ['reference', /měřítk/i],
    ['draft', /výběr karet/i],
    ['počáteční hodnota (seed)', /semínk/i],
    ['vynechat', /(?<!\p{L})pasov|(?<!\p{L})pasuj/iu],
    ['filosofie', /filozof/i],
    ['moderace', /moderován/i],
    ['„uvozovky“', /[«»”"]/],
    ['no space before an ellipsis', / …/],
  ],
  ru: [
    ['кубики', /(?<!\p{L})кост(и|ей|ями|ях)(?!\p{L})/iu],
    ['жетон открытий', /жетон(ов|а|ы)? знани|покупает знания/i],
    ['экспедиция', /исследу|исследова/i],
    ['бесплатно', /(?<!\p{L})даром(?!\p{L})/iu],
    [
      'партия (a game that is played)',
      /(нов(ая|ую)|начат(ые|ая)|эт(а|у)|начать|завершённые) игр(а|у|ы)(?!\p{L})/iu,
    ],
    ['завершённые', /законченн/i],
    ['стадия развития', /четыре развития|развитий|следующее развитие/i],
    ['этап', /(?<!\p{L})фаз(а|е|ы|у|ой)(?!\p{L})/iu],
    ['жетон философии', /свит(ок|к)/iu],
    ['сыгранная карта', /разыгранн/iu],
    ['учётная запись', /аккаунт|логин/iu],
    ['имя пользователя', /имя для входа|никнейм/iu],
    ['жетон действия', /плитк|тайл/iu],
    ['войска', /(?<!\p{L})арми(я|и|ю|й)(?!\p{L})|отряд/iu],
    ['подсказка (hint)', /(?<!\p{L})советы/iu],
    ['шанс на победу', /шанс победы/i],
    ['ед. населения', /\d населения/],
    ['драфт', /(?<!\p{L})выбор карт(?!\p{L})/iu],
    ['начальное число (seed)', /(?<!\p{L})зерно/iu],
    ['подняться по треку', /повы(сь|си|ша)\p{L}* (\S+ )?(трек|уров)/iu],
    ['ячейка', /(?<!\p{L})клетк/iu],
    ['на руке', /(?<!\p{L})в руке/iu],
    ['играть сразу', /играть сейчас/i],
    ['вы', /(?<!\p{L})(ты|тебе|тебя|твой|твоя|нажми|выбери)(?!\p{L})/iu],
    ['«кавычки»', /[”"]|“(?!»)/],
    ['no space before an ellipsis', / …/],
  ],
};

/** Texts that are rightly the same as in English: names, units, and words that both languages have. */
const SAME = new Set([
  'Khôra',
  'Pax Graeca',
  'Sparta',
  'Argos',
  'Olympia',
  'Persepolis',
  'Peripteros',
  'Diolkos',
  'Stoa Poikile',
  'Stadion',
  'Bank',
  'Archive',
  'Proskénion',
  'Draft',
  'Total',
  'Chat',
  'Profil',
  'Normal',
  'System',
  'Bots',
  'Bot',
  'bot',
  'No',
  'Human',
  'Enter',
  'Esc',
  'online',
  'offline',
  'Aspasia',
  'Solon',
  'Pericles',
  'Moderation',
  'Passkey',
  'Name',
  'Hand',
  'Confirm',
  'Tip',
  'Menu',
  'Phase',
  'Archon',
  'Trierarch',
]);

const ROOT = join(import.meta.dirname, '../..');

/** Every file of words, by language: `de.ts`, or anything below a folder `de`. */
function catalogues(language: Language): { readonly file: string; readonly texts: readonly string[] }[] {
  return ['locales', 'web', 'server', 'cli', 'bots', 'protocol'].flatMap((name) => {
    const folder = join(ROOT, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => new RegExp(`(^|/)${language}(/.*)?\\.ts$`).test(file))
      .map((file) => ({
        file: `${name}/${file}`,
        texts: literals(readFileSync(join(folder, file), 'utf8')),
      }));
  });
}

/** The strings of a file, except ids and imports. */
function literals(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|`([^`]*)`|"([^"]*)"/g)].map(
    ([, single, template, double]) => (single ?? template ?? double ?? '').replaceAll("\\'", "'"),
  );
}

/** Where one file holds all languages: `de: { … }`. */
function mixed(): { readonly file: string; readonly parts: ReadonlyMap<Language, readonly string[]> }[] {
  return ['web', 'server'].flatMap((name) => {
    const folder = join(ROOT, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: `${name}/${file}`, source: readFileSync(join(folder, file), 'utf8') }))
      .filter(({ source }) =>
        LANGUAGES.every((language) => new RegExp(`^  ${language}: [{'\`]`, 'm').test(source)),
      )
      .map(({ file, source }) => ({
        file,
        parts: new Map(
          LANGUAGES.map((language) => {
            const [, rest = ''] = source.split(new RegExp(`^  ${language}: `, 'm'));
            const [own = ''] = rest.split(/^ {2}(?:[a-z]{2}:|\}|\w)|^\}/m);
            return [language, literals(own)] as const;
          }),
        ),
      }));
  });
}

describe.each(LANGUAGES)('%s', (language) => {
  const files = [
    ...catalogues(language),
    ...mixed().map(({ file, parts }) => ({ file, texts: parts.get(language) ?? [] })),
  ];

  test('has words to look at', () => {
    expect(files.flatMap(({ texts }) => texts).length).toBeGreaterThan(600);
  });

  test.each(TERMS[language])('says %s, and nothing else', (_term, others) => {
    const found = files.flatMap(({ file, texts }) =>
      texts
        .filter((text) => !isAliases(text) && others.test(withoutMarks(text)))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('leaves nothing in English', () => {
    const english = new Set(catalogues('en').flatMap(({ texts }) => texts));
    const left = catalogues(language).flatMap(({ file, texts }) =>
      texts
        .filter((text) => english.has(text) && /\p{L}{3}/u.test(withoutMarks(text)) && !SAME.has(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});

/** What players may type into the search: other words for things, on purpose. */
function isAliases(text: string): boolean {
  return /^\S+=\S+( \S+=\S+)*$/.test(text);
}

/** A message without its arguments and units. */
function withoutMarks(text: string): string {
  return text.replace(/\{\w+(?:, \w+)?\}|\{count, plural, other|\bmin\b/g, '');
}
