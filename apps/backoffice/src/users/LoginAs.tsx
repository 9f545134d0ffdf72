import { holds } from '@elenco/core/kit';
import { mayImpersonate } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly person: RecordOf<'users'>;
  readonly variant?: 'text' | 'outlined';
}

/**
 * Link to the portal's page that asks for a reason and starts the impersonation. Renders nothing for users
 * without permission.
 */
export function LoginAs({ person, variant = 'text' }: Props) {
  const words = useWords();
  if (!holds(mayImpersonate(useActor()), person)) return null;
  return (
    <Button
      size={variant === 'text' ? 'small' : 'medium'}
      variant={variant}
      color="secondary"
      href={`/dashboard/login-as/${person.id}`}
      aria-label={words.t('people.loginAsNamed', { name: person.name })}
    >
      {words.t('people.loginAs')}
    </Button>
  );
}
