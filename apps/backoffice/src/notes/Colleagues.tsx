import { useActor } from '../kit/useActor';
import { mayRead } from '../resources';
import { TasksPanel } from '../tasks/TasksPanel';
import { type About, NotesPanel } from './NotesPanel';

/** What colleagues plan and know of a record, beside it; nothing for who is none of them. */
export function Colleagues({ about }: { about: About }) {
  if (!mayRead(useActor(), 'notes')) return null;
  return (
    <>
      <TasksPanel filter={about} about={about} />
      <NotesPanel about={about} />
    </>
  );
}
