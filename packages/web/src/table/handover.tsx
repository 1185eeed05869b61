import type { Seat } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { PlayerMarker } from '../ui/art.ts';
import './handover.css';

/** Between two humans at one screen: nothing secret is shown until the next one takes it. */
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
