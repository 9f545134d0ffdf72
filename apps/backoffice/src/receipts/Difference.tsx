import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NumberInput } from 'react-admin';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Props = { readonly record: RecordOf<'receipts'> };

/** The first of two people: the money settles a charge though its amount is another one. */
export function SettleDifference({ record: { id, version, status, reason } }: Props) {
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
          verb={words.t('finance.prepare')}
          start={{ chargeId: null }}
          onSend={({ chargeId }) => run({ id, version, chargeId }, words.t('finance.difference.prepared'))}
          onClose={() => setOpen(false)}
        >
          <NumberInput source="chargeId" label={words.t('finance.chargeNumber')} autoFocus />
        </DialogForm>
      ) : null}
    </>
  );
}

/** What the first of two people has prepared, for the second to do. */
export function Intended({ record: { intendedChargeId, preparedById } }: Props) {
  const words = useWords();
  const actor = useActor();
  const mine = 'userId' in actor && actor.userId === preparedById;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {words.t('finance.difference.intended')}{' '}
      {intendedChargeId === null ? null : <ReferenceLink resource="charges" id={intendedChargeId} />}
      {'. '}
      {words.t(`finance.difference.${mine ? 'samePerson' : 'next'}`)}
    </Alert>
  );
}
