import { canCorrectEmail } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { CorrectEmailDialog } from './CorrectEmailDialog';

/**
 * Button that corrects the e-mail address of a user who has lost access to the old address. Renders nothing
 * for users without permission.
 */
export function CorrectEmail({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (person.confirmedAt === null || !canCorrectEmail(actor, person)) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('people.correctEmail')}
      </Button>
      {open ? <CorrectEmailDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
