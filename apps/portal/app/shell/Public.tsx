import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SkipLink } from '../ui';
import { hasMenu } from './frames';
import styles from './Public.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

type Props = {
  children: ReactNode;
  /** Links instead of the sign-in and sign-up links. */
  ways?: ReactNode;
};

/** Header and footer of public pages. */
export function Public({ children, ways }: Props) {
  const menu = hasMenu(useLocation().pathname);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SiteHeader menu={menu} ways={ways} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {menu && <SiteFooter short={ways !== undefined} />}
    </div>
  );
}
