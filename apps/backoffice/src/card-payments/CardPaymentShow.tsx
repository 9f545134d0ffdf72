import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';

/** One try to pay a charge by card. */
export function CardPaymentShow() {
  const words = useWords();
  return (
    <ResourceShow resource="card-payments">
      {(record) => (
        <>
          <PageHead
            title={`${words.name('card-payments')} #${record.id}`}
            parent={{ to: listOf('card-payments'), label: words.name('card-payments', 2) }}
            beside={<StatusChip resource="card-payments" status={record.status} />}
            subtitle={<ReferenceLink resource="companies" id={record.companyId} />}
          />
          <Columns
            main={
              <>
                <Panel title={words.t('finance.what')}>
                  <Facts
                    resource="card-payments"
                    record={record}
                    fields={[
                      'companyId',
                      'chargeId',
                      'amountCents',
                      'createdAt',
                      'failure',
                      'processingCents',
                      'refundCents',
                      'refundedCents',
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
