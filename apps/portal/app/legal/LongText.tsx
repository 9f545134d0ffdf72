import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Public } from '../shell';
import styles from './legal.module.css';

type Props = {
  title: string;
  subtitle: string;
  /** Note below the subtitle. */
  note: ReactNode;
  /** `id` is the anchor of a section. */
  sections: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
};

/** A long text in one column with a table of contents, for reading, searching, linking and printing. */
export function LongText({ title, subtitle, note, sections }: Props) {
  const { t } = useTranslation();
  return (
    <Public>
      <article className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {note}
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {content}
            </section>
          ))}
        </div>
      </article>
    </Public>
  );
}
