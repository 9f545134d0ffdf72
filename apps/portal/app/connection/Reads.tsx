import type { Network } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import styles from './connection.module.css';

/**
 * Lists the data that Elenco reads from a connected account, and the things that it never does with the data.
 */
export function DataUsage({ channel }: { channel: Network }) {
  const { t } = useTranslation('connections');
  return (
    <div className={styles.lists}>
      <div>
        <h3 className={styles.small}>{t('connect.reads')}</h3>
        <ul>
          <li>{t('connect.readsAccount')}</li>
          <li>{t(channel === 'youtube' ? 'connect.readsSubscribers' : 'connect.readsFigures')}</li>
          <li>{t(channel === 'youtube' ? 'connect.readsVideos' : 'connect.readsPosts')}</li>
          {channel === 'youtube' && <li>{t('connect.readsViewers')}</li>}
          {channel === 'instagram' && <li>{t('connect.readsAudience')}</li>}
        </ul>
      </div>
      <div>
        <h3 className={styles.small}>{t('connect.never')}</h3>
        <ul>
          <li>{t('connect.neverPosts')}</li>
          <li>{t('connect.neverMessages')}</li>
          <li>{t('connect.neverPassword')}</li>
        </ul>
      </div>
    </div>
  );
}
