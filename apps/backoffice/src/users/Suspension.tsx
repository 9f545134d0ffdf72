import { canSuspend } from '@elenco/core/operations';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { HelpLink } from '../kit/HelpLink';
import { ReasonInput } from '../kit/ReasonInput';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Button that suspends a user or lifts the suspension; hidden without permission. */
export function Suspension({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const act = person.suspendedAt === null ? 'suspend' : 'lift';
  const { run } = useRun(act === 'suspend' ? 'users.suspend' : 'users.liftSuspension');
  if (!canSuspend(actor, person)) return null;
  return (
    <>
      <Button variant="text" color={act === 'suspend' ? 'error' : 'secondary'} onClick={() => setOpen(true)}>
        {words.t(`suspension.${act}`)}
      </Button>
      {open ? (
        <DialogForm
          title={words.t(`suspension.${act}Title`, { name: person.name })}
          subtitle={
            <>
              {words.t(`suspension.${act}Hint`)}{' '}
              <HelpLink topic={['support', 'suspension']} name={words.t(`suspension.${act}`)} />
            </>
          }
          verb={words.t(`suspension.${act}`)}
          start={{ reason: '' }}
          onSend={({ reason }) => run({ id: person.id, reason }, words.t(`suspension.${act}Done`))}
          onClose={() => setOpen(false)}
        >
          <ReasonInput />
        </DialogForm>
      ) : null}
    </>
  );
}
