import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';

/** Screen for unknown URLs, and for records that do not exist or that the user may not read. */
export function NotFound() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.t('shell.notFound')} />
      <EmptyState title={words.t('shell.notFoundTitle')} hint={words.t('shell.notFoundHint')}>
        <Button component={Link} to="/" variant="contained">
          {words.t('shell.backToQueue')}
        </Button>
      </EmptyState>
    </>
  );
}
