import { areaPath } from '@elenco/core/people';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Alert, Card, EmptyState, PageHeader, Section, Stack, StatusChip, Table } from '../../../ui';
import { webhooksActions } from '../../../webhooks/actions.server';
import { loadWebhooks } from '../../../webhooks/load.server';
import { NewSecret } from '../../../webhooks/NewSecret';
import { WebhookForm } from '../../../webhooks/WebhookForm';

export const handle: RouteHandle = { title: 'webhooks:title', i18n: ['webhooks', 'security', 'problems'] };
export const loader = page('company', loadWebhooks);
export const action = webhooksActions;

/** The company's webhooks. */
export default function Webhooks() {
  const { t } = useTranslation('webhooks');
  const { owns, rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!owns && <Alert title={t('ownersOnly')} />}
      <NewSecret answer={answer} />
      {owns && (
        <Section title={t('list')}>
          <Table
            caption={t('list')}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('none')} text={t('noneText')} />}
            columns={[
              {
                key: 'name',
                header: t('name'),
                primary: true,
                cell: ({ id, title }) => <Link to={`${areaPath.company}/webhooks/${id}`}>{title}</Link>,
              },
              { key: 'address', header: t('address'), long: true, cell: ({ address }) => address },
              {
                key: 'events',
                header: t('events'),
                cell: ({ events }) => t('eventCount', { count: events.length }),
              },
              {
                key: 'status',
                header: t('status'),
                phone: 'corner',
                cell: ({ status }) => <StatusChip status={status}>{t(`statuses.${status}`)}</StatusChip>,
              },
            ]}
          />
        </Section>
      )}
      {owns && (
        <Card title={t('add')} level={2}>
          <WebhookForm key={rows.length} answer={answer} />
        </Card>
      )}
    </Stack>
  );
}
