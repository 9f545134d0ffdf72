import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Button that opens a proposal's conversation. The user must give a reason, which both sides can see. */
export function ReadConversation({ proposalId }: { proposalId: number }) {
  const words = useWords();
  const navigate = useNavigate();
  const { run } = useRun('conversation-readings.begin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('readings.begin')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('readings.begin')}
          subtitle={words.t('readings.beginHint')}
          verb={words.t('readings.open')}
          start={{ reason: '' }}
          onSend={async ({ reason }) => {
            const { id } = (await run({ proposalId, reason }, words.t('readings.opened'))) as { id: number };
            navigate(addressOf('conversation-readings', id));
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={words.field('conversation-readings', 'reason')}
            helperText={words.t('readings.reasonHint')}
            multiline
            minRows={3}
            autoFocus
          />
        </DialogForm>
      ) : null}
    </>
  );
}
