import { canSuspend } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSuspension } from '../consequences/people';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { HelpLink } from '../kit/HelpLink';
import { ReasonInput } from '../kit/ReasonInput';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useErasureOf } from './useErasureOf';

/**
 * Button that suspends a user or lifts the suspension. Renders nothing for users without permission, and
 * while an erasure request suspends the account, since only the user can withdraw such a request.
 */
export function Suspension({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const act = person.suspendedAt === null ? 'suspend' : 'lift';
  const { run } = useRun(act === 'suspend' ? 'users.suspend' : 'users.liftSuspension');
  const erasure = useErasureOf(person);
  if (!canSuspend(actor, person) || erasure !== undefined) return null;
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
              <Affected person={person} />
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

/** Contracts and payments of the user that the suspension does not affect. */
function Affected({ person }: { person: RecordOf<'users'> }) {
  const rows = useSuspension(person);
  return rows.length === 0 ? null : (
    <Box sx={{ color: 'text.primary', mt: 1.5 }}>
      <FactList rows={rows} />
    </Box>
  );
}
