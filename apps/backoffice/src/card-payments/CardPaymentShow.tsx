import Alert from '@mui/material/Alert';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';

type Payment = RecordOf<'card-payments'>;

/** What finance must do next for the payment. Renders nothing in states that need no action. */
function NextActionNotice({ status }: Pick<Payment, 'status'>) {
  const words = useWords();
  if (status !== 'disputed' && status !== 'lost' && status !== 'surplus' && status !== 'unmatched')
    return null;
  return <Alert severity="warning">{words.t(`finance.cardStates.${status}`)}</Alert>;
}

/**
 * The payment's amount in the currency of the provider account, and the provider's fees. The two currencies
 * may differ.
 */
function ProviderAccount({ payment }: { payment: Payment }) {
  const words = useWords();
  const { conversion, processingCents, currency } = payment;
  const kept = conversion?.currency ?? currency;
  return (
    <FactList
      rows={[
        ...(conversion
          ? [
              {
                name: words.t('finance.changedInto'),
                value: words.t('finance.changedAt', {
                  amount: words.money(conversion.cents, conversion.currency),
                  rate: words.exchangeRate(conversion.rateMicros),
                }),
              },
            ]
          : []),
        ...(processingCents
          ? [
              {
                name: words.field('card-payments', 'processingCents'),
                value: words.money(processingCents, kept),
              },
            ]
          : []),
      ]}
    />
  );
}

/** An attempt to pay a charge by card. */
export function CardPaymentShow() {
  const words = useWords();
  return (
    <ResourceShow resource="card-payments">
      {(record) => (
        <>
          <PageHead
            help={['finance', 'chargeback']}
            title={`${words.name('card-payments')} #${record.id}`}
            parent={{ to: listOf('card-payments'), label: words.name('card-payments', 2) }}
            beside={<StatusChip resource="card-payments" status={record.status} />}
            subtitle={<ReferenceLink resource="companies" id={record.companyId} />}
          />
          <Columns
            main={
              <>
                <NextActionNotice status={record.status} />
                <Panel title={words.t('finance.what')}>
                  <Facts
                    resource="card-payments"
                    record={record}
                    fields={['companyId', 'chargeId', 'amountCents', 'createdAt', 'failure']}
                  />
                  <ProviderAccount payment={record} />
                  <Facts
                    resource="card-payments"
                    record={record}
                    fields={[
                      'refundCents',
                      'refundedCents',
                      'refundFailedCents',
                      'disputedCents',
                      'setOffCents',
                      'session',
                      'intent',
                    ]}
                  />
                </Panel>
                <Entries
                  about={[
                    ['card-payments', record.id],
                    ['charges', record.chargeId],
                  ]}
                />
              </>
            }
            aside={
              <Panel title={words.t('kit.history')}>
                <History resource="card-payments" id={record.id} />
              </Panel>
            }
          />
        </>
      )}
    </ResourceShow>
  );
}
