import { bankName } from '@elenco/brazil';
import { isDueBy, type PaymentFilePreview, transferOf } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Money } from '../kit/FieldValue';
import { marked } from '../kit/marked';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { PayoutWithPayee } from './ChosenAccounts';
import { PaidFrom } from './PaidFrom';
import { PayingAccountAlert, usePayingAccount } from './PayingAccountAlert';
import { TaxChanges } from './TaxChanges';
import type { useTaxPreview } from './useTaxPreview';

/** Returns the payments that a payment file of the payouts would contain; undefined until loaded. */
export function useFilePreview(payouts: readonly number[], payOn: string, enabled: boolean) {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['payouts', 'previewFile', payOn, payouts],
    queryFn: async () => (await data.run('payment-files.preview', { payouts, payOn })) as PaymentFilePreview,
    enabled: enabled && payouts.length > 0 && payOn !== '',
    gcTime: 0,
    retry: false,
  });
}

/**
 * Preview of a payment file, which the user checks before the file is written: number and sum of the payments
 * by method, each payee with key or account, and what to check about the payee.
 */
export function FilePreview({
  rows,
  day,
  file: { data: file, error },
  taxes,
}: {
  readonly rows: readonly PayoutWithPayee[];
  /** Day on which the bank pays. */
  readonly day: string;
  readonly file: ReturnType<typeof useFilePreview>;
  readonly taxes: ReturnType<typeof useTaxPreview>;
}) {
  const words = useWords();
  const account = usePayingAccount();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!file) return <p>{words.t('kit.loading')}</p>;
  const title = words.t('paymentFiles.preview.lines', { smart_count: file.lines.length });
  const isIncomplete = file.lines.some(({ warnings }) => warnings.includes('incomplete'));
  const preview = (key: 'payee' | 'to' | 'check') => words.t(`paymentFiles.preview.${key}`);
  return (
    <>
      <PayingAccountAlert bank={account?.bank} />
      <p>{words.t('paymentFiles.releaseHint')}</p>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {file.sums.map(({ method, count, cents }) => (
          <li key={method}>
            {words.t('paymentFiles.preview.by', {
              method: words.oneOf('transferMethod', method),
              count: words.number(count),
              sum: words.money(cents, 'BRL'),
            })}
          </li>
        ))}
      </ul>
      {isIncomplete ? <Alert severity="error">{words.t('paymentFiles.preview.incomplete')}</Alert> : null}
      <SmallTable
        label={title}
        heads={[
          preview('payee'),
          words.t('paymentFiles.method'),
          preview('to'),
          words.t('run.net'),
          preview('check'),
        ]}
        rows={rows.map((row) => {
          const line = file.lines.find(({ payoutId }) => payoutId === row.id);
          const { payee } = row;
          const checks = [
            ...(line?.warnings ?? []).map((warning) => words.t(`paymentFiles.preview.warning.${warning}`)),
            ...(row.dueOn === null || isDueBy(row, day)
              ? []
              : [words.t('run.early', { day: words.day(row.dueOn) })]),
          ];
          return {
            key: String(row.id),
            wrong: line?.warnings.includes('incomplete') ?? false,
            cells: [
              <span key="payee">
                <ReferenceLink resource="creators" id={row.creatorId} /> #{row.id}
                <Typography variant="caption" color="textSecondary" component="div">
                  {payee ? `${payee.holder} · ${marked('taxId', payee.taxId)}` : '••••••'}
                </Typography>
              </span>,
              line ? words.oneOf('transferMethod', line.method) : '–',
              payee
                ? line?.method === 'pix' && payee.pixKey
                  ? marked('pixKey', payee.pixKey)
                  : `${payee.bank} ${bankName(payee.bank)} · ${payee.branch} / ${payee.account}`
                : '••••••',
              <Money key="net" cents={line?.amountCents ?? transferOf(row)} currency="BRL" />,
              checks.length === 0
                ? '–'
                : checks.map((check) => (
                    <Typography key={check} variant="caption" color="warning.dark" component="div">
                      {check}
                    </Typography>
                  )),
            ],
          };
        })}
      />
      <PaidFrom payouts={rows} onDay={taxes.transferOn} />
      <TaxChanges payouts={rows} on={day} preview={taxes} />
    </>
  );
}
