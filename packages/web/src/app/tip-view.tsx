import { useEffect, useMemo } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { openBook } from '../browser/book.ts';
import { CardFace } from '../table/pieces/card-face.tsx';
import { cardOfTip } from '../ui/tip.ts';
import type { TipViewProps } from '../ui/tip-layer.tsx';
import { useLanguage } from '../words/language.tsx';
import { useRuleBook } from '../words/rule-book.ts';
import './tip-view.css';

const NAME = { id: 'tip' };
const MARGIN = 8;

/** An explanation beside what it explains: an enlarged card, one plain line, and the rules on request. */
export function TipView({ tip, onMore, onStay, onLeave, onClose }: TipViewProps) {
  const { anchor, title, text, rules, beside, placement, crossOffset, isFull } = tip;
  const { t } = useLanguage();
  const book = useRuleBook({ wanted: isFull });
  const state = useMemo(
    () => ({
      isOpen: true,
      shouldSkipAnimation: true,
      open: onStay,
      close: (now?: boolean) => (now ? onClose() : onLeave()),
    }),
    [onStay, onLeave, onClose],
  );
  useEffect(() => {
    anchor.setAttribute('aria-describedby', NAME.id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor]);
  const card = cardOfTip(anchor);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...NAME}
        className={card ? 'tip carded' : 'tip'}
        triggerRef={{ current: beside }}
        placement={placement}
        offset={MARGIN}
        crossOffset={crossOffset}
        containerPadding={MARGIN}
      >
        {card && (
          <span className="tip-card" aria-hidden="true">
            <CardFace {...card} />
          </span>
        )}
        <span className="tip-words">
          <strong>{title}</strong>
          {text && <span>{text}</span>}
          {isFull
            ? rules.map((rule) => (
                <small key={rule}>
                  <button
                    type="button"
                    className="tip-rule"
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      onClose();
                      openBook({ shelf: 'rules', id: rule });
                    }}
                  >
                    {rule}
                  </button>{' '}
                  {book && book !== 'missing' && book.text(rule)}
                </small>
              ))
            : rules.length > 0 && (
                <button
                  type="button"
                  className="tip-more"
                  tabIndex={-1}
                  // The focus stays on what is explained.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={onMore}
                >
                  {t('tip.more')}
                </button>
              )}
        </span>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
