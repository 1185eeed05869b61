import { type Ability, type GameView, type Seat, type Shortage, shortage } from '@khora/engine';
import { TokenIcon } from '../../art/art.ts';
import { sentences } from '../../ui/tip.ts';
import { type Spoken, useLanguage } from '../../words/language.tsx';
import './lack.css';

type Wanted = Pick<Ability, 'requires' | 'cost'>;

/** The easiest space of each missing colour, as '2/1'; in full, with the troops still needed. */
function explorations({ texts, t }: Spoken, { tokens }: Shortage, { full }: { full: boolean }): string[] {
  const spaces = tokens.flatMap(({ spaces: [easiest] }) => {
    if (!easiest) return [];
    const { need, loss } = easiest.space;
    const space = `${need}/${loss}`;
    if (!full || easiest.within) return [space];
    return [t('lack.from', { space, troops: texts.amount('troops', need) })];
  });
  return spaces.length > 0 ? [t('lack.explore', { space: [...new Set(spaces)].join(', ') })] : [];
}

/** As 'buy it for 5 drachmas or explore 2/1'. */
function ways(
  spoken: Spoken,
  view: GameView,
  seat: Seat,
  lack: Shortage,
  { full }: { full: boolean },
): string {
  const { texts, t } = spoken;
  const scrolls = view.players[seat]?.scrolls ?? 0;
  return texts.either([
    t('lack.buy', { price: texts.object('drachmas', lack.tokenPrice) }),
    ...(scrolls >= lack.scrolls
      ? [t('lack.scrolls', { scrolls: texts.object('scrolls', lack.scrolls) })]
      : []),
    ...explorations(spoken, lack, { full }),
  ]);
}

/** What a player still needs for a card or a development and how to get it, in words; empty if nothing. */
export function lackWords(spoken: Spoken, view: GameView, seat: Seat, wanted: Wanted): string {
  const lack = shortage(view, seat, wanted);
  if (!lack) return '';
  const { texts, t } = spoken;
  const tokens = texts.list(lack.tokens.map(({ color, count }) => `${count} × ${texts.color(color)}`));
  return sentences(
    tokens && t('lack.tokens', { tokens, ways: ways(spoken, view, seat, lack, { full: true }) }),
    lack.drachmas > 0 && t('table.lacksDrachmas', { count: lack.drachmas }),
  );
}

/** The same on one line, with the tokens as pictures. */
export function Lack({ view, seat, wanted }: { view: GameView; seat: Seat; wanted: Wanted }) {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const lack = shortage(view, seat, wanted);
  if (!lack) return null;
  return (
    <span className="lack">
      {lack.tokens.length > 0 && (
        <span>
          {t('lack.missing')}{' '}
          {lack.tokens.map(({ color, count }) => (
            <span key={color}>
              {count > 1 && count}
              <TokenIcon color={color} size={13} />
              <span className="visually-hidden">{texts.color(color)}</span>
            </span>
          ))}
          {`: ${ways(spoken, view, seat, lack, { full: false })}`}
        </span>
      )}
      {lack.drachmas > 0 && <span>{t('table.lacksDrachmas', { count: lack.drachmas })}</span>}
    </span>
  );
}
