import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Public } from '../shell';
import { Body } from './Body';
import styles from './legal.module.css';
import type { LegalText } from './load.server';

/** A long legal text to read, search, link into and print: table of contents and one column. */
export function LegalPage({ title, subtitle, version, sections }: LegalText) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Public>
      <article className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className="small muted">
            {t('legal.version', { version, month: date(`${version}-01`, 'month') })}
          </p>
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
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <Body {...section} />
            </section>
          ))}
        </div>
      </article>
    </Public>
  );
}
