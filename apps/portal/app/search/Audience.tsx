import type { ProfileAudience } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { SourceMark } from '../profile/SourceMark';
import { DateText } from '../ui';
import styles from './Audience.module.css';
import { audienceGroups } from './audienceGroups';
import { ShareBars } from './ShareBars';

const MAX_SHARES = 6;

/** A creator's audience by share, with the source and date of the data. */
export function Audience({ audience }: { audience: ProfileAudience | null }) {
  const { t } = useTranslation(['search', 'options']);
  const format = useFormat();
  if (!audience) return <p className="muted">{t('profile.audienceNone')}</p>;
  const { source, measuredAt } = audience;
  return (
    <>
      <ShareBars groups={audienceGroups(audience, t, format, MAX_SHARES)} />
      {source && measuredAt && (
        <p className={styles.source}>
          <SourceMark source={source} />
          <span>
            {t(`options:figureSource.${source}`)} · <DateText value={measuredAt} />
          </span>
        </p>
      )}
    </>
  );
}
