import { DELIVERY_DAYS } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import {
  EmptyState,
  Form,
  Pagination,
  Section,
  StatusChip,
  SubmitButton,
  Table,
  type Tone,
  TwoLines,
} from '../ui';
import type { ShownWebhook } from './load.server';
import { useEventText } from './useEventText';

type Delivery = ShownWebhook['deliveries'][number];
const tones = { waiting: 'moving', delivered: 'good', failed: 'attention' } as const satisfies Record<
  Delivery['state'],
  Tone
>;

/** Deliveries to a webhook's URL with their responses, each with a retry button. */
export function Deliveries({ webhook, deliveries, page, pages }: ShownWebhook) {
  const { t } = useTranslation('webhooks');
  const { exact, number } = useFormat();
  const eventText = useEventText();
  const answerOf = ({ problem, httpStatus, tookMs }: Delivery) => {
    if (problem) return t(`problems.${problem}`, { status: httpStatus });
    return httpStatus === null ? '–' : t('answered', { status: httpStatus, ms: number(tookMs ?? 0) });
  };
  return (
    <Section title={t('log')}>
      <p className="muted small">{t('logText', { days: DELIVERY_DAYS })}</p>
      <Table
        caption={t('log')}
        rows={deliveries}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('noLog')} text={t('noLogText')} />}
        columns={[
          {
            key: 'event',
            header: t('event'),
            primary: true,
            cell: (row) => <TwoLines title={eventText(row.event)} under={row.event} />,
          },
          { key: 'at', header: t('at'), cell: (row) => exact(row.happenedAt) },
          {
            key: 'state',
            header: t('state'),
            phone: 'corner',
            cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`states.${state}`)}</StatusChip>,
          },
          { key: 'answer', header: t('answer'), cell: answerOf },
          {
            key: 'attempts',
            header: t('attempts'),
            cell: (row) =>
              row.nextAttemptAt && row.attempts > 0
                ? `${row.attempts} · ${t('next', { at: exact(row.nextAttemptAt) })}`
                : String(row.attempts),
          },
          {
            key: 'resend',
            header: t('resend'),
            align: 'end',
            phone: 'bare',
            cell: (row) =>
              webhook.status === 'active' &&
              row.state !== 'waiting' && (
                <Form preventScrollReset>
                  <input type="hidden" name="id" value={row.id} />
                  <SubmitButton
                    name="intent"
                    value="resend"
                    variant="quiet"
                    size="small"
                    aria-label={t('resendThis', { event: eventText(row.event), at: exact(row.happenedAt) })}
                  >
                    {t('resend')}
                  </SubmitButton>
                </Form>
              ),
          },
        ]}
      />
      <Pagination page={page} pages={pages} />
    </Section>
  );
}
