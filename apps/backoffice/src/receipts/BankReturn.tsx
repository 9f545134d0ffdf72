import { useDataProvider, useGetList } from 'ra-core';
import { listOf } from '../addresses';
import { ReturnFile } from '../kit/ReturnFile';
import { useWords } from '../kit/words';
import type { PreviewLine, ReturnLine } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import { hasSamples } from '../providers/samples';
import type { RecordOf } from '../resources';
import { effectOf, ReturnLines } from './ReturnLines';
import { ReturnPreview } from './ReturnPreview';

/** Screen that imports incoming payments: the bank's return file of slips, or a PIX list. */
export function BankReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const charge = useSampleCharge();
  return (
    <ReturnFile<ReturnLine, PreviewLine>
      title={words.t('finance.importReturn')}
      hint={words.t('finance.importHint')}
      parent={{ to: listOf('receipts'), label: words.name('receipts', 2) }}
      fileLabel={words.t('finance.returnFile')}
      sample="/dev/bank-return"
      sampleHint={charge ? words.t('finance.sampleHint', { charge: String(charge.id) }) : undefined}
      accept=".ret,.rem,.txt,.json,text/plain,application/json"
      other={{
        code: 'bank_return_of_payments',
        to: '/finance/payment-return',
        label: words.t('paymentFiles.readReturn'),
      }}
      preview={{
        ask: (file) => data.previewReturn(file),
        children: (lines, importing) => <ReturnPreview lines={lines} {...importing} />,
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

/** Returns the charge that the sample file pays: the slip that is due next, as in `/dev/bank-return`. */
function useSampleCharge(): RecordOf<'charges'> | undefined {
  const { data = [] } = useGetList<RecordOf<'charges'>>(
    'charges',
    {
      filter: { status: 'open', currency: 'BRL' },
      sort: { field: 'dueOn', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: hasSamples() },
  );
  return data.find(({ barCode }) => barCode !== null);
}
