import type { Network } from '@elenco/core/discovery';
import { hasRoundedFollowers } from '@elenco/core/people';
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
import { OutsideLink } from './OutsideLink';

type Props = { connection: NonNullable<OwnConnection['connection']>; readings: OwnConnection['readings'] };

/** Returns the label keys of the metrics. Each label is the term that the social network itself uses. */
const labelsOf = (channel: Network) =>
  channel === 'youtube'
    ? ({ followers: 'figures.subscribers', posts: 'figures.videos' } as const)
    : ({ followers: 'figures.followers', posts: 'figures.posts' } as const);

/** The connected account with its latest metrics, their source and date. */
export function Connected({ connection, readings }: Props) {
  const { t } = useTranslation(['connections', 'options', 'resources']);
  const { compact, number, rate } = useFormat();
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
              <Stat
                label={t(labelsOf(newest.channel).followers)}
                value={<span title={number(newest.followers)}>{compact(newest.followers)}</span>}
              />
              <Stat label={t(labelsOf(newest.channel).posts)} value={number(newest.posts)} />
              <Stat
                label={t('figures.engagement')}
                value={rate(newest.engagementBp)}
                note={t('figures.sample', { count: newest.sampledPosts })}
              />
              <Viewing {...newest} />
            </div>
            <p className="muted small">
              {t(`options:figureSource.${newest.source}`)},{' '}
              <DateText value={newest.measuredAt} style="long" />
              {hasRoundedFollowers(newest) && `. ${t('figures.rounded')}`}
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Views of the last 28 days, if the social network reports them. */
function Viewing({
  recentViews,
  engagedViews,
  averageViewSeconds,
}: Pick<OwnConnection['readings'][number], 'recentViews' | 'engagedViews' | 'averageViewSeconds'>) {
  const { t } = useTranslation('connections');
  const { number } = useFormat();
  const note = t('figures.days28');
  const minutes = (seconds: number) =>
    `${number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      {recentViews !== null && <Stat label={t('figures.views')} value={number(recentViews)} note={note} />}
      {engagedViews !== null && (
        <Stat label={t('figures.engagedViews')} value={number(engagedViews)} note={note} />
      )}
      {averageViewSeconds !== null && (
        <Stat label={t('figures.averageView')} value={minutes(averageViewSeconds)} note={note} />
      )}
    </>
  );
}

/** Table of all metrics that were read from the account. */
export function Readings({ channel, readings }: Pick<Props, 'readings'> & { channel: Network }) {
  const { t } = useTranslation('connections');
  const labels = labelsOf(channel);
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
          header: t(labels.followers),
          align: 'end',
          cell: (row) => <span className="num">{number(row.followers)}</span>,
        },
        {
          key: 'posts',
          header: t(labels.posts),
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

/**
 * Disconnect button. It is behind a disclosure instead of a confirmation, since connecting again takes a
 * minute.
 */
export function Disconnect({ connection }: Pick<Props, 'connection'>) {
  const { t } = useTranslation(['connections', 'options']);
  const network = t(`options:channels.${connection.channel}`);
  return (
    <Disclosure summary={t('disconnect.title')}>
      <Form>
        <Stack>
          <input type="hidden" name="id" value={connection.id} />
          <input type="hidden" name="version" value={connection.version} />
          <p>
            {connection.channel === 'youtube'
              ? t('disconnect.textYoutube')
              : t('disconnect.text', { network })}
          </p>
          {connection.channel === 'instagram' && <p className="muted small">{t('disconnect.instagram')}</p>}
          {connection.channel === 'youtube' && (
            <p className="muted small">
              {t('disconnect.youtube')}{' '}
              <OutsideLink to="https://myaccount.google.com/connections">
                {t('disconnect.googleAccess')}
              </OutsideLink>
            </p>
          )}
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
