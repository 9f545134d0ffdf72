import { isConfirmable, transferOf } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useId, useState } from 'react';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { MoveInput } from '../kit/MoveInput';
import { ReferenceLink } from '../kit/ReferenceLink';
import { readersOf } from '../kit/readers';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Button that confirms, with a reason, that a payment was made despite the bank's unclear answer. For the
 * user who prepared the payment, the button is disabled and a note gives the reason.
 */
export function ConfirmPaid({ record }: { readonly record: RecordOf<'payment-answers'> }) {
  const words = useWords();
  const actor = useActor();
  const { run } = useRun('payment-answers.confirmPaid');
  const [open, setOpen] = useState(false);
  const reason = useId();
  const { data: payout } = useGetOne<RecordOf<'payouts'>>(
    'payouts',
    { id: record.payoutId ?? 0 },
    { enabled: record.payoutId !== null },
  );
  if (!payout || !hasDuty(actor, 'finance') || !isConfirmable(record, payout)) return null;
  const samePerson = 'userId' in actor && actor.userId === payout.preparedById;
  const verb = words.t('paymentFiles.confirm.verb');
  const sameDay = record.paidOn !== null && record.paidOn < today() ? record.paidOn : today();
  return (
    <>
      <Button
        variant="contained"
        disabled={samePerson}
        aria-describedby={samePerson ? reason : undefined}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {samePerson ? (
        <Typography id={reason} variant="body2" color="textSecondary">
          {words.t('paymentFiles.confirm.samePerson')}
        </Typography>
      ) : null}
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('paymentFiles.confirm.hint')}
              <FactList
                rows={[
                  { name: words.name('payouts'), value: <ReferenceLink resource="payouts" id={payout.id} /> },
                  {
                    name: words.t('consequences.creator'),
                    value: <ReferenceLink resource="creators" id={payout.creatorId} />,
                  },
                  {
                    name: words.t('consequences.transfer'),
                    value: <Money cents={transferOf(payout)} currency={payout.currency} />,
                  },
                ]}
              />
            </>
          }
          verb={verb}
          start={{ madeOn: sameDay, proof: record.bankReference, comment: '' }}
          onSend={({ madeOn, proof, comment }) =>
            run(
              { id: record.id, version: record.version, madeOn, proof, comment },
              words.t('paymentFiles.confirm.done'),
            )
          }
          onClose={() => setOpen(false)}
          wide
        >
          <MoveInput
            field={{ source: 'madeOn', kind: 'day', label: words.field('payouts', 'madeOn') }}
            autoFocus={false}
          />
          <MoveInput
            field={{
              source: 'proof',
              kind: 'text',
              label: words.field('payouts', 'proof'),
              hint: words.t('finance.proofHint'),
            }}
            autoFocus={false}
          />
          <MoveInput
            field={{
              source: 'comment',
              kind: 'comment',
              label: words.t('kit.comment'),
              hint: words.t(`kit.readers.${readersOf('payouts', payout)}`),
            }}
            autoFocus={false}
          />
        </DialogForm>
      ) : null}
    </>
  );
}
