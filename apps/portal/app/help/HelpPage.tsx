import { helpAddress } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LongText } from '../legal/LongText';
import styles from './help.module.css';
import type { Help } from './load.server';

/** Explained terms for one audience, each with an anchor, and links to the other help pages. */
export function HelpPage({ audience, subtitle, pages, terms }: Omit<Help, 'about'>) {
  const { t } = useTranslation();
  return (
    <LongText
      title={t(`help.title.${audience}`)}
      subtitle={subtitle}
      note={
        <nav className={styles.pages} aria-label={t('help.pages')}>
          {pages.map((page) => (
            <Link key={page} to={helpAddress(page)} aria-current={page === audience ? 'page' : undefined}>
              {t(`help.page.${page}`)}
            </Link>
          ))}
        </nav>
      }
      sections={terms.map(({ anchor, title, text }) => ({
        id: anchor,
        title,
        content: <p>{text}</p>,
      }))}
    />
  );
}
