import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';

/** For addresses that lead nowhere and for records that are not there, or not for this person. */
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
