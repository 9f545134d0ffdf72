import type { DuplicatesReport } from '@elenco/core/operations';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { ReasonInput } from '../kit/ReasonInput';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Button that reverses a merge. Shows a note instead once the merge is reversed or final. */
export function UndoMerge({ act }: { act: DuplicatesReport['merges'][number] }) {
  const words = useWords();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { run } = useRun('creators.undoMerge');
  const line = (text: string) => <Typography variant="body2">{text}</Typography>;
  if (act.undoneAt) return line(words.t('duplicates.undone', { day: words.day(act.undoneAt) }));
  if (act.undoUntil <= new Date().toISOString()) return line(words.t('duplicates.final'));
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {words.t('duplicates.undo')}
      </Button>
      {line(words.t('duplicates.until', { day: words.day(act.undoUntil) }))}
      {open ? (
        <DialogForm
          title={words.t('duplicates.undoTitle', { name: act.merged.name })}
          subtitle={words.t('duplicates.undoHint')}
          verb={words.t('duplicates.undo')}
          start={{ reason: '' }}
          onSend={async ({ reason }) => {
            await run({ id: act.id, reason }, words.t('duplicates.undoDone'));
            await client.invalidateQueries({ queryKey: ['duplicates'] });
          }}
          onClose={() => setOpen(false)}
        >
          <ReasonInput />
        </DialogForm>
      ) : null}
    </>
  );
}
