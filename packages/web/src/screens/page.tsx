import type { ReactNode } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { href } from '../app/router.ts';
import { Meander } from '../ui/art.ts';

/** A plain screen: a heading under a meander, and the way home. */
export function Page({
  title,
  children,
  wide = false,
}: {
  title: string;
  children: ReactNode;
  wide?: boolean;
}) {
  const { t } = useLanguage();
  return (
    <main className={wide ? 'page' : 'page narrow'}>
      <Meander className="page-meander" />
      <header className="page-head">
        <h1>{title}</h1>
        <a className="button" href={href({ screen: 'home' })}>
          {t('common.home')}
        </a>
      </header>
      {children}
    </main>
  );
}
