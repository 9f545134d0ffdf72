import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import { marked } from '../kit/marked';
import { useWords } from '../kit/words';

/**
 * Warning for both finance users that the payee changed: the time of the change, the previous account, and
 * the time from which payouts are possible.
 */
export function PayeeChange({
  payee: { changedAt, former },
  restsUntil,
}: {
  payee: Pick<Payee, 'changedAt' | 'former'>;
  restsUntil: string | null;
}) {
  const words = useWords();
  if (changedAt === null) return null;
  const before =
    former &&
    [
      `${former.bank} · ${bankName(former.bank)}`,
      ...(['account', 'taxId', 'pixKey'] as const).flatMap((source) =>
        former[source] ? [`${words.field('payees', source)} ${marked(source, former[source])}`] : [],
      ),
    ].join(', ');
  return (
    <Alert severity={restsUntil ? 'warning' : 'info'}>
      {words.t('finance.payeeChanged', { when: words.moment(changedAt) })}
      {before ? ` ${words.t('finance.payeeBefore', { before })}` : null}
      {restsUntil ? ` ${words.t('finance.payeeFrom', { from: words.moment(restsUntil) })}` : null}
    </Alert>
  );
}
