import { SelectInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { useAssignable } from './useColleagues';

/** Assigns briefings to a colleague, replacing earlier assignments. */
export function AssignDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const words = useWords();
  const actor = useActor();
  const { run } = useRun('assignments.assign');
  const colleagues = useAssignable('briefings');
  return (
    <DialogForm
      title={words.t('colleagues.assignTitle', { smart_count: ids.length })}
      verb={words.t('colleagues.assign')}
      start={{ assigneeId: 'userId' in actor ? actor.userId : null }}
      onSend={({ assigneeId }) =>
        run({ briefingIds: ids, assigneeId: assigneeId || null }, words.t('colleagues.assigned'))
      }
      onClose={onClose}
    >
      <SelectInput
        source="assigneeId"
        label={words.t('colleagues.assignee')}
        choices={[...colleagues]}
        optionText="name"
        emptyText={words.t('colleagues.nobody')}
      />
    </DialogForm>
  );
}
