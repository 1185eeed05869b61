import { contentOf, type GameView, type Move, playerAt, TOP_LEVEL, TRACKS, type Track } from '@khora/engine';
import { RULE_OF_PHASE, RULE_OF_PIECE, RULE_OF_TRACK, ruleOfReason } from '@khora/locales';
import { ResourceIcon, TrackIcon } from '../../art/art.ts';
import { sentences, tip, tipGroup } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { Amount, KnowledgeRow, Projected } from '../pieces/pieces.tsx';
import { sameMove, toggled } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { levelUse } from '../state/plan.ts';
import './own-tracks.css';

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, index) => index + 1);

/** The viewer's progress tracks with the price and the benefit of the next level, and what they own. */
export function OwnTracks() {
  const { view, me } = useTable();
  const { t } = useLanguage();
  const player = playerAt(view, me);
  return (
    <section className="own" aria-label={t('table.ownThings')} {...tipGroup()}>
      <div className="own-amounts">
        <span className="own-points">
          <Amount resource="points" count={player.points} seat={me} />
          <Projected seat={me} />
        </span>
        <Amount resource="drachmas" count={player.drachmas} seat={me} />
        <Amount resource="scrolls" count={player.scrolls} seat={me} />
        <Amount resource="citizens" count={player.citizens} />
        <Amount resource="troops" count={player.troops} />
        <Amount resource="taxes" count={player.taxes} />
        <Amount resource="glory" count={player.glory} />
      </div>
      {TRACKS.map((track) => (
        <ProgressTrack key={track} track={track} />
      ))}
      <KnowledgeRow view={view} seat={me} size={22} />
    </section>
  );
}

function bringsDie({ rules }: GameView, track: Track, level: number): boolean {
  return track === 'culture' && level === contentOf(rules).thirdDie;
}

function ProgressTrack({ track }: { track: Track }) {
  const { view, me, decision, chosen, picks, ghost, why, foresee, pick, change } = useTable();
  const { texts, t } = useLanguage();
  const player = playerAt(view, me);
  const level = player[track];
  const to = ghost?.[track] ?? level;
  const next = contentOf(view.rules).levels[track][level + 1];
  const use = next && levelUse(view, me, track);
  const used = use && t('table.levelUse', { action: texts.action(use.action), count: use.by });
  const brings = next && (Object.keys(next.gains).length > 0 || bringsDie(view, track, level + 1));
  const gained = next ? texts.levelEffect(track, level + 1, view.rules) : t('table.topLevel');
  // Even a level without a benefit of its own makes an action better.
  const benefit = next && !brings && used ? used : gained;
  const move: Move = { type: decision?.kind === 'raise' ? 'raise' : 'progress', track };
  const raising = decision?.kind === move.type;
  const several = decision?.kind === 'tracks';
  const reason = several ? null : why(move);
  const picked = raising ? sameMove(chosen, move) : several && picks.tracks.includes(track);
  const barred = several ? !next : reason !== null;
  const asked = raising || several;
  // With discounts while the question is open, otherwise as printed.
  const paid = raising && !reason ? player.drachmas - (foresee(move)?.drachmas ?? 0) : null;
  const cost = paid ?? next?.cost ?? 0;
  const text = sentences(
    t('table.levelNow', { level }),
    next ? t('table.nextLevel', { cost, benefit }) : benefit,
    brings && used,
    raising && reason && texts.reason(reason),
  );
  const third = track === 'culture' && level < contentOf(view.rules).thirdDie;
  return (
    <button
      type="button"
      className={[
        'progress',
        track,
        asked && !barred && 'legal',
        asked && barred && 'barred',
        picked && 'chosen',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={!asked || barred}
      aria-pressed={asked ? picked : undefined}
      aria-label={`${texts.track(track)}. ${text}`}
      onClick={(event) => {
        if (raising) pick(move, { byKeyboard: event.detail === 0 });
        else if (several && !barred)
          change((now) => ({ ...now, tracks: toggled(now.tracks, track).slice(-2) }));
      }}
      {...tip(
        texts.track(track),
        sentences(text, !raising && reason && texts.reason(reason)),
        RULE_OF_TRACK[track],
        RULE_OF_PHASE.progress,
        third ? RULE_OF_PIECE.thirdDie : null,
        raising && reason ? ruleOfReason(reason) : null,
      )}
    >
      <TrackIcon track={track} size={26} />
      <span className="progress-levels">
        {LEVELS.map((each) => (
          <i
            key={each}
            className={[
              each <= level && 'done',
              each === level && 'here',
              each > level && each <= to && 'goes',
            ]
              .filter(Boolean)
              .join(' ')}
            data-figure={each}
          />
        ))}
      </span>
      <span className="progress-next">
        {next && (
          <b>
            <ResourceIcon resource="drachmas" size={13} />
            <span data-figure={cost} />
          </b>
        )}
        {benefit}
      </span>
    </button>
  );
}
