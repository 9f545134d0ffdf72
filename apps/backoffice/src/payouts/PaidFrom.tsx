import { bankName, NO_BANK } from '@elenco/brazil';
import type { PayingAccount } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { useWords, type Words } from '../kit/words';
import { useFinanceDay } from '../receipts/useFinanceDay';
import { cashAfter } from './cashAfter';
import { usePayingAccount } from './PayingAccountAlert';

/** A bank account of the platform. */
type Account = Omit<PayingAccount, 'configured'>;

/** Formats a bank account of the platform on one line. */
export const payingAccountText = (
  words: Words,
  { bank, branch, account, holder }: Omit<Account, 'currency'>,
): string =>
  [
    bank === NO_BANK ? bank : `${bank} ${bankName(bank)}`,
    ...(branch ? [`${words.field('payees', 'branch')} ${branch}`] : []),
    ...(account ? [`${words.field('payees', 'account')} ${account}`] : []),
    holder,
  ].join(' · ');

/**
 * The account that pays payouts, and its ledger balance before and after the payment, by currency. Renders
 * nothing until the figures are loaded.
 */
export function PaidFrom({
  payouts,
  onDay,
  from,
}: {
  readonly payouts: Parameters<typeof cashAfter>[1];
  readonly onDay?: Parameters<typeof cashAfter>[2];
  /** Account of an existing payment file; by default the account from which new files pay. */
  readonly from?: Account;
}) {
  const words = useWords();
  const { data: day } = useFinanceDay();
  const current = usePayingAccount(from === undefined);
  const account = from ?? current;
  if (!day || !account) return null;
  const balances = cashAfter(day, payouts, onDay);
  return (
    <Box sx={{ my: 2 }}>
      {balances.map(({ currency, cashCents, sentCents, afterCents }) => (
        <Box key={currency} sx={{ mb: 1 }}>
          <FactList
            rows={[
              {
                name: words.t('paidFrom.of', { currency }),
                value:
                  currency === account.currency
                    ? payingAccountText(words, account)
                    : words.t('paidFrom.noAccount', { currency }),
              },
              { name: words.t('paidFrom.cash'), value: <Money cents={cashCents} currency={currency} /> },
              ...(sentCents === 0
                ? []
                : [
                    {
                      name: words.t('paidFrom.sent'),
                      value: <Money cents={-sentCents} currency={currency} />,
                    },
                  ]),
              { name: words.t('paidFrom.after'), value: <Money cents={afterCents} currency={currency} /> },
            ]}
          />
          {afterCents < 0 ? (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {words.t('paidFrom.notEnough', { currency })}
            </Alert>
          ) : null}
        </Box>
      ))}
      <Typography variant="caption" color="textSecondary">
        {words.t('paidFrom.hint')}
      </Typography>
    </Box>
  );
}
