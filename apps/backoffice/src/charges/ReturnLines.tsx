import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { ReturnLine } from '../providers/data';

/** Each line of the file with the charge that it paid, or why it paid none. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const words = useWords();
  return (
    <Panel title={words.t('finance.lines')}>
      <SmallTable
        label={words.t('finance.lines')}
        heads={[
          words.t('finance.line'),
          words.field('charges', 'ourNumber'),
          words.name('charges'),
          words.t('finance.outcome'),
          words.field('charges', 'amountCents'),
        ]}
        rows={lines.map(({ line, ourNumber, chargeId, outcome, amountCents }) => ({
          key: String(line),
          cells: [
            line,
            ourNumber,
            chargeId === null ? '–' : <ReferenceLink key="charge" resource="charges" id={chargeId} />,
            <ToneChip
              key="outcome"
              tone={outcome === 'settled' ? 'success' : 'warning'}
              label={words.t(outcome === 'settled' ? 'finance.paid' : `finance.reasons.${outcome}`)}
            />,
            <Money key="amount" cents={amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}
