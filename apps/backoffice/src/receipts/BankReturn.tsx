import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { ReturnFile } from '../kit/ReturnFile';
import { useWords } from '../kit/words';
import type { ReturnLine } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import { effectOf, ReturnLines } from './ReturnLines';

/** Screen that imports incoming payments: the bank's return file of slips, or a PIX list. */
export function BankReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  return (
    <ReturnFile<ReturnLine>
      title={words.t('finance.importReturn')}
      hint={words.t('finance.importHint')}
      parent={{ to: listOf('receipts'), label: words.name('receipts', 2) }}
      fileLabel={words.t('finance.returnFile')}
      sample="/dev/bank-return"
      accept=".ret,.rem,.txt,.json,text/plain,application/json"
      other={{
        code: 'bank_return_of_payments',
        to: '/finance/payment-return',
        label: words.t('paymentFiles.readReturn'),
      }}
      send={(file, key) => data.importReturn(file, key)}
      effectOf={effectOf}
      summary={({ lines, done, known, open }) =>
        words.t('finance.settled', {
          lines: words.number(lines),
          settled: words.number(done),
          known: words.number(known),
          open: words.number(open),
        })
      }
    >
      {(lines) => <ReturnLines lines={lines} />}
    </ReturnFile>
  );
}
