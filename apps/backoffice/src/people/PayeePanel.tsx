import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { masked } from './masked';

const hidden = ['taxId', 'account', 'pixKey', 'birthDate'] as const;
const plain = ['holder', 'legalForm', 'bank', 'branch'] as const;

/** To whom a creator's money goes. What identifies the person stays masked until somebody needs it. */
export function PayeePanel({ creatorId }: { creatorId: number }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { data, isPending } = useGetList<RecordOf<'payees'>>('payees', {
    filter: { creatorId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const payee = data?.[0];
  const text = (source: (typeof hidden)[number]) => {
    const value = payee?.[source];
    if (!value) return '–';
    if (!open) return masked(value);
    return source === 'birthDate' ? words.day(value) : value;
  };
  return (
    <Panel
      title={words.name('payees')}
      actions={
        payee ? (
          <Button color="secondary" aria-pressed={open} onClick={() => setOpen(!open)}>
            {words.t(open ? 'people.hide' : 'people.reveal')}
          </Button>
        ) : null
      }
    >
      {isPending ? <Skeleton height={120} /> : null}
      {payee ? (
        <FactList
          rows={[
            ...plain.map((source) => ({
              name: words.field('payees', source),
              value: source === 'legalForm' ? words.option('payees', source, payee[source]) : payee[source],
            })),
            ...hidden.map((source) => ({ name: words.field('payees', source), value: text(source) })),
          ]}
        />
      ) : null}
      {data && !payee ? <Typography color="textSecondary">{words.t('people.noPayee')}</Typography> : null}
    </Panel>
  );
}
