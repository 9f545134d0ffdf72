import { Money } from '../kit/FieldValue';
import { type LineEffect, toneOfEffect } from '../kit/lineEffect';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { ReturnLine } from '../providers/answers';

/**
 * Effect of an imported line by its outcome, for outcomes that need no action by staff. `confirmed`: the line
 * pays a charge that staff had already settled by hand.
 */
const effects: { readonly [Outcome in ReturnLine['outcome']]?: LineEffect } = {
  matched: 'done',
  confirmed: 'known',
  known: 'known',
  not_a_payment: 'known',
};
export const effectOf = ({ outcome }: Pick<ReturnLine, 'outcome'>): LineEffect => effects[outcome] ?? 'open';

/** Imported lines of the bank's file, each with the charge that it paid, or the reason why it paid none. */
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
        rows={lines.map((one) => ({
          key: String(one.line),
          cells: [
            one.line,
            one.reference || '–',
            one.chargeId === null ? '–' : <ReferenceLink key="charge" resource="charges" id={one.chargeId} />,
            one.receiptId === null ? (
              '–'
            ) : (
              <ReferenceLink key="receipt" resource="receipts" id={one.receiptId} />
            ),
            <OutcomeChip key="outcome" outcome={one.outcome} />,
            <Money key="amount" cents={one.amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}

/** Outcome of a line; of a planned import, worded as a plan. */
export function OutcomeChip({
  outcome,
  planned = false,
}: Pick<ReturnLine, 'outcome'> & { readonly planned?: boolean }) {
  const words = useWords();
  const paid = words.t(planned ? 'finance.importPreview.pays' : 'finance.paid');
  return (
    <ToneChip
      tone={toneOfEffect[effectOf({ outcome })]}
      label={outcome === 'matched' ? paid : words.t(`finance.reasons.${outcome}`)}
    />
  );
}
