import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Audience } from '../shell/frames';
import { cx } from '../ui';
import type { HomePicture, Stories } from './load.server';
import styles from './Stories.module.css';

/** A picture below the visible part of the page: lazy-loaded, with reserved space. */
function Picture({ picture, className }: { picture: HomePicture; className?: string }) {
  return <img {...picture} alt={picture.alt} className={className} loading="lazy" decoding="async" />;
}

/** Case studies, each with a link to its story. */
export function Cases({ cases }: Pick<Stories, 'cases'>) {
  const { t } = useTranslation('home');
  if (cases.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="cases-title">
      <header className={styles.head}>
        <h2 id="cases-title" className={styles.title}>
          {t('cases')}
        </h2>
        <Link to="/cases">{t('allCases')}</Link>
      </header>
      <ul className={styles.cases}>
        {cases.map(({ id, slug, title, brand, result, picture }) => (
          <li key={id} className={styles.case}>
            {picture && <Picture picture={{ ...picture, alt: '' }} className={styles.shot} />}
            <p className={styles.brand}>{brand}</p>
            <h3 className={styles.name}>
              <Link to={`/cases/${slug}`}>{title}</Link>
            </h3>
            {result && <p className={styles.result}>{result}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Testimonials; the first one is larger. */
export function Testimonials({ testimonials }: Pick<Stories, 'testimonials'>) {
  const { t } = useTranslation('home');
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="voices">
      <h2 id="voices" className={styles.title}>
        {t('testimonials')}
      </h2>
      <div className={styles.voices}>
        {testimonials.map(({ id, title, role, quote, picture }, place) => (
          <figure key={id} className={cx(styles.voice, place === 0 && styles.first)}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.who}>
              {picture && <Picture picture={{ ...picture, alt: '' }} className={styles.face} />}
              <span>
                <strong>{title}</strong>
                <br />
                {role}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Specialties with links. */
export function Tags({ tags, audience }: Pick<Stories, 'tags'> & { audience: Audience }) {
  const { t } = useTranslation('home');
  if (tags.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        {t(audience === 'brand' ? 'tags' : 'tagsCreator')}
      </h2>
      <ul className={styles.tags}>
        {tags.map(({ id, title, link }) => (
          <li key={id}>{link ? <a href={link}>{title}</a> : <span>{title}</span>}</li>
        ))}
      </ul>
    </section>
  );
}

/** Logos of current customers. */
export function Clients({ clients }: Pick<Stories, 'clients'>) {
  const { t } = useTranslation('home');
  if (clients.length === 0) return null;
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <h2 id="clients" className={styles.small}>
        {t('clients')}
      </h2>
      <ul className={styles.names}>
        {clients.map(({ id, title, picture }) => (
          <li key={id}>{picture ? <Picture picture={{ ...picture, alt: title }} /> : title}</li>
        ))}
      </ul>
    </section>
  );
}
