import { openCentsOf } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Matching } from './Matching';

type Props = { readonly record: RecordOf<'receipts'> };

/**
 * Button with which the first of two users prepares to settle a charge by a receipt whose amount differs from
 * the charge's amount.
 */
export function SettleDifference({ record }: Props) {
  const { id, version, status, reason } = record;
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const [open, setOpen] = useState(false);
  const { run } = useRun('receipts.prepareMatch');
  if (!finance || status !== 'unmatched' || reason === 'payment_reversed') return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('finance.difference.settle')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('finance.difference.settle')}
          subtitle={words.t('finance.difference.text')}
          wide
          verb={words.t('finance.prepare')}
          onSend={({ chargeId, otherPayer }) =>
            run({ id, version, chargeId, otherPayer }, words.t('finance.difference.prepared'))
          }
          onClose={() => setOpen(false)}
        >
          <Matching receipt={record} preparing />
        </DialogForm>
      ) : null}
    </>
  );
}

/** Notice with the decision that the first user prepared, and the amounts that the second user confirms. */
export function PreparedMatchNotice({
  record: { intendedChargeId, preparedById, amountCents, currency },
}: Props) {
  const words = useWords();
  const actor = useActor();
  const { data: charge } = useGetOne<RecordOf<'charges'>>(
    'charges',
    { id: intendedChargeId ?? 0 },
    { enabled: intendedChargeId !== null },
  );
  const mine = 'userId' in actor && actor.userId === preparedById;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {words.t('finance.difference.intended')}{' '}
      {intendedChargeId === null ? null : <ReferenceLink resource="charges" id={intendedChargeId} />}
      {'. '}
      {charge
        ? `${words.t('finance.difference.amounts', {
            received: words.money(amountCents, currency),
            charged: words.money(openCentsOf(charge), currency),
            difference: words.money(amountCents - openCentsOf(charge), currency),
          })} `
        : null}
      {words.t(`finance.difference.${mine ? 'samePerson' : 'next'}`)}
    </Alert>
  );
}
