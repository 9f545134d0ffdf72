import { FAILED_DAYS, ROTATION_HOURS } from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { MoveDialog } from '../../../forms/MoveDialog';
import type { RouteHandle } from '../../../handle';
import { useFormat } from '../../../i18n/use';
import {
  Alert,
  Button,
  Card,
  Columns,
  Form,
  More,
  PageHeader,
  Stack,
  StatusChip,
  SubmitButton,
} from '../../../ui';
import { webhookActions } from '../../../webhooks/actions.server';
import { Deliveries } from '../../../webhooks/Deliveries';
import { loadWebhook } from '../../../webhooks/load.server';
import { NewSecret } from '../../../webhooks/NewSecret';
import { WebhookForm } from '../../../webhooks/WebhookForm';

export const handle: RouteHandle = { title: 'webhooks:one', i18n: ['webhooks', 'security', 'problems'] };
export const loader = page('company', loadWebhook);
export const action = webhookActions;

/** One webhook: its deliveries, its secret, and whether it is active. */
export default function OneWebhook() {
  const { t } = useTranslation('webhooks');
  const { exact } = useFormat();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { webhook } = shown;
  const { status, failingSince } = webhook;
  const fields = { id: webhook.id };
  const next = status === 'active' ? 'pause' : 'resume';
  return (
    <Stack>
      <PageHeader
        above={<More to={`${areaPath.company}/webhooks`}>{t('title')}</More>}
        title={webhook.title}
        subtitle={webhook.address}
        action={<StatusChip status={status}>{t(`statuses.${status}`)}</StatusChip>}
      />
      {status === 'failed' && <Alert tone="error" title={t('failed')} />}
      {status === 'active' && failingSince && (
        <Alert tone="warning" title={t('failing', { date: exact(failingSince), days: FAILED_DAYS })} />
      )}
      <NewSecret answer={answer} />
      <Columns
        aside={
          <Stack>
            <Card title={t('actions')} level={2}>
              <Stack>
                <Form preventScrollReset>
                  <Stack>
                    {status === 'active' && (
                      <SubmitButton name="intent" value="test">
                        {t('test')}
                      </SubmitButton>
                    )}
                    <SubmitButton name="intent" value={next}>
                      {t(next)}
                    </SubmitButton>
                  </Stack>
                </Form>
                <MoveDialog
                  trigger={<Button>{t('rotate')}</Button>}
                  intent="rotate"
                  fields={fields}
                  title={t('rotate')}
                  text={t('rotateText', { hours: ROTATION_HOURS })}
                  confirm={t('rotate')}
                />
                <MoveDialog
                  trigger={<Button variant="danger">{t('retire')}</Button>}
                  intent="retire"
                  fields={fields}
                  title={t('retire')}
                  text={t('retireText')}
                  confirm={t('retire')}
                  danger
                />
              </Stack>
            </Card>
            <Card title={t('edit')} level={2}>
              <WebhookForm key={webhook.version} answer={answer} webhook={webhook} />
            </Card>
          </Stack>
        }
      >
        <Deliveries {...shown} />
      </Columns>
    </Stack>
  );
}
