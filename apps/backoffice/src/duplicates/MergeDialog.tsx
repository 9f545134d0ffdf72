import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogForm } from '../kit/DialogForm';
import { ReasonInput } from '../kit/ReasonInput';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly kept: RecordOf<'creators'>;
  readonly merged: RecordOf<'creators'>;
  readonly take: readonly string[];
}

/** Dialog that requires a reason and merges the two accounts. */
export function MergeDialog({ kept, merged, take }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { run } = useRun('creators.merge');
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} fullWidth>
        {words.t('duplicates.merge')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('duplicates.mergeTitle', { kept: kept.name, merged: merged.name })}
          subtitle={words.t('duplicates.mergeHint', {
            merged: words.numbered('creators', merged.id),
            kept: words.numbered('creators', kept.id),
          })}
          verb={words.t('duplicates.merge')}
          start={{ reason: '' }}
          onSend={async ({ reason }) => {
            await run(
              { keptId: kept.id, mergedId: merged.id, take, reason },
              words.t('duplicates.mergeDone'),
            );
            await client.invalidateQueries({ queryKey: ['duplicates'] });
            navigate('/doubles');
          }}
          onClose={() => setOpen(false)}
        >
          <ReasonInput />
        </DialogForm>
      ) : null}
    </>
  );
}
