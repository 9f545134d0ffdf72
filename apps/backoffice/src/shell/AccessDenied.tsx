import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ResourceName } from '../resources';
import { labelOf, menuFor } from './menu';

/** Says in place that none of the person's duties opens this screen, and where they do lead. */
export function AccessDenied({ to }: { to: ResourceName }) {
  const words = useWords();
  const [first] = menuFor(useActor()).flatMap(({ entries }) => entries);
  return (
    <>
      <PageHead title={words.t('shell.deniedTitle')} />
      <EmptyState title={words.name(to, 2)} hint={words.t('shell.deniedHint')}>
        {first ? (
          <Button component={Link} to={first.address} variant="contained">
            {words.t('shell.goTo', { name: labelOf(first, words) })}
          </Button>
        ) : null}
      </EmptyState>
    </>
  );
}
