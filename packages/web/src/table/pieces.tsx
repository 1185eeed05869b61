import { COLORS, type Color, type GameView, type Resource, type Seat } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import type { Delta } from '../game/delta.ts';
import { PlayerMarker, ResourceIcon, TokenIcon } from '../ui/art.ts';
import { tip } from '../ui/tip.ts';
import { useTable } from './context.ts';
import './pieces.css';

/** A countable thing with its number: '5 drachmas' to screen readers. */
export function Amount({ resource, count, seat }: { resource: Resource; count: number; seat?: Seat }) {
  const { texts, t } = useLanguage();
  return (
    <span
      className="amount"
      role="img"
      aria-label={texts.amount(resource, count)}
      data-anchor={seat === undefined ? undefined : `${seat}-${resource}`}
      {...tip(texts.amount(resource, count), t(`resources.${resource}`))}
    >
      <ResourceIcon resource={resource} size={20} />
      <b>{count}</b>
    </span>
  );
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
      {...tip(texts.word('projection'), texts.amount('points', points), 'R4.1')}
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
  const label = texts.list(tokens.map(({ color }) => texts.color(color)));
  return (
    <span className="requirement" role="img" aria-label={t('table.requires', { tokens: label })}>
      {tokens.map(({ color, key, missing }) => (
        <span key={key} className={missing ? 'need missing' : 'need'}>
          <TokenIcon color={color} size={16} />
        </span>
      ))}
    </span>
  );
}

/** A player's knowledge: each colour with its minor and its major tokens. */
export function KnowledgeRow({ view, seat, size = 20 }: { view: GameView; seat: Seat; size?: number }) {
  const { texts } = useLanguage();
  const knowledge = view.players[seat]?.knowledge;
  if (!knowledge) return null;
  return (
    <span className="knowledge" data-anchor={`${seat}-tokens`}>
      {COLORS.map((color) => {
        const { minor, major } = knowledge[color];
        const label = `${texts.token(color, 'minor')}: ${minor}, ${texts.token(color, 'major')}: ${major}`;
        return (
          <span
            key={color}
            className={`knowing ${color}`}
            role="img"
            aria-label={label}
            {...tip(texts.color(color), label)}
          >
            <TokenIcon color={color} size={size} />
            <b>{minor}</b>
            <TokenIcon color={color} kind="major" size={size + 4} />
            <b>{major}</b>
          </span>
        );
      })}
    </span>
  );
}

/** What a choice will do, as small chips. */
export function DeltaChips({ delta }: { delta: Delta }) {
  const { texts } = useLanguage();
  return (
    <span className="chips">
      {delta.resources.map(({ resource, by }) => (
        <span key={resource} className={by > 0 ? 'chip plus' : 'chip minus'}>
          <ResourceIcon resource={resource} size={16} />
          <span aria-hidden="true">{by > 0 ? `+${by}` : `−${-by}`}</span>
          <span className="visually-hidden">{texts.gains({ [resource]: by })}</span>
        </span>
      ))}
      {delta.tracks.map(({ track, to }) => (
        <span key={track} className="chip plus">
          {texts.track(track)} → {to}
        </span>
      ))}
      {delta.tokens.map(({ color, size, by }) => (
        <span key={`${color}${size}`} className={by > 0 ? 'chip plus' : 'chip minus'}>
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
