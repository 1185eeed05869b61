import type { ReactNode, SyntheticEvent } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { textArea } from '../../ui/more.ts';
import { useLanguage } from '../../words/language.tsx';
import './look-back.css';

interface LookBackProps {
  readonly at: number;
  readonly length: number;
  readonly onLook: (at: number | null) => void;
  /** What happened at this move, in words. */
  readonly told: readonly string[];
  /** The moves with which a round begins. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  /** Buttons before the slider. */
  readonly children?: ReactNode;
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** A slider over all moves: looking changes nothing. */
export function LookBack({ at, length, onLook, told, rounds, children }: LookBackProps) {
  const { t } = useLanguage();
  return (
    <div className="look-back">
      <p className="look-told" role="status" {...textArea()}>
        {told.length > 0 ? told.join(' · ') : t('replay.keys')}
      </p>
      {children}
      <button
        type="button"
        className="button small"
        aria-label={t('replay.back')}
        onClick={() => onLook(Math.max(0, at - 1))}
      >
        ‹
      </button>
      <Slider className="slider" value={at} minValue={0} maxValue={length} onChange={onLook}>
        <Label>{t('replay.move')}</Label>
        <SliderOutput>{`${at} / ${length}`}</SliderOutput>
        <SliderTrack className="slider-track">
          {rounds.map(({ round, at: start }) => (
            <i
              key={round}
              className="round-mark"
              aria-hidden="true"
              style={{ left: `${(start / Math.max(1, length)) * 100}%` }}
              data-figure={round}
              // Exactly to its round, which the slider, pressed at the same place, might miss by a move.
              onPointerDown={keep}
              onMouseDown={keep}
              onTouchStart={keep}
              onClick={() => onLook(start)}
            />
          ))}
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <button
        type="button"
        className="button small"
        aria-label={t('replay.on')}
        onClick={() => onLook(Math.min(length, at + 1))}
      >
        ›
      </button>
      <button type="button" className="button" onClick={() => onLook(null)}>
        {t('replay.present')}
      </button>
    </div>
  );
}
