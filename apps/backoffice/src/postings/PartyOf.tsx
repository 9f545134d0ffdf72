import Box from '@mui/material/Box';
import { useGetList, useListContext } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { counterpartsOf } from './counterparts';

type Posting = RecordOf<'postings'>;

/**
 * Pagination that is large enough for the postings of all entries on a page, since each entry has only a few
 * postings.
 */
const all = { page: 1, perPage: 1_000 } as const;

/**
 * Company or creator of a posting. Postings to the platform's own accounts, such as cash, have neither, so
 * the parties of the entry's other postings are shown instead. One request loads the postings for all rows of
 * the page.
 */
export function PartyOf({
  field,
  posting,
}: {
  readonly field: 'companyId' | 'creatorId';
  readonly posting: Posting;
}) {
  const words = useWords();
  const resource = field === 'companyId' ? 'companies' : 'creators';
  const { data: shown = [] } = useListContext<Posting>();
  const without = shown.filter(({ companyId, creatorId }) => companyId === null && creatorId === null);
  const transactionId = [...new Set(without.map((row) => row.transactionId))];
  const isOwn = posting.companyId !== null || posting.creatorId !== null;
  const { data: others = [] } = useGetList<Posting>(
    'postings',
    { filter: { transactionId }, pagination: all, sort: { field: 'id', order: 'ASC' } },
    { enabled: !isOwn && transactionId.length > 0 },
  );
  const own = posting[field];
  if (own !== null) return <ReferenceLink resource={resource} id={own} />;
  const ids = isOwn ? [] : counterpartsOf(posting, others, field);
  if (ids.length === 0) return '–';
  return (
    <Box component="span" sx={{ opacity: 0.75 }} title={words.t('books.counterpart')}>
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 ? ', ' : null}
          <ReferenceLink resource={resource} id={id} />
        </span>
      ))}
    </Box>
  );
}
