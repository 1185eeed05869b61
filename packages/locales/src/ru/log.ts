import type { Translated } from '../catalogue.ts';
import type { log as english } from '../en/log.ts';

export const log: Translated<typeof english> = {
  log: {
    withSource: '{line} ({source})',
    round: 'Раунд {round, number} — {phase}',
    phase: '{letter}. {phase}',
    city: '{player} возглавляет город {city}',
    dealt: '{player} получает при раздаче {cards}',
    passed: '{player} передаёт {cards}; получатель — {to}',
    drafted: '{player} завершает драфт и получает {cards}',
    announced: 'Событие: {event}',
    rolled: '{player} выбрасывает {dice}',
    rerolled:
      '{player} перебрасывает {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}: {dice}',
    firstPlayer: 'Первый игрок: {player}',
    assigned: '{player} выбирает действия {actions}',
    paidFor: '{player} тратит на жетоны действий {what}',
    aside:
      '{player} откладывает {count, plural, one {жетон действия} few {жетоны действий} many {жетоны действий} other {жетоны действий}} {actions}',
    paidAndAside:
      '{player} тратит на жетоны действий {what} и откладывает {count, plural, one {жетон} few {жетоны} many {жетоны} other {жетоны}} {actions}',
    action: '{player} выполняет действие {action}',
    gains: '{player} получает {what}',
    loses: '{player} теряет {what}',
    spends: '{player} тратит {what}',
    overflow: '{player} возвращается к пределу и теряет {what}',
    raised: '{player} достигает уровня {level, number} на треке {track}',
    drew: '{player} берёт {cards}',
    offered: '{player} смотрит {cards}',
    kept: '{player} оставляет себе {cards}',
    keptOne: '{player} оставляет себе {cards} и кладёт под колоду {returned}',
    discarded: '{player} сбрасывает {cards}',
    explored: '{player} отправляет экспедицию: {space}',
    exploredFor: '{player} отправляет экспедицию: {space}, теряет {what}',
    played: '{player} разыгрывает карту {card}',
    playedFor: '{player} разыгрывает карту {card} за {what}',
    tookBack: '{player} возвращает на руку карту {card}',
    developed: '{player} переходит на стадию развития {development, number}',
    developedFor: '{player} переходит на стадию развития {development, number} за {what}',
    declinedExplore: '{player} обходится без экспедиции',
    declinedPlay: '{player} не разыгрывает карту',
    declinedDevelop: '{player} не развивает город',
    declinedRaise: '{player} отказывается от бесплатного подъёма',
    declinedTakeBack: '{player} не возвращает карту',
    declinedAction: '{player} не выполняет действие',
    achieved:
      '{count, plural, one {{players} получает} few {{players} получают} many {{players} получают} other {{players} получают}} достижение {achievement}',
    scored: '{player} получает в конце игры {what}',
    won: '{count, plural, one {{players} побеждает в игре} few {{players} делят победу} many {{players} делят победу} other {{players} делят победу}}',
    namedCards:
      '{count, plural, one {карту {names}} few {карты {names}} many {карты {names}} other {карты {names}}}',
    cards: '{count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  },
};
