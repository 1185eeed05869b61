import { useState } from 'react';
import { closeBook } from '../browser/book.ts';
import type { BookPlace } from '../browser/router.ts';
import { Library } from '../screens/library/library.tsx';
import { Panel } from '../ui/modal.tsx';
import { useLanguage } from '../words/language.tsx';

/** The rule book over the screen; whatever is below waits. */
export function BookLayer({ place }: { readonly place: BookPlace }) {
  const { t } = useLanguage();
  // The last entry is where it is open.
  const [places, setPlaces] = useState<readonly BookPlace[]>([place]);
  const here = places.at(-1) ?? place;
  return (
    <Panel title={t('library.title')} isOpen onClose={closeBook} wide>
      <Library
        place={here}
        onPlace={(next) => setPlaces([...places, next])}
        onBack={places.length > 1 ? () => setPlaces(places.slice(0, -1)) : null}
      />
    </Panel>
  );
}
