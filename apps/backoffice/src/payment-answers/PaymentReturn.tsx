import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ReturnFile } from '../kit/ReturnFile';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { AnswerLine } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import { Codes } from './Codes';

const fine: ReadonlySet<AnswerLine['outcome']> = new Set(['made', 'scheduled', 'repeated', 'known']);

/** Uploads a bank's payment return and shows the outcome of each line. */
export function PaymentReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  return (
    <ReturnFile<AnswerLine>
      title={words.t('paymentFiles.readReturn')}
      hint={words.t('paymentFiles.returnHint')}
      parent={{ to: listOf('payment-files'), label: words.name('payment-files', 2) }}
      accept=".ret,.txt,text/plain"
      send={(file, key) => data.importPaymentReturn(file, key)}
      isGood={({ outcome }) => fine.has(outcome)}
      saying={(good, lines) => words.t('paymentFiles.read', { good, lines })}
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
        rows={lines.map(({ line, reference, payoutId, answerId, outcome, codes, amountCents }) => ({
          key: String(line),
          cells: [
            line,
            reference || '–',
            payoutId === null ? '–' : <ReferenceLink key="payout" resource="payouts" id={payoutId} />,
            <ReferenceLink key="answer" resource="payment-answers" id={answerId} />,
            <ToneChip
              key="outcome"
              tone={fine.has(outcome) ? 'success' : 'warning'}
              label={
                outcome === 'known' ? words.t('paymentFiles.known') : words.oneOf('answerOutcome', outcome)
              }
            />,
            <Codes key="codes" codes={codes} />,
            <Money key="amount" cents={amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}
