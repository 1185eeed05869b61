import type { Translated } from '../catalogue.ts';
import type { log as english } from '../en/log.ts';

export const log: Translated<typeof english> = {
  log: {
    withSource: '{line} ({source})',
    round: 'Раунд {round, number} — {phase}',
    phase: '{letter}. {phase}',
    city: '{player} {form, select, many {возглавляют} other {возглавляет}} город {city}',
    dealt: '{player} {form, select, many {получают} other {получает}} при раздаче {cards}',
    passed: '{player} {form, select, many {передают} other {передаёт}} {cards}; кому: {to}',
    drafted:
      '{player} {form, select, many {завершают} other {завершает}} драфт и {form, select, many {получают} other {получает}} {cards}',
    announced: 'Событие: {event}',
    rolled: '{player} {form, select, many {выбрасывают} other {выбрасывает}} {dice}',
    rerolled:
      '{player} {form, select, many {перебрасывают} other {перебрасывает}} {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}: {dice}',
    firstPlayer: 'Первый игрок: {player}',
    assigned: '{player} {form, select, many {выбирают} other {выбирает}} действия {actions}',
    paidFor: '{player} {form, select, many {тратят} other {тратит}} на жетоны действий {what}',
    aside:
      '{player} {form, select, many {откладывают} other {откладывает}} {count, plural, one {жетон действия} few {жетоны действий} many {жетоны действий} other {жетоны действий}} {actions}',
    paidAndAside:
      '{player} {form, select, many {тратят} other {тратит}} на жетоны действий {what} и {form, select, many {откладывают} other {откладывает}} {count, plural, one {жетон} few {жетоны} many {жетоны} other {жетоны}} {actions}',
    action: '{player} {form, select, many {выполняют} other {выполняет}} действие {action}',
    gains: '{player} {form, select, many {получают} other {получает}} {what}',
    loses: '{player} {form, select, many {теряют} other {теряет}} {what}',
    spends: '{player} {form, select, many {тратят} other {тратит}} {what}',
    overflow:
      '{player} {form, select, many {превышают} other {превышает}} предел и {form, select, many {теряют} other {теряет}} {what}',
    raised:
      '{player} {form, select, many {достигают} other {достигает}} уровня {level, number} на треке {track}',
    drew: '{player} {form, select, many {берут} other {берёт}} {cards}',
    offered: '{player} {form, select, many {смотрят} other {смотрит}} {cards}',
    kept: '{player} {form, select, many {оставляют} other {оставляет}} себе {cards}',
    keptOne:
      '{player} {form, select, many {оставляют} other {оставляет}} себе {cards} и {form, select, many {кладут} other {кладёт}} под колоду {returned}',
    discarded: '{player} {form, select, many {сбрасывают} other {сбрасывает}} {cards}',
    explored: '{player} {form, select, many {отправляют} other {отправляет}} экспедицию ({space})',
    exploredFor:
      '{player} {form, select, many {отправляют} other {отправляет}} экспедицию ({space}) и {form, select, many {теряют} other {теряет}} {what}',
    played: '{player} {form, select, many {разыгрывают} other {разыгрывает}} карту {card}',
    playedFor: '{player} {form, select, many {разыгрывают} other {разыгрывает}} карту {card} за {what}',
    tookBack: '{player} {form, select, many {возвращают} other {возвращает}} на руку карту {card}',
    developed:
      '{player} {form, select, many {переходят} other {переходит}} на стадию развития {development, number}',
    developedFor:
      '{player} {form, select, many {переходят} other {переходит}} на стадию развития {development, number} за {what}',
    declinedExplore: '{player} не {form, select, many {отправляют} other {отправляет}} экспедицию',
    declinedPlay: '{player} не {form, select, many {разыгрывают} other {разыгрывает}} карту',
    declinedDevelop: '{player} не {form, select, many {развивают} other {развивает}} город',
    declinedRaise: '{player} {form, select, many {отказываются} other {отказывается}} от бесплатного подъёма',
    declinedTakeBack: '{player} не {form, select, many {возвращают} other {возвращает}} карту',
    declinedAction: '{player} не {form, select, many {выполняют} other {выполняет}} действие',
    achieved:
      '{count, plural, one {{players} {form, select, many {получают} other {получает}}} few {{players} получают} many {{players} получают} other {{players} получают}} достижение {achievement}',
    scored: '{player} {form, select, many {получают} other {получает}} в конце игры {what}',
    won: '{count, plural, one {{players} {form, select, many {выигрывают} other {выигрывает}} партию} few {{players} делят победу} many {{players} делят победу} other {{players} делят победу}}',
    namedCards:
      '{count, plural, one {карту {names}} few {карты {names}} many {карты {names}} other {карты {names}}}',
    cards: '{count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  },
};
