import type { TaxGuide } from '@elenco/core/finance';
import { TextInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { taxName } from './taxName';

/** Dialog that records that the open amount of a month's tax was paid at the bank. */
export function RecordTaxPayment({ guide, onClose }: { guide: TaxGuide; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('tax-payments.record');
  const { month, tax, municipality } = guide;
  const amountCents = guide.amountCents - guide.paidCents;
  return (
    <DialogForm
      title={words.t('books.recordTaxOf', { tax: taxName(guide, words), month: words.month(month) })}
      subtitle={words.t('books.recordTaxHint', { amount: words.money(amountCents, 'BRL') })}
      verb={words.t('books.recordTax')}
      start={{ paidOn: today(), bankReference: '' }}
      onSend={({ paidOn, bankReference }) =>
        run(
          { month, tax, municipality, amountCents, paidOn, bankReference },
          words.t('books.taxRecorded'),
          amountCents,
        )
      }
      onClose={onClose}
    >
      <DayInput source="paidOn" label={words.field('tax-payments', 'paidOn')} />
      <TextInput source="bankReference" label={words.field('tax-payments', 'bankReference')} />
    </DialogForm>
  );
}
