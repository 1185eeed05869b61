import type { Translated } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Translated<typeof english> = {
  effects: {
    onAction: 'když provádíte akci {action}: {effect}',
    onPlay: 'když zahrajete kartu: {effect}',
    onOtherPlay: 'když zahrajete jinou kartu: {effect}',
    onTax: 'v každé fázi Zdanění: {effect}',
    onIdle: 'pokud ve fázi Pokrok na žádné stupnici nepostoupíte: {effect}',
    onRoll: 'ihned po hodu, je-li součet kostek nejvýše {atMost, number}: {effect}',
    othersHigher: '{effect}, pokud jsou všichni ostatní na stupnici {track} výše než vy',
    othersNotLower: '{effect}, pokud na stupnici {track} není nikdo níže než vy',
    othersNotHigher: '{effect}, pokud na stupnici {track} není nikdo výše než vy',
    ifExplored: '{effect} – jen pokud již byl proveden průzkum místa {space}',
    all: 'všichni: {effect}',
    most: 'nejvíce armád: {effect}',
    fewest: 'nejméně armád: {effect}',
    atEnd: 'na konci hry: {effect}',
    forGlory: 'při kterémkoli svém rozhodnutí smíte odevzdat 1 slávu: {effect}',
    per: '{gain} {per}',
    raise:
      'postupte zdarma o {levels, plural, one {# úroveň} few {# úrovně} other {# úrovní}} na stupnici {track}',
    draw: 'lízněte si {cards, plural, one {# kartu} few {# karty} other {# karet}}',
    act: 'proveďte {times, plural, one {jednou} =2 {dvakrát} =3 {třikrát} other {#krát}} akci {action}',
    reward: 'vyberte si: {rewards}',
    tracks: 'postupte zdarma o 1 úroveň na dvou různých stupnicích',
    token: '1 malá trofej libovolné barvy',
    takeBack: 'vezměte si jinou ze svých vyložených karet zpět do ruky',
    mayTakeBack: 'smíte si vzít jinou ze svých vyložených karet zpět do ruky',
    play: 'smíte jednou provést akci Politika',
    progress: 'smíte postoupit o 1 úroveň na stupnici {tracks} a zaplatit o {discount} méně',
    lose: 'ztratíte 1 trofej; kdo ji ztratí: {effect}',
    discard: 'odhoďte {cards, plural, one {# kartu} few {# karty} other {# karet}}',
    action: 'smíte provést jednu libovolnou akci kromě akce {actions}',
    die: 'vaše třetí kostka',
    nothing: 'bez výhody',
    explorationLoss:
      'při průzkumu ztrácíte o {count, plural, one {# armádu} few {# armády} other {# armád}} méně',
    levelDiscount:
      'každá placená úroveň stojí o {count, plural, one {# drachmu} few {# drachmy} other {# drachem}} méně',
    progressDiscount:
      've fázi Pokrok stojí úrovně na stupnicích {tracks} o {count, plural, one {# drachmu} few {# drachmy} other {# drachem}} méně',
    freeTracks: 've fázi Pokrok jsou úrovně na stupnici {tracks} zdarma',
    progressLevels:
      've fázi Pokrok smíte bez svitků postoupit celkem o {count, plural, one {# úroveň} few {# úrovně} other {# úrovní}}',
    tokenPrice:
      'trofej koupená akcí Obchod stojí {count, plural, one {# drachmu} few {# drachmy} other {# drachem}}',
    explorations:
      'při akci Dobývání smíte provést {count, plural, one {# průzkum} few {až # průzkumy} other {až # průzkumů}}',
    space:
      'potřeba {need, plural, one {# armáda} few {# armády} other {# armád}}, ztráta {loss, number}: {gains}',
    everyColor: '1 velká trofej od každé barvy',
  },
  loseAll: {
    citizens: 'ztratíte všechny občany',
    taxes: 'ztratíte všechny daně',
    glory: 'ztratíte veškerou slávu',
    troops: 'ztratíte všechny armády',
    drachmas: 'ztratíte všechny drachmy',
    points: 'ztratíte všechny vítězné body',
    scrolls: 'ztratíte všechny svitky',
  },
  per: {
    economy:
      '{every, plural, one {za každou úroveň ekonomiky} few {za každé # úrovně ekonomiky} other {za každých # úrovní ekonomiky}}',
    taxes: '{every, plural, one {za každou daň} few {za každé # daně} other {za každých # daní}}',
    citizens: '{every, plural, one {za každého občana} few {za každé # občany} other {za každých # občanů}}',
    drachmas:
      '{every, plural, one {za každou drachmu} few {za každé # drachmy} other {za každých # drachem}}',
    tokens: '{every, plural, one {za každou trofej} few {za každé # trofeje} other {za každých # trofejí}}',
    minorTokens:
      '{every, plural, one {za každou malou trofej} few {za každé # malé trofeje} other {za každých # malých trofejí}}',
    blueTokens:
      '{every, plural, one {za každou modrou trofej} few {za každé # modré trofeje} other {za každých # modrých trofejí}}',
    cardsInPlay:
      '{every, plural, one {za každou vaši vyloženou kartu} few {za každé # vaše vyložené karty} other {za každých # vašich vyložených karet}}',
    cardsInHand:
      '{every, plural, one {za každou kartu ve vaší ruce} few {za každé # karty ve vaší ruce} other {za každých # karet ve vaší ruce}}',
    lowestLevel:
      '{every, plural, one {za každou úroveň} few {za každé # úrovně} other {za každých # úrovní}} vaší nejnižší stupnice',
  },
  actionEffects: {
    legislation: '{gain}; {draw}, jednu si nechte, druhou vraťte pod balíček',
    culture: '+1 vítězný bod za každou úroveň kultury',
    trade:
      'tolik drachem, kolik je vaše úroveň ekonomiky + {more, number}; smíte koupit malou trofej za {price}',
    military: '+1 armáda za každou úroveň vojenství; smíte provést průzkum',
    politics: 'zahrajte kartu z ruky',
    development: 'odemkněte další stupeň rozvoje svého města',
  },
};
