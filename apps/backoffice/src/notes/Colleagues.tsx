import { useActor } from '../kit/useActor';
import { mayRead } from '../resources';
import { TasksPanel } from '../tasks/TasksPanel';
import { type About, NotesPanel } from './NotesPanel';

interface Props {
  readonly about: About;
  /** A second record of the same person. Its tasks and notes are shown too. */
  readonly also?: About | undefined;
}

/** Staff tasks and notes about a record. Renders nothing for staff who may not read them. */
export function Colleagues({ about, also }: Props) {
  if (!mayRead(useActor(), 'notes')) return null;
  return (
    <>
      <TasksPanel filter={about} also={also} about={about} />
      <NotesPanel about={about} also={also} />
    </>
  );
}
