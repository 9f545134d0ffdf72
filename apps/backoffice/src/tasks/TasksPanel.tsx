import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { colleagueName, useColleagues } from '../assignments/useColleagues';
import { liveInterval } from '../kit/live';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useMove } from '../kit/useMove';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';
import { type TaskAbout, TaskDialog } from './TaskDialog';

/** Tasks about a charge or receipt, for users who may read tasks. */
export function TasksAbout({ about }: { about: TaskAbout }) {
  return mayRead(useActor(), 'tasks') ? <TasksPanel filter={about} about={about} /> : null;
}

const earliest = { pagination: { page: 1, perPage: 30 }, sort: { field: 'dueOn', order: 'ASC' } } as const;

interface Props {
  readonly filter: object;
  /** List filter for additional tasks, such as those of the same person's other record. */
  readonly also?: object | undefined;
  readonly about: TaskAbout;
}

/** Tasks, earliest due first. Each task has a checkbox that completes it. */
export function TasksPanel({ filter, also, about }: Props) {
  const words = useWords();
  const [adding, setAdding] = useState(false);
  const colleagues = useColleagues();
  const { mutate, isPending } = useMove('tasks');
  const { data: own = [] } = useGetList<RecordOf<'tasks'>>(
    'tasks',
    { filter, ...earliest },
    { refetchInterval: liveInterval },
  );
  const { data: other = [] } = useGetList<RecordOf<'tasks'>>(
    'tasks',
    { filter: also, ...earliest },
    { enabled: also !== undefined, refetchInterval: liveInterval },
  );
  const tasks = [...own, ...(also ? other : [])];
  const sorted = tasks.sort(
    (a, b) => Number(a.status === 'done') - Number(b.status === 'done') || a.dueOn.localeCompare(b.dueOn),
  );
  return (
    <Panel
      title={words.name('tasks', 2)}
      actions={
        <Button size="small" color="secondary" onClick={() => setAdding(true)}>
          {words.t('colleagues.newTask')}
        </Button>
      }
    >
      {tasks.length === 0 ? (
        <Typography color="textSecondary">{words.t('colleagues.noTasks')}</Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sorted.map((task) => {
          const done = task.status === 'done';
          const late = !done && task.dueOn < today();
          return (
            <Box component="li" key={task.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Checkbox
                size="small"
                checked={done}
                disabled={isPending}
                onChange={() => mutate({ record: task, move: done ? 'reopen' : 'complete', input: {} })}
                slotProps={{ input: { 'aria-label': task.title } }}
                sx={{ p: 0.5 }}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography
                  variant="body2"
                  sx={{
                    overflowWrap: 'anywhere',
                    fontWeight: done ? 400 : 600,
                    textDecoration: done ? 'line-through' : 'none',
                  }}
                >
                  {task.title}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {colleagueName(colleagues, task.ownerId)}
                </Typography>
              </Box>
              <Typography
                variant="caption"
                color={late ? 'error' : 'textSecondary'}
                sx={{ whiteSpace: 'nowrap', pt: 0.5 }}
              >
                {words.day(task.dueOn)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {adding ? <TaskDialog about={about} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}
