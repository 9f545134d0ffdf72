import { required, SelectInput, TextInput } from 'react-admin';
import { useColleagues } from '../assignments/useColleagues';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { About } from '../notes/NotesPanel';
import type { RecordOf } from '../resources';

/** Record that a task is about; at most one field is set. */
export type TaskAbout = About & { readonly [Field in 'chargeId' | 'receiptId']?: number };

/** Dialog that creates a task, by default for the current user. */
export function TaskDialog({ about, onClose }: { about: TaskAbout; onClose: () => void }) {
  const words = useWords();
  const actor = useActor();
  const { run } = useRun('tasks.add');
  const colleagues = useColleagues();
  return (
    <DialogForm
      title={words.t('colleagues.newTask')}
      verb={words.t('kit.save')}
      start={{ title: '', dueOn: today(), ownerId: 'userId' in actor ? actor.userId : null }}
      onSend={({ title, dueOn, ownerId }) =>
        run({ ...about, title, dueOn, ownerId }, words.t('colleagues.taskSaved'))
      }
      onClose={onClose}
    >
      <TextInput source="title" label={words.field('tasks', 'title')} autoFocus />
      <DayInput source="dueOn" label={words.field('tasks', 'dueOn')} />
      <SelectInput
        source="ownerId"
        validate={required()}
        label={words.field('tasks', 'ownerId')}
        choices={[...colleagues]}
        optionText={(one: RecordOf<'users'>) =>
          `${one.name} · ${words.list(one.duties.map((duty) => words.oneOf('duty', duty)))}`
        }
      />
    </DialogForm>
  );
}
