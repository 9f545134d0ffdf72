import Button from '@mui/material/Button';
import { useState } from 'react';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { TaskDialog } from './TaskDialog';

const columns: readonly Column<'tasks'>[] = [
  { source: 'title' },
  { source: 'dueOn' },
  { source: 'ownerId' },
  { source: 'briefingId' },
  { source: 'companyId' },
  { source: 'chargeId' },
  { source: 'receiptId' },
  { source: 'creatorId' },
  { source: 'userId' },
  { source: 'status' },
  {
    source: 'id',
    label: 'colleagues.act',
    acts: true,
    render: (record) => <MoveButtons resource="tasks" record={record} minor />,
  },
];

/** Tasks of all staff, earliest due first. */
export function TaskList() {
  const words = useWords();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={words.name('tasks', 2)}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {words.t('colleagues.newTask')}
          </Button>
        }
      />
      <ResourceList
        resource="tasks"
        columns={columns}
        filters={['ownerId', 'dueOn']}
        needsCare={(row) => row.status === 'open' && row.dueOn < today()}
        empty={{ title: words.t('colleagues.noTasks'), hint: words.t('colleagues.noTasksHint') }}
      >
        <StatusTabs resource="tasks" states={['open', 'done']} />
      </ResourceList>
      {adding ? <TaskDialog about={{}} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
