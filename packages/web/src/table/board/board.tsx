import { ACHIEVEMENTS, achievementCount, contentOf } from '@khora/engine';
import { RULE_OF_PIECE } from '@khora/locales';
import { AchievementIcon, PlayerMarker } from '../../art/art.ts';
import { stillTip, tipGroup } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { NarrowText } from '../../words/narrow-text.ts';
import { useTable } from '../state/context.ts';
import { CarvedTrack } from './carved-track.tsx';
import { ExplorationMap } from './exploration-map.tsx';
import './board.css';

const TRACKED = ['citizens', 'troops', 'taxes', 'glory'] as const;

/** The shared board: tracks, achievements and the map, whose pictures may come later. */
export function Board({ pictures }: { pictures: boolean }) {
  const { t } = useLanguage();
  return (
    <section className="board" aria-label={t('table.board')}>
      <div className="board-left" {...tipGroup()}>
        {TRACKED.map((resource) => (
          <CarvedTrack key={resource} resource={resource} />
        ))}
        <Achievements />
      </div>
      <ExplorationMap pictures={pictures} />
    </section>
  );
}

/** How far the viewer is from each achievement: the number that it looks at. */
function Achievements() {
  const { view, names, me } = useTable();
  const { texts, t } = useLanguage();
  const { achievements: goals, numbers } = contentOf(view.rules);
  const own = view.players[me];
  return (
    <ul className="achievements" aria-label={t('table.achievements')}>
      {ACHIEVEMENTS.map((id) => {
        const earners = view.achievements[id];
        const mine = own ? achievementCount(own, id) : 0;
        const told =
          earners.length > 0
            ? t('table.earnedBy', { players: texts.list(earners.map((seat) => names[seat] ?? '')) })
            : mine < goals[id]
              ? t('table.stillOpen', { has: mine, goal: goals[id] })
              : t('table.meets', { phase: texts.phaseLetter('achievement') });
        return (
          <li
            key={id}
            data-anchor={id}
            className={earners.length > 0 ? 'earned' : mine >= goals[id] ? 'met' : undefined}
            {...stillTip(
              texts.achievement(id, view.rules),
              `${told} ${t('table.achievementReward', { count: numbers.achievementReward })}`,
              RULE_OF_PIECE.achievement,
              'R2.G3',
            )}
          >
            <AchievementIcon achievement={id} size={34} />
            <span className="plaque">
              {/* Rather a number on a line of its own than a broken word. */}
              <NarrowText text={texts.achievement(id, view.rules).replaceAll('\u00A0', ' ')} />
            </span>
            <span className="visually-hidden">{told}</span>
            <span className="earners" aria-hidden="true">
              {earners.length > 0
                ? earners.map((seat) => <PlayerMarker key={seat} seat={seat} size={15} />)
                : `${Math.min(mine, goals[id])}/${goals[id]}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
