import { useEffect } from 'react';
import type { Route } from '../browser/router.ts';
import { describePage } from '../browser/title.ts';
import { en } from '../words/base/en.ts';
import { useLanguage } from '../words/language.tsx';

/** The front page has the name of the game alone. */
function isTitled(screen: Route['screen']): screen is keyof typeof en.titles {
  return Object.hasOwn(en.titles, screen);
}

/** Keeps title and description of the page with its screen and language. */
export function PageTitle({ route: { screen } }: { readonly route: Route }) {
  const { t } = useLanguage();
  useEffect(() => {
    describePage(isTitled(screen) ? t(`titles.${screen}`) : '', t('home.tagline'));
  }, [screen, t]);
  return null;
}
