import { useActor } from '../kit/useActor';
import { mayRead } from '../resources';
import { TasksPanel } from '../tasks/TasksPanel';
import { type About, NotesPanel } from './NotesPanel';

/** Tasks and notes of staff about a record; hidden from those who may not read them. */
export function Colleagues({ about }: { about: About }) {
  if (!mayRead(useActor(), 'notes')) return null;
  return (
    <>
      <TasksPanel filter={about} about={about} />
      <NotesPanel about={about} />
    </>
  );
}
