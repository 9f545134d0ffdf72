import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasDuty } from '../kit/access';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { AssignDialog } from './AssignDialog';
import { Assignee, Assignees } from './Assignee';

/** A briefing's assignee, with a button to assign a different one. */
export function AssigneePanel({ briefingId }: { briefingId: number }) {
  const words = useWords();
  const curator = hasDuty(useActor(), 'curation');
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={words.t('colleagues.assignee')}
      actions={
        curator ? (
          <Button size="small" color="secondary" onClick={() => setOpen(true)}>
            {words.t('colleagues.assign')}
          </Button>
        ) : null
      }
    >
      <Typography>
        <Assignees>
          <Assignee briefingId={briefingId} />
        </Assignees>
      </Typography>
      {open ? <AssignDialog ids={[briefingId]} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
