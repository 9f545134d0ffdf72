import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { FactList } from '../kit/Facts';
import { marked } from '../kit/marked';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { NetPay } from './NetPay';

const shown = ['holder', 'taxId', 'branch', 'account', 'pixKey'] as const;

/**
 * Recipient, amount and full account number of a payout. The user must view the account number before the
 * release. Each view is recorded.
 */
export function Destination({
  payout,
  payeeId,
}: {
  payout: RecordOf<'payouts'>;
  payeeId: number | undefined;
}) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: payee, error } = useQuery({
    queryKey: ['payees', 'revealed', payeeId],
    queryFn: async () => (await data.run('payees.reveal', { id: payeeId })) as Payee,
    enabled: payeeId !== undefined,
    gcTime: 0,
    retry: false,
  });
  return (
    <>
      <FactList
        rows={[
          {
            name: words.field('payouts', 'creatorId'),
            value: <ReferenceLink resource="creators" id={payout.creatorId} />,
          },
          { name: words.field('payouts', 'netCents'), value: <NetPay payout={payout} /> },
          ...(payee
            ? [
                { name: words.field('payees', 'bank'), value: `${payee.bank} · ${bankName(payee.bank)}` },
                ...shown.flatMap((source) =>
                  payee[source]
                    ? [{ name: words.field('payees', source), value: marked(source, payee[source]) }]
                    : [],
                ),
              ]
            : []),
        ]}
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {payeeId !== undefined && !payee && !error ? <Skeleton height={120} /> : null}
    </>
  );
}
