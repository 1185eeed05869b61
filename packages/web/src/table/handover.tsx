import type { Seat } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { PlayerMarker } from '../ui/art.ts';
import './handover.css';

/** Between two humans at one screen: nothing secret is shown until the next one takes it. */
export function Handover({ seat, name, onTake }: { seat: Seat; name: string; onTake: () => void }) {
  const { t } = useLanguage();
  return (
    <main className="handover">
      <PlayerMarker seat={seat} size={96} />
      <h1>{t('handover.title', { player: name })}</h1>
      <p>{t('handover.text')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing to do here */}
      <button type="button" className="button primary large" autoFocus onClick={onTake}>
        {t('handover.take', { player: name })}
      </button>
    </main>
  );
}
