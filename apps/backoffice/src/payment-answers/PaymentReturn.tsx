import { effectOfAnswer } from '@elenco/core/finance';
import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { toneOfEffect } from '../kit/lineEffect';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ReturnFile } from '../kit/ReturnFile';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { AnswerLine } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import { Codes } from './Codes';

const effectOf = ({ outcome }: AnswerLine) => effectOfAnswer(outcome);

/** Returns the color of an imported line. The line of a rejected payment is red, although it was applied. */
const toneOfLine = (line: AnswerLine) => (line.outcome === 'failed' ? 'error' : toneOfEffect[effectOf(line)]);

/** Form that uploads the bank's payment return file and shows the result of each imported line. */
export function PaymentReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  return (
    <ReturnFile<AnswerLine>
      title={words.t('paymentFiles.readReturn')}
      hint={words.t('paymentFiles.returnHint')}
      parent={{ to: listOf('payment-files'), label: words.name('payment-files', 2) }}
      fileLabel={words.t('paymentFiles.returnFile')}
      sample="/dev/payment-return"
      accept=".ret,.txt,text/plain"
      other={{
        code: 'bank_return_of_receipts',
        to: '/finance/bank-return',
        label: words.t('finance.importReturn'),
      }}
      send={(file, key) => data.importPaymentReturn(file, key)}
      effectOf={effectOf}
      summary={({ lines, done, warned, known, open }) =>
        words.t('paymentFiles.read', {
          lines: words.number(lines),
          good:
            warned === 0
              ? words.t('paymentFiles.recorded', { smart_count: done })
              : words.t('paymentFiles.recordedWarned', { smart_count: done, warned: words.number(warned) }),
          known: words.number(known),
          open: words.number(open),
        })
      }
    >
      {(lines) => <Lines lines={lines} />}
    </ReturnFile>
  );
}

function Lines({ lines }: { lines: readonly AnswerLine[] }) {
  const words = useWords();
  return (
    <Panel title={words.t('finance.lines')}>
      <SmallTable
        label={words.t('finance.lines')}
        heads={[
          words.t('finance.line'),
          words.field('payment-answers', 'reference'),
          words.name('payouts'),
          words.name('payment-answers'),
          words.t('finance.outcome'),
          words.field('payment-answers', 'codes'),
          words.field('payment-answers', 'amountCents'),
        ]}
        rows={lines.map((one) => ({
          key: String(one.line),
          cells: [
            one.line,
            one.reference || '–',
            one.payoutId === null ? '–' : <ReferenceLink key="payout" resource="payouts" id={one.payoutId} />,
            <ReferenceLink key="answer" resource="payment-answers" id={one.answerId} />,
            <ToneChip
              key="outcome"
              tone={toneOfLine(one)}
              label={
                one.outcome === 'known'
                  ? words.t('paymentFiles.known')
                  : words.oneOf('answerOutcome', one.outcome)
              }
            />,
            <Codes key="codes" codes={one.codes} />,
            <Money key="amount" cents={one.amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}
