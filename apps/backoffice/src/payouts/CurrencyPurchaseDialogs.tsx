import { transferOf } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { amountOf, creatorOf } from '../consequences/figures';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { DayInput, MoneyInput } from '../kit/inputs';
import { ProofInput } from '../kit/ProofInput';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly payout: RecordOf<'payouts'>;
  readonly onClose: () => void;
}

/** Dialog that records the amount in BRL that finance paid for a payout's currency. */
export function RecordDialog({ payout, onClose }: Props) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('payouts.recordPurchase');
  const { id, version, purchase, currency } = payout;
  return (
    <DialogForm
      title={words.t('finance.purchase.record')}
      subtitle={words.t('finance.purchase.text', { amount: words.money(transferOf(payout), currency) })}
      verb={words.t('kit.save')}
      start={{
        spentCents: purchase?.spentCents ?? '',
        boughtOn: purchase?.boughtOn ?? '',
        proof: purchase?.proof ?? '',
      }}
      onSend={({ spentCents, boughtOn, proof, ...given }) =>
        send({ id, version, spentCents, boughtOn, proof }, words.t('finance.purchase.recorded'), given)
      }
      onClose={onClose}
    >
      <MoneyInput
        source="spentCents"
        label={words.t('finance.purchase.spent')}
        helperText={words.t('finance.purchase.spentHint')}
        autoFocus
      />
      <DayInput source="boughtOn" label={words.t('finance.purchase.boughtOn')} />
      <TextInput
        source="proof"
        label={words.field('payouts', 'proof')}
        helperText={words.t('finance.purchase.proofHint')}
      />
      <ProofInput asked={asked} />
    </DialogForm>
  );
}

/** Dialog in which a second finance user confirms that the purchase appears on the account. */
export function ConfirmDialog({ payout, onClose }: Props) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('payouts.confirmPurchase');
  const { id, version, purchase, currency } = payout;
  const amount = words.money(purchase?.boughtCents ?? 0, currency);
  return (
    <DialogForm
      title={words.t('finance.purchase.confirm')}
      subtitle={
        <>
          {words.t('finance.purchase.confirmText', { amount })}
          {purchase ? (
            <Box sx={{ color: 'text.primary', mt: 1.5 }}>
              <FactList
                rows={[
                  creatorOf(payout, words),
                  amountOf(words.t('finance.purchase.spent'), purchase.spentCents, { currency: 'BRL' }),
                  { name: words.t('finance.purchase.boughtOn'), value: words.day(purchase.boughtOn) },
                ]}
              />
            </Box>
          ) : null}
        </>
      }
      verb={words.t('finance.purchase.confirm')}
      onSend={(given) => send({ id, version }, words.t('finance.purchase.confirmed'), given)}
      onClose={onClose}
    >
      <ProofInput asked={asked} />
    </DialogForm>
  );
}
