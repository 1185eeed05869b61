import { CITY_IDS, type CityId, COLORS, type Seat, SIZES, type Standing, TRACKS } from '@khora/engine';
import { type ReactNode, useId } from 'react';
import { CityEmblem, PlayerMarker, ResourceIcon, TokenIcon, TrackIcon } from '../../art/art.ts';
import { useLanguage } from '../../words/language.tsx';
import { useSheetWords } from '../../words/sheet/sheet-words.ts';
import { countOf } from './kept-sheet.ts';
import { type Asked, askedOf, END_CARDS, type Possessions } from './table-state.ts';

interface PlayerSheetProps {
  readonly seat: Seat;
  readonly player: Possessions;
  readonly place: Standing;
  /** Cities that nobody has. */
  readonly free: readonly CityId[];
  readonly onChange: (player: Possessions) => void;
}

const DEVELOPMENTS = [1, 2, 3, 4] as const;

/** What is in front of one player, and what it adds up to. */
export function PlayerSheet({ seat, player, place, free, onChange }: PlayerSheetProps) {
  const w = useSheetWords();
  const { texts } = useLanguage();
  const asked = askedOf(player);
  const set = (fields: Partial<Possessions>) => onChange({ ...player, ...fields });
  return (
    <fieldset className={`score-player seat-${seat}`}>
      <legend className="visually-hidden">{player.name}</legend>
      <div className="score-head">
        <PlayerMarker seat={seat} size={24} />
        <input
          aria-label={w('name')}
          value={player.name}
          maxLength={24}
          onChange={(event) => set({ name: event.target.value })}
        />
      </div>
      <div className="score-head">
        <CityEmblem city={player.city} size={40} />
        <select
          aria-label={texts.word('city')}
          value={player.city}
          onChange={({ target }) => {
            const city = CITY_IDS.find((id) => id === target.value);
            if (city) set({ city });
          }}
        >
          {CITY_IDS.filter((id) => id === player.city || free.includes(id)).map((id) => (
            <option key={id} value={id}>
              {texts.city(id)}
            </option>
          ))}
        </select>
        <select
          aria-label={w('development')}
          value={player.development}
          onChange={({ target }) => {
            const development = DEVELOPMENTS.find((each) => String(each) === target.value);
            if (development) set({ development });
          }}
        >
          {DEVELOPMENTS.map((each) => (
            <option key={each} value={each}>
              {texts.development(player.city, each)}
            </option>
          ))}
        </select>
      </div>
      <Count label={w('points')} value={player.points} onCount={(points) => set({ points })}>
        <ResourceIcon resource="points" size={22} />
      </Count>
      {(['glory', 'drachmas'] as const).map((resource) => (
        <Count
          key={resource}
          label={texts.resource(resource)}
          value={player[resource]}
          onCount={(count) => set({ [resource]: count })}
        >
          <ResourceIcon resource={resource} size={22} />
        </Count>
      ))}
      {SIZES.filter((size) => size === 'major' || asked.has('minors')).map((size) => (
        <div key={size} className="score-tokens">
          <span aria-hidden="true">{texts.size(size)}</span>
          {COLORS.map((color) => (
            <Count
              key={color}
              label={texts.token(color, size)}
              isQuiet
              value={player.knowledge[color][size]}
              onCount={(count) =>
                set({
                  knowledge: {
                    ...player.knowledge,
                    [color]: { ...player.knowledge[color], [size]: count },
                  },
                })
              }
            >
              <TokenIcon color={color} kind={size} size={26} />
            </Count>
          ))}
        </div>
      ))}
      <EndCards player={player} onChange={onChange} />
      <Also player={player} asked={asked} onChange={onChange} />
      <Sum place={place} />
    </fieldset>
  );
}

/** The end-of-game cards in play. */
function EndCards({ player, onChange }: Pick<PlayerSheetProps, 'player' | 'onChange'>) {
  const { texts } = useLanguage();
  const w = useSheetWords();
  return (
    <details className="score-cards" open={player.cards.length > 0}>
      <summary>{w('cards', { count: player.cards.length })}</summary>
      {END_CARDS.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={player.cards.includes(id)}
            onChange={({ target }) => {
              const cards = target.checked
                ? [...player.cards, id]
                : player.cards.filter((each) => each !== id);
              onChange({ ...player, cards, cardsInPlay: Math.max(player.cardsInPlay, cards.length) });
            }}
          />
          <span>
            <b>{texts.card(id)}</b> {texts.cardEffect(id)}
          </span>
        </label>
      ))}
    </details>
  );
}

/** What only counts because of a card or development. */
function Also({
  player,
  asked,
  onChange,
}: Pick<PlayerSheetProps, 'player' | 'onChange'> & { readonly asked: ReadonlySet<Asked> }) {
  const { texts } = useLanguage();
  const w = useSheetWords();
  const set = (fields: Partial<Possessions>) => onChange({ ...player, ...fields });
  return (
    <>
      {(['taxes', 'citizens'] as const)
        .filter((resource) => asked.has(resource))
        .map((resource) => (
          <Count
            key={resource}
            label={texts.resource(resource)}
            value={player[resource]}
            onCount={(count) => set({ [resource]: count })}
          >
            <ResourceIcon resource={resource} size={22} />
          </Count>
        ))}
      {TRACKS.filter((track) => asked.has(track)).map((track) => (
        <Count
          key={track}
          label={texts.track(track)}
          value={player.levels[track]}
          most={7}
          onCount={(count) => set({ levels: { ...player.levels, [track]: Math.max(1, count) } })}
        >
          <TrackIcon track={track} size={22} />
        </Count>
      ))}
      {(['cardsInPlay', 'cardsInHand'] as const)
        .filter((each) => asked.has(each))
        .map((each) => (
          <Count
            key={each}
            label={w(each)}
            value={player[each]}
            most={each === 'cardsInPlay' ? 30 : 20}
            onCount={(count) => set({ [each]: count })}
          />
        ))}
    </>
  );
}

/** The total, source by source. */
function Sum({ place: { points, breakdown } }: { readonly place: Standing }) {
  const { texts } = useLanguage();
  const w = useSheetWords();
  return (
    <dl className="score-sum">
      {breakdown.map(({ source, points: part }) => (
        <div key={source}>
          <dt>{source === 'other' ? w('points') : texts.source(source)}</dt>
          <dd>{part}</dd>
        </div>
      ))}
      <div className="score-total">
        <dt>{texts.word('total')}</dt>
        <dd>{points}</dd>
      </div>
    </dl>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  /** Only the picture says what it is. */
  readonly isQuiet?: boolean;
  readonly onCount: (count: number) => void;
  readonly children?: ReactNode;
}

/** A number to type; an empty field counts as nothing. */
function Count({ label, value, most = 999, isQuiet = false, onCount, children }: CountProps) {
  const id = useId();
  return (
    <div className="score-count">
      {children}
      <label htmlFor={id} className={isQuiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value === 0 ? '' : value}
        placeholder="0"
        onChange={({ target }) => onCount(countOf(target.value, most))}
      />
    </div>
  );
}
