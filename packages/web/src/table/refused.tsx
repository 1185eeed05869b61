import type { Refusal } from '@khora/protocol';
import { dismissRefusal, useClient } from '../game/client.ts';
import { Ruled } from '../ui/rule-link.tsx';
import { useLanguage } from '../words/language.tsx';

/** Why the last request was not carried out, until this is dismissed or something else is requested. */
export function Refused({ say }: { readonly say: (refusal: Refusal) => string }) {
  const { t } = useLanguage();
  const { refused } = useClient();
  if (!refused) return null;
  return (
    <p className="banner table-banner" role="alert">
      <Ruled text={say(refused)} />{' '}
      <button type="button" className="button small" onClick={dismissRefusal}>
        {t('common.close')}
      </button>
    </p>
  );
}
