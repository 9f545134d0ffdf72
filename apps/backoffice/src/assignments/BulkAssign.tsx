import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useListContext, useUnselectAll } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../kit/words';
import { AssignDialog } from './AssignDialog';

/** Button that assigns the selected briefings. */
export function BulkAssign() {
  const words = useWords();
  const { selectedIds } = useListContext();
  const unselect = useUnselectAll('briefings');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    unselect();
  };
  return (
    <>
      <Button startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {words.t('colleagues.assign')}
      </Button>
      {open ? <AssignDialog ids={selectedIds.map(Number)} onClose={close} /> : null}
    </>
  );
}
