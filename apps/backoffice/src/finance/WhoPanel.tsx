import { Facts } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { RecordOf, SourceOf } from '../resources';

type Released = 'payouts' | 'receipts' | 'repayments' | 'settlements';

interface Props<N extends Released> {
  readonly resource: N;
  readonly record: RecordOf<N>;
  readonly fields: readonly SourceOf<N>[];
}

/**
 * Panel with the users who prepared and released a payment, and the proof of payment. Renders nothing before
 * the preparation.
 */
export function WhoPanel<N extends Released>({ resource, record, fields }: Props<N>) {
  const words = useWords();
  if (record.preparedById === null) return null;
  return (
    <Panel title={words.t('finance.who')}>
      <Facts resource={resource} record={record} fields={fields} />
    </Panel>
  );
}
