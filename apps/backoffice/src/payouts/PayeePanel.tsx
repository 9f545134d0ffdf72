import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { FactList } from '../kit/Facts';
import { FileLink } from '../kit/FileLink';
import { marked } from '../kit/marked';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Fields that the list's response contains. The fields in `personal` are loaded only when the user requests
 * them.
 */
const plain = ['legalForm', 'bank', 'taxRegime', 'regimeFileId'] as const;
const personal = ['holder', 'taxId', 'branch', 'account', 'pixKey', 'birthDate'] as const;
type Known = Pick<Payee, 'id' | (typeof plain)[number]>;

const dots = '••••••';

/** A creator's payee. The server returns personal fields only on request, and records each request. */
export function PayeePanel({ creatorId }: { creatorId: number }) {
  const words = useWords();
  const { data, isPending } = useGetList<Known>('payees', {
    filter: { creatorId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const payee = data?.[0];
  return (
    <>
      {isPending ? <Skeleton height={120} /> : null}
      {payee ? <PayeeDetails key={payee.id} payee={payee} /> : null}
      {data && !payee ? (
        <Panel title={words.name('payees')}>
          <Typography color="textSecondary">{words.t('people.noPayee')}</Typography>
        </Panel>
      ) : null}
    </>
  );
}

function PayeeDetails({ payee }: { payee: Known }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const reveal = useMutation({
    mutationFn: async () => (await data.run('payees.reveal', { id: payee.id })) as Payee,
    gcTime: 0,
  });
  const revealed = reveal.data;
  const text = (source: (typeof personal)[number]) => {
    if (!revealed) return dots;
    const value = revealed[source];
    if (!value) return '–';
    return source === 'birthDate' ? words.day(value) : marked(source, value);
  };
  return (
    <Panel
      title={words.name('payees')}
      actions={
        <Button
          color="secondary"
          aria-pressed={revealed !== undefined}
          disabled={reveal.isPending}
          onClick={() => (revealed ? reveal.reset() : reveal.mutate())}
        >
          {words.t(revealed ? 'people.hide' : 'people.reveal')}
        </Button>
      }
    >
      {reveal.error ? <Alert severity="error">{reveal.error.message}</Alert> : null}
      <FactList
        rows={[
          {
            name: words.field('payees', 'legalForm'),
            value: words.option('payees', 'legalForm', payee.legalForm),
          },
          ...(payee.taxRegime === null
            ? []
            : [
                {
                  name: words.field('payees', 'taxRegime'),
                  value: (
                    <>
                      {words.option('payees', 'taxRegime', payee.taxRegime)}{' '}
                      {payee.regimeFileId ? <FileLink id={payee.regimeFileId} /> : null}
                    </>
                  ),
                },
              ]),
          { name: words.field('payees', 'bank'), value: `${payee.bank} · ${bankName(payee.bank)}` },
          ...personal
            // A company has no birth date. Its row contains that of the owner, which no payment needs.
            .filter((source) => source !== 'birthDate' || payee.legalForm === 'individual')
            .map((source) => ({ name: words.field('payees', source), value: text(source) })),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {words.t('people.revealHint')}
      </Typography>
    </Panel>
  );
}
