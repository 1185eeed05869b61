import type { Translated } from '../catalogue.ts';
import type { log as english } from '../en/log.ts';

export const log: Translated<typeof english> = {
  log: {
    withSource: '{line} ({source})',
    round: '{round, number}. kolo – {phase}',
    phase: '{letter}. {phase}',
    city: '{player} {form, select, many {vedou} other {vede}} město {city}',
    dealt: '{player} {form, select, many {dostávají} other {dostává}} {cards}',
    passed: '{player} {form, select, many {posílají} other {posílá}} dál {cards}; komu: {to}',
    drafted: '{player} končí draft a {form, select, many {mají} other {má}} {cards}',
    announced: 'Událost: {event}',
    rolled: '{player} {form, select, many {házejí} other {hází}} {dice}',
    rerolled:
      '{player} {form, select, many {přehazují} other {přehazuje}} {count, plural, one {# kostku} few {# kostky} other {# kostek}}: {dice}',
    firstPlayer: 'Začínající hráč: {player}',
    assigned: '{player} volí akce {actions}',
    paidFor: '{player} platí za destičky {what}',
    aside:
      '{player} {form, select, many {odkládají} other {odkládá}} stranou {count, plural, one {destičku} other {destičky}} {actions}',
    paidAndAside:
      '{player} platí za destičky {what} a {form, select, many {odkládají} other {odkládá}} stranou {count, plural, one {destičku} other {destičky}} {actions}',
    action: '{player} {form, select, many {provádějí} other {provádí}} akci {action}',
    gains: '{player} {form, select, many {získávají} other {získává}} {what}',
    loses: '{player} {form, select, many {ztrácejí} other {ztrácí}} {what}',
    spends: '{player} {form, select, many {utrácejí} other {utrácí}} {what}',
    overflow:
      '{player} {form, select, many {mají} other {má}} víc, než je povoleno, a {form, select, many {ztrácejí} other {ztrácí}} {what}',
    raised:
      '{player} {form, select, many {dosahují} other {dosahuje}} na stupnici {track} úrovně {level, number}',
    drew: '{player} si {form, select, many {lížou} other {líže}} {cards}',
    offered: '{player} si {form, select, many {prohlížejí} other {prohlíží}} {cards}',
    kept: '{player} si {form, select, many {nechávají} other {nechává}} {cards}',
    keptOne:
      '{player} si {form, select, many {nechávají} other {nechává}} {cards} a {form, select, many {vracejí} other {vrací}} pod balíček {returned}',
    discarded: '{player} {form, select, many {zahazují} other {zahazuje}} {cards}',
    explored: '{player} {form, select, many {provádějí} other {provádí}} průzkum ({space})',
    exploredFor:
      '{player} {form, select, many {provádějí} other {provádí}} průzkum ({space}) a {form, select, many {ztrácejí} other {ztrácí}} {what}',
    played: '{player} {form, select, many {hrají} other {hraje}} kartu {card}',
    playedFor: '{player} {form, select, many {hrají} other {hraje}} kartu {card} za {what}',
    tookBack: '{player} si {form, select, many {berou} other {bere}} zpět do ruky kartu {card}',
    developed:
      '{player} {form, select, many {odemykají} other {odemyká}} stupeň rozvoje {development, number}',
    developedFor:
      '{player} {form, select, many {odemykají} other {odemyká}} stupeň rozvoje {development, number} za {what}',
    declinedExplore: '{player} průzkum {form, select, many {neprovádějí} other {neprovádí}}',
    declinedPlay: '{player} {form, select, many {nehrají} other {nehraje}} žádnou kartu',
    declinedDevelop: '{player} {form, select, many {neodemykají} other {neodemyká}} žádný stupeň rozvoje',
    declinedRaise: '{player} se {form, select, many {vzdávají} other {vzdává}} postupu zdarma',
    declinedTakeBack: '{player} si {form, select, many {neberou} other {nebere}} zpět žádnou kartu',
    declinedAction: '{player} {form, select, many {neprovádějí} other {neprovádí}} žádnou akci',
    achieved:
      '{count, plural, one {{players} {form, select, many {dosahují} other {dosahuje}}} few {{players} dosahují} other {{players} dosahují}} úspěchu {achievement}',
    scored: '{player} {form, select, many {získávají} other {získává}} na konci hry {what}',
    won: '{count, plural, one {{players} vítězí} few {O vítězství se dělí {players}} other {O vítězství se dělí {players}}}',
    namedCards: '{count, plural, one {kartu {names}} other {karty {names}}}',
    cards: '{count, plural, one {# kartu} few {# karty} other {# karet}}',
  },
};
