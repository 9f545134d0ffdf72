import { bookkeepers } from '@elenco/core/finance';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Link to all postings of a contract, for staff who may read the ledger. */
export function ContractEntriesLink({ contractId }: { contractId: number }) {
  const words = useWords();
  if (bookkeepers(useActor()).length === 0) return null;
  return (
    <Link component={RouterLink} to={listAddress('postings', { contractId })} variant="body2">
      {words.t('books.ofContract')}
    </Link>
  );
}
