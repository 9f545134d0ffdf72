import { transferOf } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRedirect } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { amountOf, companyOf, creatorOf } from '../consequences/figures';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { MoneyInput } from '../kit/inputs';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Dialog that demands the repayment of a payout by its creator, in full or in part. */
export function DemandRepayment({ payout }: { payout: RecordOf<'payouts'> }) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const [open, setOpen] = useState(false);
  if (!finance || payout.status !== 'made') return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('finance.repayments.demand')}
      </Button>
      {open ? <DemandDialog payout={payout} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DemandDialog({ payout, onClose }: { payout: RecordOf<'payouts'>; onClose: () => void }) {
  const words = useWords();
  const redirect = useRedirect();
  const { run } = useRun('repayments.demand');
  return (
    <DialogForm
      title={words.t('finance.repayments.demand')}
      subtitle={
        <>
          {words.t('finance.repayments.demandText')}
          <Box sx={{ color: 'text.primary', mt: 1.5 }}>
            <FactList
              rows={[
                creatorOf(payout, words),
                amountOf(words.t('consequences.paidOut', { id: payout.id }), transferOf(payout), payout),
                companyOf(payout, words),
              ]}
            />
          </Box>
        </>
      }
      verb={words.t('finance.repayments.demand')}
      start={{ amountCents: payout.netCents, feeCents: 0, reason: '' }}
      onSend={async ({ amountCents, feeCents, reason }) => {
        const answer = (await run(
          { payoutId: payout.id, amountCents, feeCents, reason },
          words.t('finance.repayments.demanded'),
        )) as { id: number };
        redirect('show', 'repayments', answer.id);
      }}
      onClose={onClose}
    >
      <MoneyInput
        source="amountCents"
        label={words.field('repayments', 'amountCents')}
        helperText={words.t('finance.repayments.amountHint')}
        autoFocus
      />
      <MoneyInput
        source="feeCents"
        label={words.field('repayments', 'feeCents')}
        helperText={words.t('finance.repayments.feeHint')}
      />
      <TextInput
        source="reason"
        label={words.field('repayments', 'reason')}
        helperText={words.t('finance.repayments.reasonHint')}
        multiline
      />
    </DialogForm>
  );
}
