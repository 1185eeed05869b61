import type { ReactNode } from 'react';
import { Meander } from '../art/art.ts';
import { href } from '../browser/router.ts';
import { useLanguage } from '../words/language.tsx';

/** A plain screen: a heading on a painted band, and the way home. */
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
    <>
      <header className="page-band">
        <Meander className="page-meander" />
        <div className={wide ? 'page-head' : 'page-head narrow'}>
          <h1>{title}</h1>
          <a className="button" href={href({ screen: 'home' })}>
            {t('common.home')}
          </a>
        </div>
      </header>
      <main className={wide ? 'page' : 'page narrow'}>{children}</main>
    </>
  );
}
