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

interface Line extends Omit<ReturnLine, 'receiptId'> {
  /** Null if the line has no receipt; undefined before the import. */
  readonly receiptId?: number | null;
}

/**
 * Lines of the bank's file, each with the charge that it pays, or the reason why it pays none. A planned import
 * has no receipts yet.
 */
export function ReturnTable({ lines, planned = false }: { lines: readonly Line[]; planned?: boolean }) {
  const words = useWords();
  const link = (resource: 'charges' | 'receipts', id: number | null | undefined) =>
    id == null ? '–' : <ReferenceLink key={resource} resource={resource} id={id} />;
  return (
    <SmallTable
      label={words.t('finance.lines')}
      heads={[
        words.t('finance.line'),
        words.field('receipts', 'reference'),
        words.name('charges'),
        ...(planned ? [] : [words.name('receipts')]),
        words.t('finance.outcome'),
        words.field('charges', 'amountCents'),
      ]}
      rows={lines.map((one) => ({
        key: String(one.line),
        cells: [
          one.line,
          one.reference || '–',
          link('charges', one.chargeId),
          ...(planned ? [] : [link('receipts', one.receiptId)]),
          <OutcomeChip key="outcome" outcome={one.outcome} planned={planned} />,
          <Money key="amount" cents={one.amountCents} currency="BRL" />,
        ],
      }))}
    />
  );
}

/** The imported lines of the bank's file. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const words = useWords();
  return (
    <Panel title={words.t('finance.lines')}>
      <ReturnTable lines={lines} />
    </Panel>
  );
}

/** Outcome of a line; of a planned import, worded as a plan. */
function OutcomeChip({
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
