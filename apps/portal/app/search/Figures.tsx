import type { Profile } from '@elenco/core/discovery';
import { engagementPosts, type Presence } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { SourceMark } from '../profile/SourceMark';
import { DateText } from '../ui';
import styles from './Figures.module.css';

/** Number of posts from which the engagement was computed, by channel; absent or null if it is unknown. */
export type SampledPosts = Readonly<Record<string, number | null>>;

/** Metrics of each channel, with their source and date. */
export function Figures({
  presences,
  sampled = {},
}: Pick<Profile, 'presences'> & { sampled?: SampledPosts }) {
  const { t } = useTranslation(['search', 'options']);
  const { compact, number, rate } = useFormat();
  return (
    <ul className={styles.figures}>
      {presences.map(({ channel, handle, followers, engagementBp, source, measuredAt }) => (
        <li key={channel}>
          <span className={styles.where}>
            <strong>{t(`options:channels.${channel}`)}</strong>
            <span className="muted small">@{handle}</span>
          </span>
          <span title={number(followers)} className="num">
            {compact(followers)} <span className="muted small">{t('search:followers').toLowerCase()}</span>
          </span>
          <span className="num">
            {engagementBp > 0 ? rate(engagementBp) : '–'}{' '}
            <span className="muted small">
              {t('search:engagement').toLowerCase()}
              <EngagementPosts channel={channel} source={source} sampled={sampled[channel]} />
            </span>
          </span>
          <span className={styles.source}>
            <SourceMark source={source} />
            {t(`options:figureSource.${source}`)} · <DateText value={measuredAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Number of posts on which a verified engagement rate is based: the exact number, or the maximum. */
function EngagementPosts({
  sampled,
  ...figure
}: Pick<Presence, 'channel' | 'source'> & { sampled: number | null | undefined }) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const posts = engagementPosts(figure);
  if (posts === null) return null;
  return (
    <> ({sampled ? t('figurePostsRead', { count: sampled }) : t('figurePosts', { posts: number(posts) })})</>
  );
}

/** Source of an external profile. */
export function OriginText({ origin }: Pick<Profile, 'origin'>) {
  const { t } = useTranslation('search');
  const { date } = useFormat();
  if (!origin) return null;
  return (
    <p className="muted small">{t('origin', { source: origin.source, date: date(origin.at, 'long') })}</p>
  );
}

/**
 * One word that marks an external profile. Source and date of the profile are in a tooltip, and in a text for
 * screen readers.
 */
export function OriginMark({ origin }: Pick<Profile, 'origin'>) {
  const { t } = useTranslation('search');
  const { date } = useFormat();
  if (!origin) return null;
  const whole = t('origin', { source: origin.source, date: date(origin.at, 'long') });
  return (
    <span className={styles.origin} title={whole}>
      {t('kinds.external')}
      <span className="sr">. {whole}</span>
    </span>
  );
}
