import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useLanguage } from '../../words/language.tsx';
import './look-back.css';

interface LookBackProps {
  readonly at: number;
  readonly length: number;
  readonly onLook: (at: number | null) => void;
}

/** A slider over all moves: looking changes nothing. */
export function LookBack({ at, length, onLook }: LookBackProps) {
  const { t } = useLanguage();
  return (
    <div className="look-back">
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
