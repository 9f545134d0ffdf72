import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import type { ResourceName } from '../resources';
import { FirstPlaceContext } from './firstPlace';

/**
 * Shown instead of a screen that the actor's duties do not allow. Links to the first screen that the actor
 * may open.
 */
export function AccessDenied({ to }: { to: ResourceName }) {
  const words = useWords();
  const first = useContext(FirstPlaceContext);
  return (
    <>
      <PageHead title={words.t('shell.deniedTitle')} />
      <EmptyState title={words.name(to, 2)} hint={words.t('shell.deniedHint')}>
        {first ? (
          <Button component={Link} to={first.to} variant="contained">
            {words.t('shell.goTo', { name: first.label })}
          </Button>
        ) : null}
      </EmptyState>
    </>
  );
}
