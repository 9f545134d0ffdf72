import { audienceOf } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Audience } from '../search/Audience';
import styles from './profile.module.css';
import type { Shown } from './profile.server';

/**
 * Audience of the creator's largest channel; renders nothing if the source of the channel's metrics provides
 * no audience.
 */
export function PublicAudience({ presences }: Pick<Shown['profile'], 'presences'>) {
  const { t } = useTranslation(['search', 'options']);
  const reached = audienceOf(presences);
  if (!reached) return null;
  const { audience, source, measuredAt, channel } = reached;
  return (
    <section className={styles.section} aria-labelledby="audience">
      <h2 id="audience">{t('profile.audienceOf', { channel: t(`options:channels.${channel}`) })}</h2>
      <Audience audience={{ ...audience, source, measuredAt, channel }} />
    </section>
  );
}
