import { duty, INVITATION_DAYS } from '@elenco/core/people';
import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import { SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { readsNotes, useColleagues } from '../assignments/useColleagues';
import { DialogForm } from '../kit/DialogForm';
import { ProofInput } from '../kit/ProofInput';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useOpenAssignments } from './useOpenAssignments';

export type StaffMember = RecordOf<'users'>;

interface Props {
  readonly person: StaffMember;
  readonly onClose: () => void;
}

/**
 * The duties in the order of their rights. `owner`, which has all rights, is last, so that it is not chosen
 * by accident.
 */
const duties = [...duty.options.filter((one) => one !== 'owner'), 'owner' as const];

/** Input for duties, with each duty's rights. */
function DutiesInput() {
  const words = useWords();
  // `restricted` adds nothing to another duty, so it can only be chosen alone.
  const chosen = useWatch({ name: 'duties' }) as readonly (typeof duties)[number][];
  const nameOf = (one: (typeof duties)[number]) => words.option('users', 'duties', one);
  return (
    <div>
      <SelectArrayInput
        source="duties"
        fullWidth
        label={words.field('users', 'duties')}
        choices={duties.map((one) => ({
          id: one,
          name: nameOf(one),
          disabled: chosen.some((other) => (other === 'restricted') !== (one === 'restricted')),
        }))}
        helperText={false}
      />
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {duties.map((one) => (
          <li key={one}>
            <strong>{nameOf(one)}:</strong> {words.t(`platform.dutyDoes.${one}`)}
          </li>
        ))}
      </Box>
    </div>
  );
}

/** Dialog that invites a staff member: name, e-mail address, language of the e-mail and duties. */
export function InviteDialog({ onClose }: Pick<Props, 'onClose'>) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('users.inviteStaff', { early: true });
  return (
    <DialogForm
      title={words.t('platform.inviteTitle')}
      subtitle={words.t('platform.inviteHint', { days: words.number(INVITATION_DAYS) })}
      verb={words.t('platform.sendInvite')}
      start={{ name: '', email: '', locale: words.locale, duties: [] }}
      onSend={({ name, email, locale, duties, ...given }) =>
        send({ name, email, locale, duties }, words.t('platform.invited'), given)
      }
      onClose={onClose}
    >
      <TextInput
        source="name"
        label={words.field('users', 'name')}
        autoComplete="off"
        autoFocus
        helperText={false}
      />
      <TextInput
        source="email"
        type="email"
        label={words.field('users', 'email')}
        autoComplete="off"
        helperText={false}
      />
      <SelectInput
        source="locale"
        label={words.field('users', 'locale')}
        choices={(['pt', 'en'] as const).map((one) => ({
          id: one,
          name: words.option('users', 'locale', one),
        }))}
        helperText={false}
      />
      <DutiesInput />
      <ProofInput asked={asked} autoFocus={false} />
    </DialogForm>
  );
}

export function DutiesDialog({ person, onClose }: Props) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('users.setDuties', { early: true });
  const { id, version } = person;
  return (
    <DialogForm
      title={words.t('platform.changeOf', { name: person.name })}
      subtitle={words.t('platform.staffHint')}
      verb={words.t('kit.save')}
      start={{ duties: person.duties }}
      onSend={({ duties, ...given }) => send({ id, version, duties }, words.t('platform.changed'), given)}
      onClose={onClose}
    >
      <DutiesInput />
      <ProofInput asked={asked} autoFocus={false} />
    </DialogForm>
  );
}

const onlyCount = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Dialog that ends a staff member's access. It shows the open work that the staff member has to hand over.
 */
export function EndAccessDialog({ person, onClose }: Props) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('users.removeStaff', { early: true });
  const { id, version, name } = person;
  const colleagues = useColleagues().filter((one) => one.id !== id && readsNotes(one));
  const assigned = useOpenAssignments(id);
  const { total: tasks } = useGetList('tasks', { ...onlyCount, filter: { ownerId: id, status: 'open' } });
  const isCounted = assigned !== undefined && tasks !== undefined;
  return (
    <DialogForm
      title={words.t('platform.endTitle', { name })}
      subtitle={
        <>
          {words.t('platform.endHint')}
          {isCounted ? (
            <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
              <li>{words.t('platform.endAssigned', { smart_count: assigned })}</li>
              <li>{words.t('platform.endTasks', { smart_count: tasks })}</li>
            </Box>
          ) : null}
        </>
      }
      verb={words.t('platform.end')}
      disabled={!isCounted}
      start={{ successorId: '' }}
      onSend={({ successorId, ...given }) =>
        send({ id, version, successorId: successorId || null }, words.t('platform.ended', { name }), given)
      }
      onClose={onClose}
    >
      {assigned || tasks ? (
        <SelectInput
          source="successorId"
          label={words.t('platform.successor')}
          helperText={words.t('platform.successorHint')}
          emptyText={words.t('platform.noSuccessor')}
          choices={colleagues.map((one) => ({ id: one.id, name: one.name }))}
        />
      ) : null}
      <ProofInput asked={asked} autoFocus={false} />
    </DialogForm>
  );
}
