import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { ReturnLine } from '../providers/answers';

/** Outcomes that need no action. */
const good: ReadonlySet<ReturnLine['outcome']> = new Set(['matched', 'confirmed', 'known']);

/** Lines of the file with the charge that each paid, or why not. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const words = useWords();
  return (
    <Panel title={words.t('finance.lines')}>
      <SmallTable
        label={words.t('finance.lines')}
        heads={[
          words.t('finance.line'),
          words.field('receipts', 'reference'),
          words.name('charges'),
          words.name('receipts'),
          words.t('finance.outcome'),
          words.field('charges', 'amountCents'),
        ]}
        rows={lines.map(({ line, reference, chargeId, receiptId, outcome, amountCents }) => ({
          key: String(line),
          cells: [
            line,
            reference || '–',
            chargeId === null ? '–' : <ReferenceLink key="charge" resource="charges" id={chargeId} />,
            receiptId === null ? '–' : <ReferenceLink key="receipt" resource="receipts" id={receiptId} />,
            <ToneChip
              key="outcome"
              tone={good.has(outcome) ? 'success' : 'warning'}
              label={words.t(outcome === 'matched' ? 'finance.paid' : `finance.reasons.${outcome}`)}
            />,
            <Money key="amount" cents={amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}
