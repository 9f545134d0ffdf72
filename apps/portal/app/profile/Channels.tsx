import { byFollowers, ENGAGEMENT_POSTS, hasRoundedFollowers } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText } from '../ui';
import styles from './profile.module.css';
import type { Shown } from './profile.server';
import { SourceMark } from './SourceMark';

/** The creator's channels, each with its metrics, their source and their date. */
export function Channels({ presences }: Pick<Shown['profile'], 'presences'>) {
  const { t } = useTranslation(['profile', 'options']);
  const { compact, number, rate } = useFormat();
  if (presences.length === 0) return null;
  const sorted = presences.toSorted(byFollowers);
  return (
    <section className={styles.section} aria-labelledby="channels">
      <h2 id="channels">{t('channels.title')}</h2>
      <ul className={styles.channels}>
        {sorted.map(({ channel, handle, followers, engagementBp, source, measuredAt, page }) => (
          <li key={channel} className={styles.channel}>
            <div className={styles.where}>
              <h3>{t(`options:channels.${channel}`)}</h3>
              {page ? (
                <a href={page} rel="noopener nofollow ugc me" target="_blank">
                  @{handle}
                  <span className="sr"> {t('newTab')}</span>
                </a>
              ) : (
                <span>@{handle}</span>
              )}
            </div>
            <dl className={styles.figures}>
              <div>
                <dt>{t('channels.followers')}</dt>
                <dd title={number(followers)}>{compact(followers)}</dd>
              </div>
              <div>
                <dt>{t('channels.engagement')}</dt>
                <dd>{engagementBp > 0 ? rate(engagementBp) : '–'}</dd>
              </div>
            </dl>
            <p className={styles.source}>
              <SourceMark source={source} />
              <span>
                {t(`options:figureSource.${source}`)} · <DateText value={measuredAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        {t('channels.legend')} {t('options:engagementMeaning', ENGAGEMENT_POSTS)}
        {sorted.some(hasRoundedFollowers) && ` ${t('channels.rounded')}`}
      </p>
    </section>
  );
}
