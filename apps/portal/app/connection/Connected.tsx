import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import {
  Alert,
  Card,
  DateText,
  Disclosure,
  EmptyState,
  Form,
  Stack,
  Stat,
  StatusChip,
  SubmitButton,
  Table,
} from '../ui';
import styles from './connection.module.css';
import type { OwnConnection } from './load.server';

type Props = { connection: NonNullable<OwnConnection['connection']>; readings: OwnConnection['readings'] };

/** The account with its latest figures, their source and date. */
export function Connected({ connection, readings }: Props) {
  const { t } = useTranslation(['connections', 'options', 'resources']);
  const { number, rate } = useFormat();
  const network = t(`options:channels.${connection.channel}`);
  const [newest] = readings;
  return (
    <Card level={2} title={network}>
      <Stack>
        <div className={styles.account}>
          <span className={styles.handle}>@{connection.handle}</span>
          <StatusChip status={connection.status}>
            {t(`resources:connections.status.${connection.status}`)}
          </StatusChip>
        </div>
        {connection.failingSince && connection.failure && (
          <Alert tone="warning" title={t(`missing.${connection.failure}`, { network })}>
            {t('missing.since')} <DateText value={connection.failingSince} style="long" />.{' '}
            {t('missing.figures')} <DateText value={connection.measuredAt} style="long" />.
          </Alert>
        )}
        {newest && (
          <>
            <div className={styles.figures}>
              <Stat label={t('figures.followers')} value={number(newest.followers)} />
              <Stat label={t('figures.posts')} value={number(newest.posts)} />
              <Stat
                label={t('figures.engagement')}
                value={rate(newest.engagementBp)}
                note={t('figures.sample', { count: newest.sampledPosts })}
              />
            </div>
            <p className="muted small">
              {t(`options:figureSource.${newest.source}`)},{' '}
              <DateText value={newest.measuredAt} style="long" />
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The readings. */
export function Readings({ readings }: Pick<Props, 'readings'>) {
  const { t } = useTranslation('connections');
  const { number, rate } = useFormat();
  return (
    <Table
      caption={t('figures.history')}
      rows={readings}
      rowKey={(row) => row.id}
      empty={<EmptyState title={t('figures.none')} />}
      columns={[
        {
          key: 'day',
          header: t('figures.day'),
          primary: true,
          cell: ({ measuredAt }) => <DateText value={measuredAt} style="long" />,
        },
        {
          key: 'followers',
          header: t('figures.followers'),
          align: 'end',
          cell: (row) => <span className="num">{number(row.followers)}</span>,
        },
        {
          key: 'posts',
          header: t('figures.posts'),
          align: 'end',
          cell: (row) => <span className="num">{number(row.posts)}</span>,
        },
        {
          key: 'engagement',
          header: t('figures.engagement'),
          align: 'end',
          cell: (row) => <span className="num">{rate(row.engagementBp)}</span>,
        },
      ]}
    />
  );
}

/** Inside a disclosure instead of a confirmation: connecting again takes a minute. */
export function Disconnect({ connection }: Pick<Props, 'connection'>) {
  const { t } = useTranslation(['connections', 'options']);
  const network = t(`options:channels.${connection.channel}`);
  return (
    <Disclosure summary={t('disconnect.title')}>
      <Form>
        <Stack>
          <input type="hidden" name="id" value={connection.id} />
          <input type="hidden" name="version" value={connection.version} />
          <p>{t('disconnect.text', { network })}</p>
          {connection.channel === 'instagram' && <p className="muted small">{t('disconnect.instagram')}</p>}
          <div>
            <SubmitButton variant="danger" name="intent" value="disconnect">
              {t('disconnect.do')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
