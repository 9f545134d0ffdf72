import { bankName } from '@elenco/brazil';
import type { PayingAccount } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { useFinanceDay } from '../receipts/useFinanceDay';
import { cashAfter } from './cashAfter';

/**
 * A bank account of the platform. `configured` is false for the placeholder of an installation without one.
 */
type Account = Omit<PayingAccount, 'configured'> & Partial<Pick<PayingAccount, 'configured'>>;

/** Formats a bank account of the platform on one line. */
export const payingAccountText = (
  words: Words,
  { bank, branch, account, holder }: Omit<Account, 'currency'>,
): string =>
  [
    `${bank} ${bankName(bank)}`,
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
  const data = useDataProvider<ElencoDataProvider>();
  const { data: day } = useFinanceDay();
  const { data: current } = useQuery({
    queryKey: ['payment-files', 'paying-account'],
    queryFn: () => data.ask<PayingAccount>('paying-account'),
    enabled: from === undefined,
  });
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
          {currency === account.currency && account.configured === false ? (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {words.t('paidFrom.notConfigured', { bank: account.bank })}
            </Alert>
          ) : null}
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
