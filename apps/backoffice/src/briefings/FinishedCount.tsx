import Link from '@mui/material/Link';
import { useGetList, useListFilterContext } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { finished } from './states';

/** Number of finished briefings that match the board's filters. The number links to their list. */
export function FinishedCount() {
  const words = useWords();
  const { filterValues } = useListFilterContext();
  const filter = { ...filterValues, status: finished };
  const { total } = useGetList<RecordOf<'briefings'>>('briefings', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
    filter,
  });
  if (total === undefined) return null;
  return (
    <Link component={RouterLink} to={listAddress('briefings', filter)}>
      {words.t('briefing.finished', { count: words.number(total) })}
    </Link>
  );
}
