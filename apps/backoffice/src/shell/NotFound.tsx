import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import { FirstPlaceContext } from './firstPlace';

/**
 * Screen for unknown URLs, and for records that do not exist or that the user may not read. Links to the
 * first screen that the actor may open.
 */
export function NotFound() {
  const words = useWords();
  const first = useContext(FirstPlaceContext);
  return (
    <>
      <PageHead title={words.t('shell.notFound')} />
      <EmptyState title={words.t('shell.notFoundTitle')} hint={words.t('shell.notFoundHint')}>
        {first ? (
          <Button component={Link} to={first.to} variant="contained">
            {words.t('shell.goTo', { name: first.label })}
          </Button>
        ) : null}
      </EmptyState>
    </>
  );
}
