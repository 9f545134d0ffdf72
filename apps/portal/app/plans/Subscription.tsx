import { openCentsOf } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { FeeInvoiceText } from '../payment/FeeInvoice';
import { HowToPay } from '../payment/HowToPay';
import { Alert, ButtonLink, DateText, Form, Money, Section, StatusChip, SubmitButton, Table } from '../ui';
import { CardAttemptNotice } from './CardAttemptNotice';
import type { OwnSubscription } from './own.server';

/** Planned changes and problems of the subscription, with links to resolve them. */
export function PlanNotices({
  owned,
  titleOf,
}: {
  owned: OwnSubscription;
  titleOf: (tier: string) => string;
}) {
  const { t } = useTranslation('plans');
  const { date } = useFormat();
  const day = (value: string) => date(value, 'long');
  const { next, status, suspended, current } = owned;
  return (
    <>
      {suspended ? (
        <Alert tone="error" title={t('suspended')}>
          {t('suspendedText', { plan: titleOf(current) })}
        </Alert>
      ) : (
        status === 'past_due' && (
          <Alert tone="warning" title={t('pastDue')}>
            {t('pastDueText')}
          </Alert>
        )
      )}
      {next && (
        <Alert
          title={t('planned', { day: day(next.on), plan: titleOf(next.plan) })}
          action={
            <Form preventScrollReset>
              <input type="hidden" name="intent" value="keep" />
              <SubmitButton size="small">{t('keep', { plan: titleOf(current) })}</SubmitButton>
            </Form>
          }
        >
          {t('plannedText', { plan: titleOf(current) })}
        </Alert>
      )}
    </>
  );
}

/** Amount to pay now, and all invoices, with the draft of the next month first. */
export function Invoices({ owned, titleOf }: { owned: OwnSubscription; titleOf: (tier: string) => string }) {
  const { t } = useTranslation(['plans', 'resources', 'options', 'shared']);
  const { invoices, toPay } = owned;
  if (invoices.length === 0) return null;
  return (
    <>
      {toPay.map(({ charge, owed, pix, byCard }) => (
        <Section key={charge.id} title={t('toPay')}>
          <p>
            <Money cents={openCentsOf(charge)} currency={charge.currency} /> · {t('due')}{' '}
            <DateText value={charge.dueOn} style="long" />
          </p>
          {byCard && <CardAttemptNotice of={byCard} />}
          <HowToPay charge={charge} pix={pix} owed={owed} level={3} />
        </Section>
      ))}
      <Section title={t('invoices')}>
        <Table
          caption={t('invoices')}
          rows={invoices}
          rowKey={({ id }) => id}
          empty={null}
          columns={[
            {
              key: 'period',
              header: t('period'),
              primary: true,
              cell: ({ startsOn, endsOn }) => (
                <>
                  <DateText value={startsOn} /> – <DateText value={endsOn} />
                </>
              ),
            },
            {
              key: 'what',
              header: t('what'),
              cell: ({ tier, kinds }) =>
                [
                  titleOf(tier),
                  ...kinds.filter((kind) => kind !== 'plan').map((kind) => t(`options:invoiceLine.${kind}`)),
                ].join(' · '),
            },
            { key: 'due', header: t('due'), cell: ({ dueOn }) => <DateText value={dueOn} /> },
            {
              key: 'status',
              header: t('state'),
              phone: 'corner',
              cell: ({ status, chargeId }) =>
                status ? (
                  <>
                    <StatusChip status={status}>{t(`resources:charges.status.${status}`)}</StatusChip>
                    {status === 'cancelled' && chargeId ? (
                      <ButtonLink
                        to={`${areaPath.company}/charge/${chargeId}/slip`}
                        variant="plain"
                        size="small"
                      >
                        {t('whyCancelled')}
                      </ButtonLink>
                    ) : null}
                  </>
                ) : (
                  <StatusChip status="draft">{t('draft')}</StatusChip>
                ),
            },
            {
              key: 'amount',
              header: t('amount'),
              align: 'end',
              cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
            },
            {
              key: 'fiscal',
              header: t('shared:feeInvoice.title'),
              cell: ({ invoice }) => (invoice ? <FeeInvoiceText invoice={invoice} /> : '–'),
            },
            {
              key: 'file',
              header: t('file'),
              headless: true,
              phone: 'bare',
              cell: ({ chargeId, startsOn }) =>
                chargeId && (
                  <ButtonLink
                    to={`/dashboard/charge/${chargeId}.pdf`}
                    reloadDocument
                    size="small"
                    aria-label={t('fileOf', { period: startsOn })}
                  >
                    PDF
                  </ButtonLink>
                ),
            },
          ]}
        />
      </Section>
    </>
  );
}
