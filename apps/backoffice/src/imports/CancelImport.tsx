import { mayBeCancelled } from '@elenco/core/discovery';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ImportRecord } from './useFresh';

/**
 * Button that cancels a running import. It asks for confirmation, since importing the remaining rows needs
 * another upload.
 */
export function CancelImport({ record }: { record: ImportRecord }) {
  const words = useWords();
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
      <Confirm
        isOpen={open}
        loading={pending}
        title={words.t('imports.cancelTitle')}
        content={words.t('imports.cancelSubtitle')}
        cancel={words.t('imports.cancelKeep')}
        confirm={words.t('imports.cancel')}
        onConfirm={() => void cancel()}
        onClose={close}
      />
    </>
  );
}
