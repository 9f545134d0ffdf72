import type { Currency } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Lines of a charge. */
export function Lines({ chargeId, currency }: { chargeId: number; currency: Currency }) {
  const words = useWords();
  const { data = [] } = useGetList<RecordOf<'charge-lines'>>('charge-lines', {
    filter: { chargeId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <Panel title={words.name('charge-lines', 2)}>
      <FactList
        rows={data.map((line) => ({
          name: words.oneOf('lineKind', line.kind),
          value: words.money(line.amountCents, currency),
        }))}
      />
    </Panel>
  );
}
