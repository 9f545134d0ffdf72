import { canCorrectEmail, type WaitingEmail as Waiting } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { WithdrawCorrection } from './WithdrawCorrection';

interface Props {
  readonly person: RecordOf<'users'>;
}

/** The user's new e-mail address that waits for confirmation. Renders nothing if there is none. */
export function WaitingEmail({ person }: Props) {
  const actor = useActor();
  const data = useDataProvider<ElencoDataProvider>();
  const may = canCorrectEmail(actor, person);
  const { data: waiting, error } = useQuery({
    queryKey: ['users', 'waitingEmail', person.id],
    queryFn: () => data.waitingEmail(person.id),
    enabled: may,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return waiting ? <WaitingEmailDetails person={person} waiting={waiting} /> : null;
}

/**
 * Details of the new e-mail address that waits for confirmation. Staff cannot withdraw an address that the
 * user has requested.
 */
function WaitingEmailDetails({ person, waiting }: Props & { readonly waiting: Waiting }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { own, newEmail, askedById, askedByName, askedAt, expiresAt, reason } = waiting;
  return (
    <Panel
      title={words.t('waitingEmail.title')}
      actions={
        own ? undefined : (
          <Button color="secondary" size="small" onClick={() => setOpen(true)}>
            {words.t('waitingEmail.withdraw')}
          </Button>
        )
      }
    >
      <FactList
        rows={[
          { name: words.t('waitingEmail.email'), value: newEmail },
          {
            name: words.t('waitingEmail.by'),
            value: own
              ? words.t('waitingEmail.own')
              : `${askedByName} (${words.numbered('users', askedById)})`,
          },
          { name: words.t('waitingEmail.at'), value: words.moment(askedAt) },
          { name: words.t('waitingEmail.until'), value: words.moment(expiresAt) },
          ...(reason ? [{ name: words.t('waitingEmail.reason'), value: reason }] : []),
        ]}
      />
      {open ? <WithdrawCorrection person={person} email={newEmail} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
