import { owners } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { EndAccessDialog, type StaffMember } from './StaffDialogs';

/**
 * Button with which an owner ends another staff member's access. Renders nothing for users without
 * permission.
 */
export function EndAccess({ person }: { person: StaffMember }) {
  const words = useWords();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const isOwn = 'userId' in actor && actor.userId === person.id;
  if (!person.staff || isOwn || owners(actor).length === 0) return null;
  return (
    <>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        {words.t('platform.end')}
      </Button>
      {open ? <EndAccessDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
