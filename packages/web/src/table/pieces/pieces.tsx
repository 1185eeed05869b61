import {
  COLORS,
  type Color,
  type GameView,
  playerAt,
  type Resource,
  type Seat,
  SIZES,
  TRACKS,
} from '@khora/engine';
import { RULE_OF_PIECE, RULE_OF_RESOURCE, RULE_OF_SIZE, RULE_OF_TRACK } from '@khora/locales';
import { PlayerMarker, ResourceIcon, TokenIcon, TrackIcon } from '../../art/art.ts';
import { stillTip, tip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { resourceHelp } from '../../words/resource-help.ts';
import { useTable } from '../state/context.ts';
import type { Delta } from '../state/delta.ts';
import './pieces.css';

/** A resource with its number: '5 drachmas' for screen readers. */
export function Amount({ resource, count, seat }: { resource: Resource; count: number; seat?: Seat }) {
  const { view } = useTable();
  const spoken = useLanguage();
  const { texts } = spoken;
  return (
    <span
      className="amount"
      role="img"
      aria-label={texts.amount(resource, count)}
      data-anchor={seat === undefined ? undefined : `${seat}-${resource}`}
      {...stillTip(
        texts.amount(resource, count),
        resourceHelp(spoken, resource, view.rules),
        RULE_OF_RESOURCE[resource],
      )}
    >
      <ResourceIcon resource={resource} size={20} />
      <b key={count}>{count}</b>
    </span>
  );
}

/** How far a player is on each of the tracks. */
export function Levels({ seat, size }: { seat: Seat; size: number }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const player = playerAt(view, seat);
  return TRACKS.map((track) => (
    <span
      key={track}
      className="level"
      role="img"
      aria-label={`${texts.track(track)} ${player[track]}`}
      {...stillTip(texts.track(track), t('table.levelNow', { level: player[track] }), RULE_OF_TRACK[track])}
    >
      <TrackIcon track={track} size={size} />
      <b>{player[track]}</b>
    </span>
  ));
}

/** What a player would have if the game ended now. */
export function Projected({ seat }: { seat: Seat }) {
  const { projected } = useTable();
  const { texts } = useLanguage();
  const points = projected[seat] ?? 0;
  const label = `${texts.word('projection')}: ${texts.amount('points', points)}`;
  return (
    <span
      className="projected"
      role="img"
      aria-label={label}
      {...stillTip(texts.word('projection'), texts.amount('points', points), RULE_OF_PIECE.score)}
    >
      ({points})
    </span>
  );
}

/** The tokens that something requires; those that are still missing are hollow. */
export function Requirement({
  requires,
  owned,
}: {
  requires: Readonly<Record<Color, number>>;
  owned?: Readonly<Record<Color, number>>;
}) {
  const { texts, t } = useLanguage();
  const tokens = COLORS.flatMap((color) =>
    Array.from({ length: requires[color] }, (_, index) => ({
      color,
      key: `${color}${index}`,
      missing: owned !== undefined && index >= owned[color],
    })),
  );
  if (tokens.length === 0) return null;
  const label = t('table.requires', { tokens: texts.list(tokens.map(({ color }) => texts.color(color))) });
  return (
    <span
      className="requirement"
      role="img"
      aria-label={label}
      {...tip(label, t('table.requiresHelp'), RULE_OF_PIECE.knowledge, 'R2.D12')}
    >
      {tokens.map(({ color, key, missing }) => (
        <span key={key} className={missing ? 'need missing' : 'need'}>
          <TokenIcon color={color} size={16} />
        </span>
      ))}
    </span>
  );
}

/** The drachmas that something costs; nothing if it is free. */
export function Cost({ drachmas, has }: { drachmas: number; has?: number | undefined }) {
  const { texts, t } = useLanguage();
  if (drachmas === 0) return null;
  const label = `${texts.word('cost')}: ${texts.amount('drachmas', drachmas)}`;
  return (
    <span
      className={has !== undefined && has < drachmas ? 'cost short' : 'cost'}
      role="img"
      aria-label={label}
      {...tip(label, t('resources.drachmas'), RULE_OF_PIECE.knowledge)}
    >
      <ResourceIcon resource="drachmas" size={14} />
      <b data-figure={drachmas} />
    </span>
  );
}

/** A player's knowledge: each colour with its minor and its major tokens. */
export function KnowledgeRow({ view, seat, size = 20 }: { view: GameView; seat: Seat; size?: number }) {
  const { texts, t } = useLanguage();
  const knowledge = view.players[seat]?.knowledge;
  if (!knowledge) return null;
  return (
    <span className="knowledge" data-anchor={`${seat}-tokens`}>
      {COLORS.map((color) => (
        <span key={color} className={`knowing ${color}`}>
          {SIZES.map((each) => {
            const label = `${texts.token(color, each)}: ${knowledge[color][each]}`;
            return (
              <span
                key={each}
                role="img"
                aria-label={label}
                {...stillTip(label, t(`tokens.${each}`), RULE_OF_PIECE.knowledge, RULE_OF_SIZE[each])}
              >
                <TokenIcon color={color} kind={each} size={each === 'major' ? size + 4 : size} />
                <b data-figure={knowledge[color][each]} />
              </span>
            );
          })}
        </span>
      ))}
    </span>
  );
}

/** What a choice will do, as small chips. */
export function DeltaChips({ delta }: { delta: Delta }) {
  const { view } = useTable();
  const spoken = useLanguage();
  const { texts, t } = spoken;
  return (
    <span className="chips">
      {delta.resources.map(({ resource, by }) => (
        <span
          key={resource}
          className={by > 0 ? 'chip plus' : 'chip minus'}
          {...tip(
            texts.gains({ [resource]: by }),
            resourceHelp(spoken, resource, view.rules),
            RULE_OF_RESOURCE[resource],
          )}
        >
          <ResourceIcon resource={resource} size={16} />
          <span aria-hidden="true">{by > 0 ? `+${by}` : `−${-by}`}</span>
          <span className="visually-hidden">{texts.gains({ [resource]: by })}</span>
        </span>
      ))}
      {delta.tracks.map(({ track, to }) => (
        <span
          key={track}
          className="chip plus"
          {...tip(texts.track(track), t('table.levelNow', { level: to }), RULE_OF_TRACK[track])}
        >
          {texts.track(track)} → {to}
        </span>
      ))}
      {delta.tokens.map(({ color, size, by }) => (
        <span
          key={`${color}${size}`}
          className={by > 0 ? 'chip plus' : 'chip minus'}
          {...tip(texts.token(color, size), t(`tokens.${size}`), RULE_OF_SIZE[size])}
        >
          <TokenIcon color={color} kind={size} size={18} />
          <span aria-hidden="true">{by > 0 ? `+${by}` : `−${-by}`}</span>
          <span className="visually-hidden">{texts.token(color, size)}</span>
        </span>
      ))}
    </span>
  );
}

/** A player's name with their marker. */
export function PlayerName({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className={`player-name seat-${seat}`}>
      <PlayerMarker seat={seat} size={18} />
      {name}
    </span>
  );
}
