import { isBuyable, purchaseRate, transferOf } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasDuty } from '../kit/access';
import { FactList, Facts } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { useFinanceDay } from '../receipts/useFinanceDay';
import type { RecordOf } from '../resources';
import { ConfirmDialog, RecordDialog } from './CurrencyPurchaseDialogs';

type Payout = RecordOf<'payouts'>;

/** Returns whether the actor may record a currency purchase for the payout. */
function useCanRecordPurchase(payout: Payout): boolean {
  const finance = hasDuty(useActor(), 'finance');
  const asks = finance && isBuyable(payout);
  const { data: day } = useFinanceDay(asks);
  return asks && day?.purchases.includes(payout.id) === true;
}

/**
 * Hint that the release is refused until the bank account has enough of the payout's currency, with the
 * buttons that record the purchase.
 */
export function PurchaseHint({ payout }: { payout: Payout }) {
  const words = useWords();
  if (!useCanRecordPurchase(payout)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 2 }}>
      <Typography variant="body2">
        {words.t('finance.purchase.hint', { amount: words.money(transferOf(payout), payout.currency) })}
      </Typography>
      <PurchaseButtons payout={payout} />
    </Box>
  );
}

/** Panel with the currency that was bought for a payout, and the user who recorded the purchase. */
export function CurrencyPurchase({ payout }: { payout: Payout }) {
  const words = useWords();
  const { purchase } = payout;
  const buyable = useCanRecordPurchase(payout);
  if (purchase === null && !buyable) return null;
  const amount = words.money(purchase?.boughtCents ?? transferOf(payout), payout.currency);
  return (
    <Panel title={words.t('finance.purchase.title')}>
      {purchase === null ? (
        <Typography color="textSecondary">{words.t('finance.purchase.hint', { amount })}</Typography>
      ) : (
        <>
          <FactList
            rows={[
              { name: words.t('finance.purchase.spent'), value: words.money(purchase.spentCents, 'BRL') },
              { name: words.t('finance.purchase.bought'), value: amount },
              {
                name: words.t('finance.purchase.rate'),
                value: words.exchangeRate(purchaseRate(purchase)),
              },
              { name: words.t('finance.purchase.boughtOn'), value: words.day(purchase.boughtOn) },
              { name: words.field('payouts', 'proof'), value: purchase.proof },
            ]}
          />
          <Facts
            resource="payouts"
            record={payout}
            fields={['purchaseRecordedById', 'purchaseConfirmedById']}
          />
        </>
      )}
      {buyable ? (
        <Box sx={{ mt: 2 }}>
          <PurchaseButtons payout={payout} />
        </Box>
      ) : null}
    </Panel>
  );
}

function PurchaseButtons({ payout }: { payout: Payout }) {
  const words = useWords();
  const actor = useActor();
  const [asked, setAsked] = useState<'record' | 'confirm'>();
  const recorded = payout.purchase !== null;
  const own = 'userId' in actor && actor.userId === payout.purchaseRecordedById;
  const close = () => setAsked(undefined);
  return (
    // React passes events of a form in a dialog to the form around the dialog. Submit events are therefore
    // stopped here.
    <Box onSubmit={(event) => event.stopPropagation()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {recorded && !own ? (
          <Button variant="contained" onClick={() => setAsked('confirm')}>
            {words.t('finance.purchase.confirm')}
          </Button>
        ) : null}
        <Button variant="outlined" color="secondary" onClick={() => setAsked('record')}>
          {words.t(recorded ? 'finance.purchase.again' : 'finance.purchase.record')}
        </Button>
      </Box>
      {recorded && own ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {words.t('finance.purchase.samePerson')}
        </Typography>
      ) : null}
      {asked === 'record' ? <RecordDialog payout={payout} onClose={close} /> : null}
      {asked === 'confirm' ? <ConfirmDialog payout={payout} onClose={close} /> : null}
    </Box>
  );
}
