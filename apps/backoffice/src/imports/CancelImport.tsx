import { mayBeCancelled } from '@elenco/core/search';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ImportRecord } from './useFresh';

/** While lines are still to be read; asks first, since the file must be sent again for the rest. */
export function CancelImport({ record }: { record: ImportRecord }) {
  const words = useWords();
  const label = useId();
  const [open, setOpen] = useState(false);
  const { press, pending } = useRun('imports.cancel');
  const close = () => setOpen(false);
  const cancel = async () => {
    await press({ id: record.id }, words.t('imports.cancelled'));
    close();
  };
  return (
    <>
      {mayBeCancelled(record) ? (
        <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
          {words.t('imports.cancel')}
        </Button>
      ) : null}
      <Dialog open={open} onClose={close} aria-labelledby={label} maxWidth="xs" fullWidth>
        <DialogTitle id={label}>{words.t('imports.cancelTitle')}</DialogTitle>
        <DialogContent>{words.t('imports.cancelSubtitle')}</DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {words.t('imports.cancelKeep')}
          </Button>
          <Button variant="contained" disabled={pending} onClick={() => void cancel()}>
            {words.t('imports.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
