import { type DuplicatesReport, mayMerge } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/** Link from a merged account to the account that was kept. */
export function MergedInto({ creator }: { creator: RecordOf<'creators'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const actor = useActor();
  const enabled = creator.removedAt !== null && mayMerge(actor).length > 0;
  const { data: report } = useQuery({
    queryKey: ['duplicates'],
    queryFn: () => data.ask<DuplicatesReport>('doubles'),
    enabled,
  });
  const act = report?.merges.find(({ merged, undoneAt }) => merged.id === creator.id && !undoneAt);
  if (!act) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {words.t('duplicates.mergedInto')}{' '}
      <Link component={RouterLink} to={addressOf('creators', act.kept.id)}>
        {act.kept.name}
      </Link>
      {` (${words.numbered('creators', act.kept.id)})`}
    </Alert>
  );
}
