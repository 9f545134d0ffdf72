import { Link, useLocation } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unsaved } from '../forms/Unsaved';
import styles from './settings.module.css';

interface Part {
  /** Id of the section in the URL's fragment. */
  readonly anchor: string;
  readonly title: string;
  /** React key of the section, which changes when its data was saved. */
  readonly saved: string;
  readonly content: ReactNode;
}

/** Returns the id of a section's element, which must differ from the ids of its forms. */
const idOf = (anchor: string) => `part-${anchor}`;

/**
 * Sections of settings with an index, which is beside them on wide screens and above them on phones. Asks for
 * confirmation before unsaved input is lost.
 */
export function SettingsIndex({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('company');
  const { search } = useLocation();
  const [touched, setTouched] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className={styles.page}>
      <Unsaved when={parts.some(({ anchor, saved }) => touched[anchor] === saved)} />
      <nav className={styles.index} aria-label={t('settings.index')}>
        {parts.map(({ anchor, title }) => (
          <Link key={anchor} to={{ search, hash: idOf(anchor) }}>
            {title}
          </Link>
        ))}
      </nav>
      <div className={styles.parts}>
        {parts.map(({ anchor, saved, content }) => (
          <div
            key={anchor}
            id={idOf(anchor)}
            className={styles.one}
            onChange={() => setTouched({ ...touched, [anchor]: saved })}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
