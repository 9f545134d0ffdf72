import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, Stack, StatusChip } from '../ui';
import { connectionPath } from './addresses';
import styles from './connection.module.css';
import type { OwnConnections } from './load.server';

/** Social networks in the settings, each with the state of the connection and a link. */
export function NetworkRows({ networks }: { networks: OwnConnections }) {
  const { t } = useTranslation(['connections', 'options', 'resources']);
  return (
    <Card>
      <Stack>
        {networks.map(({ channel, available, status, handle, id }) => {
          const network = t(`options:channels.${channel}`);
          const shown = status !== 'disconnected';
          return (
            <div key={channel} className={styles.row}>
              <span className={styles.network}>
                <strong>{network}</strong>
                {shown && <span className="muted small">@{handle}</span>}
                {!shown && !available && <span className="muted small">{t('unavailable.short')}</span>}
              </span>
              {shown && (
                <StatusChip status={status}>{t(`resources:connections.status.${status}`)}</StatusChip>
              )}
              {(shown || available) && (
                <ButtonLink to={connectionPath(channel, shown ? id : null)} size="small">
                  {t(shown ? 'open' : 'connect.short', { network })}
                </ButtonLink>
              )}
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
