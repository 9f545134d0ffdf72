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
      parent={{ to: listOf('charges'), label: words.name('charges', 2) }}
      accept=".ret,.rem,.txt,.json,text/plain,application/json"
      send={(file, key) => data.importReturn(file, key)}
      effectOf={effectOf}
      summary={({ done, ...counts }) => words.t('finance.settled', { settled: done, ...counts })}
    >
      {(lines) => <ReturnLines lines={lines} />}
    </ReturnFile>
  );
}
