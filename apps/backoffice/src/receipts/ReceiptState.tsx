import { isReturnPrepared } from '@elenco/core/finance';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** State of a receipt, and whether a first user prepared its return. */
export function ReceiptState({ receipt }: { readonly receipt: RecordOf<'receipts'> }) {
  const words = useWords();
  return (
    <>
      <StatusChip resource="receipts" status={receipt.status} />
      {isReturnPrepared(receipt) ? (
        <>
          {' '}
          <ToneChip tone="info" label={words.t('finance.returnPrepared')} />
        </>
      ) : null}
    </>
  );
}
