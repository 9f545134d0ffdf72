import type { ProfileAudience } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { SourceMark } from '../profile/SourceMark';
import { DateText } from '../ui';
import styles from './Audience.module.css';
import { useNames } from './words';

/** A creator's audience by share, with the source and date of the data. */
export function Audience({ audience }: { audience: ProfileAudience | null }) {
  const { t } = useTranslation(['search', 'options']);
  const names = useNames();
  if (!audience) return <p className="muted">{t('profile.audienceNone')}</p>;
  const { source, measuredAt } = audience;
  const groups = [
    [t('fields.gender'), audience.genders, names.gender],
    [t('fields.age'), audience.ages, names.age],
    [t('fields.country'), audience.countries, names.country],
    [t('fields.city'), audience.cities ?? {}, (city: string) => city],
  ] as const;
  return (
    <>
      <div className={styles.shares}>
        {groups.map(([head, shares, say]) => (
          <Shares key={head} head={head} shares={Object.entries(shares)} say={say} />
        ))}
      </div>
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

type Props = { head: string; shares: [string, number | undefined][]; say: (value: string) => string };

function Shares({ head, shares, say }: Props) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const known = shares.flatMap(([value, share]) => (share === undefined ? [] : [{ value, share }]));
  if (known.length === 0) return null;
  return (
    <div>
      <h3>{head}</h3>
      <ul>
        {known
          .sort((a, b) => b.share - a.share)
          .slice(0, 6)
          .map(({ value, share }) => (
            <li key={value} className={styles.share}>
              <span>{say(value)}</span>
              <span className="num">{t('profile.share', { share: number(share) })}</span>
              <meter min={0} max={100} value={share} aria-label={say(value)} />
            </li>
          ))}
      </ul>
    </div>
  );
}
