import { canCorrectEmail } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Button that sends a user a new link to set the password or confirm the e-mail address. Renders nothing for
 * users without permission.
 */
export function SendLink({ person }: { readonly person: RecordOf<'users'> }) {
  const words = useWords();
  const actor = useActor();
  const { press, pending } = useRun('users.sendLink');
  const [open, setOpen] = useState(false);
  if (!canCorrectEmail(actor, person)) return null;
  const kind = person.confirmedAt === null ? 'confirmation' : 'password';
  const { name, email } = person;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t(`people.sendLink.${kind}`)}
      </Button>
      <Confirm
        isOpen={open}
        loading={pending}
        title={words.t(`people.sendLink.${kind}`)}
        content={words.t(`people.sendLink.${kind}Text`, { name, email })}
        cancel={words.t('kit.cancel')}
        confirm={words.t('people.sendLink.send')}
        onConfirm={() =>
          press({ userId: person.id }, words.t('people.sendLink.done')).then(() => setOpen(false))
        }
        onClose={() => setOpen(false)}
      />
    </>
  );
}
