import { ACTIONS, type Action, contentOf, type Move, playerAt, tilePrice } from '@khora/engine';
import { RULE_OF_ACTION, RULE_OF_DECISION, RULE_OF_PIECE, ruleOfReason } from '@khora/locales';
import { ActionTile, Die, PLAYER_DICE, ResourceIcon } from '../../art/art.ts';
import { more } from '../../ui/more.ts';
import { sentences, tip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { NarrowText } from '../../words/narrow-text.ts';
import { showsAll, useLayout } from '../layout/layout.ts';
import { placeTile, sameMove, toggled, withScrolls } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { Rivals } from './rivals.tsx';
import './dice-tiles.css';

/** The viewer's dice with the tiles on them, and the seven tiles to put there. */
export function DiceTiles() {
  const { view, me, decision } = useTable();
  const { texts, t } = useLanguage();
  const { dice } = playerAt(view, me);
  const { layout } = useLayout();
  return (
    <section
      className="dice-tiles"
      aria-label={`${texts.word('dice')}, ${texts.word('tiles')}`}
      ref={showsAll(layout) ? null : more}
    >
      <Rivals />
      <div className="dice">
        {dice.length === 0 && <p className="no-dice">{t('table.noDice')}</p>}
        {dice.map((value, index) => (
          <DieSlot key={`${String(index)}-${view.round}`} value={value} index={index} />
        ))}
        {(decision?.kind === 'pay' || decision?.kind === 'assign') && (
          <Scrolls planned={decision.kind === 'assign'} />
        )}
      </div>
      <fieldset className="tiles" aria-label={texts.word('tiles')}>
        {ACTIONS.map((action) => (
          <Tile key={action} action={action} />
        ))}
      </fieldset>
    </section>
  );
}

function DieSlot({ value, index }: { value: number; index: number }) {
  const { view, me, decision, picks, change, why } = useTable();
  const { texts, t } = useLanguage();
  const player = playerAt(view, me);
  const assigning = decision?.kind === 'assign';
  const rerolling = decision?.kind === 'reroll';
  const paying = decision?.kind === 'pay';
  const tile = assigning ? (picks.tiles[index] ?? null) : (player.tiles?.[index] ?? null);
  const cost = tile === null ? 0 : tilePrice(tile, value);
  const kept = paying ? picks.kept : player.kept;
  const aside = tile !== null && kept !== null && !kept.includes(tile);
  const active =
    assigning && (picks.die === index || (picks.die === null && picks.tiles.indexOf(null) === index));
  const picked = rerolling && picks.dice.includes(index);
  const label = [
    t('table.die', { number: index + 1, value }),
    tile !== null && texts.action(tile),
    tile !== null && cost === 0 && t('table.free'),
    cost > 0 && t('table.costsCitizens', { count: cost }),
    aside && t('table.setAside'),
  ]
    .filter(Boolean)
    .join(', ');
  const open = assigning || rerolling || paying;
  const reason = open ? null : why({ type: 'assign', tiles: [] });
  const click = () => {
    if (assigning) change((now) => ({ ...now, tiles: now.tiles.with(index, null), die: index }));
    else if (rerolling) change((now) => ({ ...now, dice: toggled(now.dice, index) }));
    else if (paying && tile !== null) change((now) => ({ ...now, kept: toggled(now.kept, tile) }));
  };
  return (
    <button
      type="button"
      className={[
        'die-slot',
        active && 'active',
        picked && 'chosen',
        aside && 'aside',
        (rerolling || paying) && 'legal',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      aria-disabled={!open}
      aria-pressed={rerolling ? picked : paying ? !aside : undefined}
      onClick={click}
      {...tip(
        label,
        sentences(assigning && t('table.dieHelp'), reason && texts.reason(reason)),
        open ? RULE_OF_DECISION[decision.kind] : RULE_OF_PIECE.die,
        RULE_OF_PIECE.tile,
      )}
    >
      <Die value={value} tone={PLAYER_DICE[me]} size={44} className="die" />
      <span className="die-tile">{tile !== null && <ActionTile action={tile} size={46} />}</span>
      {tile !== null && (
        <span className={cost > 0 ? 'die-cost' : 'die-cost free'}>
          {cost > 0 ? (
            <>
              −{cost}
              <ResourceIcon resource="citizens" size={13} />
            </>
          ) : (
            t('table.free')
          )}
        </span>
      )}
    </button>
  );
}

/** The scrolls to pay with; `planned` before the reveal, when nothing is paid yet. */
function Scrolls({ planned }: { readonly planned: boolean }) {
  const { view, me, moves, picks, change } = useTable();
  const { texts, t } = useLanguage();
  const { scrolls } = playerAt(view, me);
  const by = (step: number) =>
    change((now) => withScrolls(now, Math.max(0, Math.min(scrolls, now.scrolls + step)), moves));
  if (scrolls === 0) return null;
  const label = t(planned ? 'table.planScrolls' : 'table.spendScrolls');
  return (
    <fieldset
      className="scrolls"
      aria-label={label}
      {...tip(
        label,
        sentences(
          t('table.scrollHelp', { count: contentOf(view.rules).numbers.citizensPerScroll }),
          planned && t('table.planHelp'),
        ),
        RULE_OF_DECISION.pay,
      )}
    >
      <button
        type="button"
        className="button small"
        aria-label={t('table.fewerScrolls')}
        aria-disabled={picks.scrolls === 0}
        onClick={() => by(-1)}
      >
        −
      </button>
      <span aria-live="polite">
        <ResourceIcon resource="scrolls" size={20} /> {picks.scrolls}/{scrolls}
        <span className="visually-hidden">{texts.resource('scrolls')}</span>
      </span>
      <button
        type="button"
        className="button small"
        aria-label={t('table.moreScrolls')}
        aria-disabled={picks.scrolls === scrolls}
        onClick={() => by(1)}
      >
        +
      </button>
    </fieldset>
  );
}

function Tile({ action }: { action: Action }) {
  const { view, me, decision, picks, chosen, why, pick, change } = useTable();
  const { texts, soft } = useLanguage();
  const player = playerAt(view, me);
  // The label as shown, with the places where it may be broken.
  const name = soft(texts.action(action));
  const assigning = decision?.kind === 'assign';
  const granted = decision?.kind === 'action';
  const move: Move = { type: 'action', action };
  const reason = assigning ? null : why(move);
  const lies = assigning ? picks.tiles.includes(action) : (player.tiles?.includes(action) ?? false);
  const picked = granted && sameMove(chosen, move);
  const running =
    view.phase === 'action' && view.action === action && (player.kept?.includes(action) ?? false);
  return (
    <button
      type="button"
      className={[
        'tile',
        (assigning || (granted && !reason)) && 'legal',
        lies && 'used',
        picked && 'chosen',
        running && 'running',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={!assigning && (!granted || reason !== null)}
      aria-pressed={assigning ? lies : granted ? picked : undefined}
      aria-keyshortcuts={String(action)}
      aria-label={`${action} ${name}`}
      onClick={(event) => {
        if (assigning) change((now) => placeTile(now, action));
        else if (granted) pick(move, { byKeyboard: event.detail === 0 });
      }}
      {...tip(
        `${action} ${texts.action(action)}`,
        sentences(texts.actionEffect(action, view.rules), reason && texts.reason(reason)),
        RULE_OF_ACTION[action],
        granted && reason ? ruleOfReason(reason) : null,
        assigning ? RULE_OF_PIECE.tile : null,
      )}
    >
      <ActionTile action={action} size={42} />
      <span className="tile-name">
        <NarrowText text={texts.action(action)} />
      </span>
    </button>
  );
}
