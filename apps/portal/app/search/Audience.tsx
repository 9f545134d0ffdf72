import type { ProfileAudience } from '@elenco/core/discovery';
import { isOfViewers } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { SourceMark } from '../profile/SourceMark';
import { DateText } from '../ui';
import styles from './Audience.module.css';
import { audienceGroups } from './audienceGroups';
import { ShareBars } from './ShareBars';

const MAX_SHARES = 6;

/** Shares of a creator's audience, with the source and date of the data. */
export function Audience({ audience }: { audience: ProfileAudience | null }) {
  const { t } = useTranslation(['search', 'options']);
  const format = useFormat();
  if (!audience) return <p className="muted">{t('profile.audienceNone')}</p>;
  return (
    <>
      <ShareBars groups={audienceGroups(audience, t, format, MAX_SHARES)} />
      {audience.source && (
        <div className={styles.source}>
          <SourceMark source={audience.source} />
          <AudienceOrigin audience={audience} />
        </div>
      )}
    </>
  );
}

/**
 * Source, date and sample of an audience. For YouTube, states that the audience consists of viewers, not
 * followers.
 */
export function AudienceOrigin({ audience }: { audience: ProfileAudience }) {
  const { t } = useTranslation(['search', 'options']);
  const { number } = useFormat();
  const { source, measuredAt, provider, sample, channel } = audience;
  if (!source || !measuredAt) return null;
  return (
    <p>
      {provider ?? t(`options:figureSource.${source}`)} · <DateText value={measuredAt} />
      {sample && ` · ${t('profile.sample', { value: number(sample) })}`}
      {channel && isOfViewers({ channel, source }) && ` · ${t('profile.viewers')}`}
    </p>
  );
}
