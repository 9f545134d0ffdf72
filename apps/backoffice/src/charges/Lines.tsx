import type { Currency } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Lines of a charge, each with its purpose. */
export function Lines({ chargeId, currency }: { chargeId: number; currency: Currency }) {
  const words = useWords();
  const { data = [] } = useGetList<RecordOf<'charge-lines'>>('charge-lines', {
    filter: { chargeId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (data.length === 0) return null;
  const label = words.name('charge-lines', 2);
  return (
    <Panel title={label}>
      <SmallTable
        label={label}
        heads={[
          words.t('finance.lineOf'),
          words.t('finance.what'),
          words.field('charge-lines', 'amountCents'),
        ]}
        rows={data.map((line) => ({
          key: String(line.id),
          cells: [
            <About key="about" line={line} />,
            line.kind === 'price' && line.subscriptionPeriodId !== null
              ? words.option('charges', 'purpose', 'subscription')
              : words.oneOf('lineKind', line.kind),
            <Money key="amount" cents={line.amountCents} currency={currency} />,
          ],
        }))}
      />
    </Panel>
  );
}

/** A line's creator and contract, or its subscription period. */
function About({
  line: { creatorId, contractId, subscriptionPeriodId },
}: {
  readonly line: RecordOf<'charge-lines'>;
}) {
  if (subscriptionPeriodId !== null)
    return <ReferenceLink resource="subscription-periods" id={subscriptionPeriodId} />;
  return (
    <>
      {creatorId === null ? null : <ReferenceLink resource="creators" id={creatorId} />}
      {creatorId !== null && contractId !== null ? ' · ' : null}
      {contractId === null ? null : <ReferenceLink resource="contracts" id={contractId} />}
    </>
  );
}
