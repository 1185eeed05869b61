import { useEffect } from 'react';
import type { Route } from '../browser/router.ts';
import { describePage } from '../browser/title.ts';
import { en } from '../words/base/en.ts';
import { useLanguage } from '../words/language.tsx';

/** The front page has only the name of the game. */
function isTitled(screen: Route['screen']): screen is keyof typeof en.titles {
  return Object.hasOwn(en.titles, screen);
}

/** Keeps the page's title and description in step with screen and language. */
export function PageTitle({ route: { screen } }: { readonly route: Route }) {
  const { t } = useLanguage();
  useEffect(() => {
    describePage(isTitled(screen) ? t(`titles.${screen}`) : '', t('home.tagline'));
  }, [screen, t]);
  return null;
}
