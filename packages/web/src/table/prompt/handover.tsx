import type { Seat } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { useLanguage } from '../../words/language.tsx';
import './handover.css';

/** Between two humans sharing a screen: nothing secret is shown until the next one takes it. */
export function Handover({ seat, name, onTake }: { seat: Seat; name: string; onTake: () => void }) {
  const { t } = useLanguage();
  const take = useRef<HTMLButtonElement>(null);
  // The only thing to do here.
  useEffect(() => take.current?.focus(), []);
  return (
    <main className="handover">
      <PlayerMarker seat={seat} size={96} />
      <h1>{t('handover.title', { player: name })}</h1>
      <p>{t('handover.text')}</p>
      <button ref={take} type="button" className="button primary large" onClick={onTake}>
        {t('handover.take', { player: name })}
      </button>
    </main>
  );
}
