import { figureStaff } from '@elenco/core/hiring';
import Check from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Bulk action that confirms the selected post metrics. */
export function ConfirmFigures() {
  const words = useWords();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const { press, pending } = useRun('observations.confirm');
  if (figureStaff(useActor()).length === 0) return null;
  return (
    <Button
      startIcon={<Check />}
      disabled={pending}
      onClick={async () => {
        await press({ ids: selectedIds.map(Number) }, words.t('work.figuresConfirmed'));
        onUnselectItems();
      }}
    >
      {words.t('work.confirmFigures')}
    </Button>
  );
}
