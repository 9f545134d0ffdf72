import { openStates } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { OfferStatus } from '../briefing/OfferStatus';
import { Money, StatusChip } from '../ui';
import styles from './campaign.module.css';
import type { CampaignData } from './one.server';

type Props = { member: CampaignData['cast'][number]; currency: Currency };

/** A creator's state in a campaign: price, progress and posts. */
export function CastLine({ member: { castStatus, progress, posts }, currency }: Props) {
  const { t } = useTranslation(['campaigns', 'resources', 'options']);
  if (!castStatus) return null;
  const price = castStatus.priceCents;
  const awaited = castStatus.kind === 'offer' && openStates.some((state) => state === castStatus.status);
  return (
    <div className={styles.cast}>
      <p className={styles.castStatus}>
        {castStatus.kind === 'contract' ? (
          <StatusChip status={castStatus.status}>
            {t('contract', { status: t(`resources:contracts.status.${castStatus.status}`) })}
          </StatusChip>
        ) : (
          <OfferStatus status={castStatus.status} side="company" />
        )}
        {price !== null ? (
          <span>
            <span className="muted">{t(castStatus.kind === 'contract' ? 'price' : 'asked')}</span>{' '}
            <Money cents={price} currency={currency} emphasis="strong" />
          </span>
        ) : (
          awaited && <span className="muted">{t('noPrice')}</span>
        )}
      </p>
      {castStatus.kind === 'contract' && (
        <p className="small">
          {progress.all > 0 ? t('works', progress) : <span className="muted">{t('noWorks')}</span>}
        </p>
      )}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map(({ id, channel, link }) => (
            <li key={id}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {t('post', { channel: t(`options:channels.${channel}`) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
