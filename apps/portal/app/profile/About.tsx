import { type SocialSite, socialSites } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Money } from '../ui';
import styles from './profile.module.css';
import type { Shown } from './profile.server';

/** Experience, prices by kind of publication, and links to other sites; renders nothing if all are empty. */
export function About({ profile, first }: { profile: Shown['profile']; first: string }) {
  const { t } = useTranslation(['profile', 'options']);
  const { experience, links, prices, currency } = profile;
  const pages = socialSites.flatMap((site: SocialSite) => {
    const to = links[site];
    return to ? [{ site, to }] : [];
  });
  if (!experience && pages.length === 0 && prices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="about">
      <h2 id="about">{t('about.links', { name: first })}</h2>
      {experience && (
        <p>{t('about.experience', { experience: t(`options:creatorExperience.${experience}`) })}</p>
      )}
      {pages.length > 0 && (
        <ul className={styles.tags}>
          {pages.map(({ site, to }) => (
            <li key={site}>
              <a href={to} rel="noopener nofollow ugc me" target="_blank">
                {t(`sites.${site}`)}
                <span className="sr"> {t('newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {prices.length > 0 && (
        <>
          <h3>{t('about.prices')}</h3>
          <DefinitionList
            items={prices.map(({ channel, format, cents }) => ({
              term: `${t(`options:channels.${channel}`)} · ${t(`options:formats.${format}`)}`,
              value: <Money cents={cents} currency={currency} />,
            }))}
          />
        </>
      )}
    </section>
  );
}
