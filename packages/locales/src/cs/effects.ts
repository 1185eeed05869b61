import type { Translated } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Translated<typeof english> = {
  effects: {
    onAction: 'když provedete akci {action}: {effect}',
    onPlay: 'když zahrajete kartu: {effect}',
    onOtherPlay: 'když zahrajete jinou kartu: {effect}',
    onTax: 'v každé fázi Zdanění: {effect}',
    onIdle: 'pokud ve fázi Pokrok na žádné stupnici nepostoupíte: {effect}',
    onRoll: 'ihned po hodu, je-li součet kostek nejvýše {atMost, number}: {effect}',
    othersHigher: '{effect}, pokud jsou na ní všichni ostatní výše než vy',
    othersNotLower: '{effect}, pokud na stupnici {track} není nikdo níže než vy',
    othersNotHigher: '{effect}, pokud na stupnici {track} není nikdo výše než vy',
    ifExplored: '{effect}, pokud už někdo prozkoumal místo {space}',
    all: 'všichni: {effect}',
    most: 'hráč s nejvíce armádami: {effect}',
    fewest: 's nejméně: {effect}',
    allMay: 'všichni mohou {effect}',
    mostMay: 'hráč s nejvíce armádami může {effect}',
    atEnd: 'na konci hry: {effect}',
    forGlory: 'kdykoli o něčem rozhodujete, můžete odevzdat 1 slávu: {effect}',
    per: '{gain} {per}',
    raise:
      'postupte zdarma o {levels, plural, one {# úroveň} few {# úrovně} other {# úrovní}} na stupnici {track}',
    draw: 'lízněte si {cards, plural, one {# kartu} few {# karty} other {# karet}}',
    act: 'proveďte {times, plural, one {jednou} =2 {dvakrát} =3 {třikrát} other {#krát}} akci {action}',
    reward: 'vyberte si: {rewards}',
    tracks: 'postupte zdarma o 1 úroveň na dvou různých stupnicích',
    token: '1 malá trofej libovolné barvy',
    takeBack: 'vezměte si jinou ze svých vyložených karet zpět do ruky',
    mayTakeBack: 'můžete si vzít jinou ze svých vyložených karet zpět do ruky',
    may: 'můžete {effect}',
    play: 'provést akci Politika',
    progress: 'postoupit o 1 úroveň na stupnici {tracks} a zaplatit o {discount} méně',
    progressAny: 'postoupit o 1 úroveň na jedné stupnici a zaplatit o {discount} méně',
    lose: 'ztráta 1 trofeje; za ni: {effect}',
    discard: 'zahoďte {cards, plural, one {# kartu} few {# karty} other {# karet}}',
    action: 'provést jednu akci kromě akce {actions}',
    die: 'vaše třetí kostka',
    nothing: 'bez výhody',
    explorationLoss:
      'při průzkumu ztrácíte o {count, plural, one {# armádu} few {# armády} other {# armád}} méně',
    levelDiscount:
      'každá placená úroveň stojí o {count, plural, one {# drachmu} few {# drachmy} other {# drachem}} méně',
    tokenPrice:
      'trofej koupená akcí Obchod stojí {count, plural, one {# drachmu} few {# drachmy} other {# drachem}}',
    explorations:
      'při akci Dobývání můžete provést {count, plural, one {# průzkum} few {až # průzkumy} other {až # průzkumů}}',
    inProgress: 've fázi Pokrok: {effect}',
    progressLevels: 'až {count, plural, one {# úroveň} few {# úrovně} other {# úrovní}} bez svitků',
    progressDiscount:
      'úrovně na stupnici {tracks} stojí o {count, plural, one {# drachmu} few {# drachmy} other {# drachem}} méně',
    progressDiscountAll:
      'každá úroveň stojí o {count, plural, one {# drachmu} few {# drachmy} other {# drachem}} méně',
    freeTracks: 'úrovně na stupnici {tracks} jsou zdarma',
    space:
      'potřeba {need, plural, one {# armáda} few {# armády} other {# armád}}, ztratíte {loss, number}: {gains}',
    everyColor: '1 velká trofej od každé barvy',
  },
  loseAll: {
    citizens: 'ztráta všech občanů',
    taxes: 'ztráta všech daní',
    glory: 'ztráta veškeré slávy',
    troops: 'ztráta všech armád',
    drachmas: 'ztráta všech drachem',
    points: 'ztráta všech vítězných bodů',
    scrolls: 'ztráta všech svitků',
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
      'tolik drachem, kolik je vaše úroveň ekonomiky + {more, number}; můžete koupit malou trofej za {price}',
    military: '+1 armáda za každou úroveň vojenství; můžete provést průzkum',
    politics: 'zahrajte kartu z ruky',
    development: 'odemkněte další stupeň rozvoje svého města',
  },
};
