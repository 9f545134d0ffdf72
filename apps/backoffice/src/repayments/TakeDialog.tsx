import { remainingOf } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { amountOf, creatorOf } from '../consequences/figures';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { DayInput, MoneyInput } from '../kit/inputs';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Dialog that records a transfer from a creator. Finance has seen the transfer in the account. */
export function TakeDialog({ record, onClose }: { record: RecordOf<'repayments'>; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('receipts.takeRepayment');
  return (
    <DialogForm
      title={words.t('finance.repayments.take')}
      subtitle={
        <Box sx={{ color: 'text.primary' }}>
          <FactList
            rows={[
              creatorOf(record, words),
              amountOf(words.t('consequences.rest'), remainingOf(record), record),
            ]}
          />
        </Box>
      }
      verb={words.t('kit.save')}
      start={{ amountCents: remainingOf(record), receivedOn: '', proof: '' }}
      onSend={({ amountCents, receivedOn, proof }) =>
        run({ repaymentId: record.id, amountCents, receivedOn, proof }, words.t('finance.repayments.taken'))
      }
      onClose={onClose}
    >
      <MoneyInput source="amountCents" label={words.field('receipts', 'amountCents')} autoFocus />
      <DayInput source="receivedOn" label={words.field('receipts', 'receivedOn')} />
      <TextInput
        source="proof"
        label={words.field('receipts', 'proof')}
        helperText={words.t('finance.proofHint')}
      />
    </DialogForm>
  );
}
