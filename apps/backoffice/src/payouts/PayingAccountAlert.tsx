import { NO_BANK } from '@elenco/brazil';
import type { PayingAccount } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { ConfirmInput } from '../kit/ConfirmInput';
import { HelpLink } from '../kit/HelpLink';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/** Returns the account from which new payment files pay; undefined until loaded. */
export function usePayingAccount(enabled = true): PayingAccount | undefined {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: account } = useQuery({
    queryKey: ['payment-files', 'paying-account'],
    queryFn: () => data.ask<PayingAccount>('paying-account'),
    enabled,
  });
  return account;
}

/**
 * Error about payment files that no bank accepts, since they pay from the placeholder of an installation
 * without an account. Renders nothing for other accounts.
 */
export function PayingAccountAlert({ bank }: { bank: string | undefined }) {
  const words = useWords();
  if (bank !== NO_BANK) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={<HelpLink topic={['finance', 'payout-run']} name={words.t('paidFrom.title')} />}
    >
      {words.t('paidFrom.notConfigured', { bank })}
    </Alert>
  );
}

/** Checkbox without which no payment file is written from the placeholder account. */
export function ConfirmPlaceholder({ bank }: { bank: string | undefined }) {
  const words = useWords();
  if (bank !== NO_BANK) return null;
  return (
    <ConfirmInput
      source="placeholder"
      label={words.t('paidFrom.confirm')}
      needed={words.t('paidFrom.confirmNeeded')}
    />
  );
}
