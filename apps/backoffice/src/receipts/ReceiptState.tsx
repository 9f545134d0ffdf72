import { isReturnPrepared } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** State of a receipt, and whether a first user prepared its return. */
export function ReceiptState({ receipt }: { readonly receipt: RecordOf<'receipts'> }) {
  const words = useWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <StatusChip resource="receipts" status={receipt.status} />
      {isReturnPrepared(receipt) ? <ToneChip tone="info" label={words.t('finance.returnPrepared')} /> : null}
    </Box>
  );
}
