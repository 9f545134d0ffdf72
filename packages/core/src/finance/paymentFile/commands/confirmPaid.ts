import { businessDate, newsOf } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo, Problem, post, refuse, update } from '../../../kit';
import { date, defineCommand, id, line, paragraph, userIdOf } from '../../../people';
import { type Payout, payoutMade, payouts, transferOf } from '../../payment';
import { type PaymentAnswer, paymentAnswers, paymentFileRule, paymentFiles } from '../paymentFile';

type Sent = Pick<Payout, 'status' | 'paymentFileId' | 'netCents' | 'deductedCents'>;

/**
 * True if an answer is unclear but is not a rejection, and its payout is still at the bank in the same file.
 */
const isUndecided = (
  { status, outcome, codes, paymentFileId }: PaymentAnswer,
  payout: Sent | undefined,
): payout is Sent =>
  status === 'open' &&
  outcome === 'unclear' &&
  newsOf(codes) !== 'rejected' &&
  payout?.status === 'sent' &&
  payout.paymentFileId === paymentFileId;

/**
 * True if a user may decide that the payment of an open answer was made: the answer is unclear but is not a
 * rejection, and the bank states the amount of the transfer.
 */
export const isConfirmable = (answer: PaymentAnswer, payout: Sent | undefined): boolean =>
  isUndecided(answer, payout) && answer.amountCents === transferOf(payout);

/**
 * Records, with a reason, that the payment of an unclear answer was made. The user must not be the preparer
 * of the payout. A payment in a different month than ordered does not close the answer, because its taxes
 * belong to the month of payment. Refuses with `answer_not_confirmable`, `second_person_needed`,
 * `answer_amount_differs` if the bank states a different amount, and `date_in_future` or `date_before_file`
 * at `/madeOn`.
 */
export const confirmPaid = defineCommand({
  name: 'payment-answers.confirmPaid',
  rest: 'Records that the payment of an unclear answer was made; by another user than the preparer of the payout',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    id,
    version: z.int().positive(),
    madeOn: date,
    proof: line(120),
    comment: paragraph(1_000),
  }),
  async load(find, { id: answerId, version }) {
    const answer = await find.forUpdate(paymentAnswers, answerId, paymentFileRule);
    if (version !== answer.version) throw new Problem('stale');
    const { payoutId, paymentFileId } = answer;
    const [payout] = payoutId === null ? [] : await find.lockMany(payouts, { id: payoutId });
    const [file] = paymentFileId === null ? [] : await find.many(paymentFiles, { id: paymentFileId });
    return { answer, payout, file };
  },
  decide({ rows: { answer, payout, file }, input, actor, now }) {
    const { madeOn, proof, comment } = input;
    if (!payout || !file || !isUndecided(answer, payout)) return refuse('answer_not_confirmable');
    const userId = userIdOf(actor);
    if (userId === null || userId === payout.preparedById) return refuse('second_person_needed');
    if (answer.amountCents !== transferOf(payout)) return refuse('answer_amount_differs');
    if (madeOn > businessDate(now)) return refuse('date_in_future', '/madeOn');
    if (madeOn < businessDate(file.createdAt)) return refuse('date_before_file', '/madeOn');
    const inMonth = madeOn.slice(0, 7) === file.payOn.slice(0, 7);
    return accept(
      [
        moveTo(payouts, payout.id, 'release', {
          patch: { madeOn, firstMadeOn: payout.firstMadeOn ?? madeOn, proof },
          comment,
        }),
        post(payoutMade(payout), madeOn),
        inMonth
          ? moveTo(paymentAnswers, answer.id, 'apply', {
              patch: { outcome: 'made', closedById: userId },
              comment,
            })
          : update(paymentAnswers, answer.id, { outcome: 'other_month' }),
      ],
      { id: answer.id, payoutId: payout.id },
    );
  },
});
