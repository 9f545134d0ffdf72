import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import type { ListedState } from '../kit/Neighbors';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Codes } from './Codes';

/** The bank's answers to a file's payments or to a payout. */
export function AnswersOf({ filter }: { filter: { paymentFileId: number } | { payoutId: number } }) {
  const words = useWords();
  const sort = { field: 'id', order: 'DESC' } as const;
  const { data = [] } = useGetList<RecordOf<'payment-answers'>>('payment-answers', {
    filter,
    pagination: { page: 1, perPage: 100 },
    sort,
  });
  const title = words.name('payment-answers', 2);
  return (
    <Panel title={title}>
      {data.length === 0 ? (
        <Typography color="textSecondary">{words.t('paymentFiles.noAnswers')}</Typography>
      ) : (
        <SmallTable
          label={title}
          heads={[
            words.name('payment-answers'),
            words.name('payouts'),
            words.field('payment-answers', 'outcome'),
            words.field('payment-answers', 'codes'),
            words.field('payment-answers', 'amountCents'),
          ]}
          rows={data.map((row) => ({
            key: String(row.id),
            cells: [
              <Link
                key="answer"
                component={RouterLink}
                to={addressOf('payment-answers', row.id)}
                state={{ listed: { filter, sort } } satisfies ListedState}
              >
                #{row.id}
              </Link>,
              row.payoutId === null ? '–' : `#${row.payoutId}`,
              <ToneChip
                key="outcome"
                tone={row.status === 'open' ? 'warning' : row.outcome === 'failed' ? 'error' : 'success'}
                label={words.oneOf('answerOutcome', row.outcome)}
              />,
              <Codes key="codes" codes={row.codes} />,
              <Money key="amount" cents={row.amountCents} currency="BRL" />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
