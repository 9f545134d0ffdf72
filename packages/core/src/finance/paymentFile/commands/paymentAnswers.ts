import { businessDate, newsOf } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, insert, moveTo, post } from '../../../kit';
import { defineCommand, defineMove, paragraph, requireAccess, userIdOf } from '../../../people';
import { type Payout, payoutMade, payoutReturned, payouts, transferOf, unprepared } from '../../payment';
import {
  type AnswerOutcome,
  type PaymentAnswer,
  type PaymentFile,
  paymentAnswer,
  paymentAnswerFlow,
  paymentAnswers,
  paymentFileRule,
  paymentFiles,
} from '../paymentFile';
import { referenceIn } from '../reference';

/** Closes, with a comment by finance, a bank's answer that could not be applied. */
export const closeAnswer = defineMove(paymentAnswers, 'close', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ actor }) => ({ patch: { closedById: userIdOf(actor) } }),
});

const entry = paymentAnswer
  .pick({
    externalId: true,
    reference: true,
    codes: true,
    amountCents: true,
    paidOn: true,
    bankReference: true,
    holder: true,
  })
  .strict();

type Entry = z.output<typeof entry>;

export interface AnswerResult {
  /** `known` means that the line was imported before and changed nothing. */
  readonly outcome: AnswerOutcome | 'known';
  readonly payoutId: number | null;
  readonly answerId: number;
}

/** Outcomes that need no review by finance: applied to the payout, or a repetition of an earlier answer. */
const settled: readonly AnswerOutcome[] = ['made', 'scheduled', 'failed', 'repeated'];

/**
 * Returns the effect of a line of a return file: applied now, applied with a warning for finance, known
 * before, or left for finance.
 */
export function effectOfAnswer(outcome: AnswerResult['outcome']): 'done' | 'warned' | 'known' | 'open' {
  if (outcome === 'known' || outcome === 'repeated') return 'known';
  if (outcome === 'other_month') return 'warned';
  return settled.includes(outcome) ? 'done' : 'open';
}

/**
 * Imports a bank's return file. Each line is applied only once, by its external id. A paid line releases its
 * payout. A rejected line fails its payout with the bank's codes, even if finance had recorded the payout as
 * paid outside the file. All other lines stay open for review. A payment in a different month than ordered
 * releases its payout but also stays open, because its taxes belong to a different month.
 */
export const importAnswers = defineCommand({
  name: 'payment-answers.import',
  rest: 'Imports a bank’s response to payments; importing it twice changes nothing',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ entries: z.array(entry).min(1, 'at_least_one').max(5_000, 'too_many') }),
  async load(find, { entries }, { actor }) {
    requireAccess(actor, paymentFileRule);
    const named = entries.flatMap(({ reference }) => referenceIn(reference) ?? []);
    const unique = (numbers: readonly number[]) => [...new Set(numbers)];
    // Locks before reading answers, so that the second of two concurrent imports of a file sees the rows of
    // the first.
    const files = await find.lockMany(paymentFiles, { number: unique(named.map((one) => one.fileNumber)) });
    const payoutId = unique(named.map((one) => one.payoutId));
    return {
      files,
      payouts: await find.lockMany(payouts, { id: payoutId }),
      paid: await find.many(paymentAnswers, { payoutId, outcome: ['made', 'other_month'] }),
      known: await find.many(paymentAnswers, { externalId: entries.map((one) => one.externalId) }),
      ids: await find.ids(paymentAnswers, entries.length),
    };
  },
  decide({ rows, input: { entries }, now }) {
    const today = businessDate(now);
    const known = new Map<string, Pick<PaymentAnswer, 'id' | 'payoutId'>>(
      rows.known.map((row) => [row.externalId, row]),
    );
    const states = new Map(rows.payouts.map((row) => [row.id, row]));
    const confirmed = new Set(rows.paid.map(paymentKey));
    const changes: Change[] = [];
    const results = entries.map((one, index): AnswerResult => {
      const before = known.get(one.externalId);
      if (before) return { outcome: 'known', payoutId: before.payoutId, answerId: before.id };
      const id = rows.ids[index]!;
      const { file, payout } = paymentOf(one, rows.files, states);
      const payoutId = payout?.id ?? null;
      const isConfirmed = confirmed.has(paymentKey({ payoutId, paymentFileId: file?.id ?? null }));
      const outcome = file && payout ? outcomeOf(one, payout, { file, isConfirmed, today }) : 'unknown';
      known.set(one.externalId, { id, payoutId });
      changes.push(
        insert(paymentAnswers, {
          id,
          ...one,
          outcome,
          payoutId,
          paymentFileId: file?.id ?? null,
          closedById: null,
          status: paymentAnswerFlow.initial,
          statusSince: now,
        }),
      );
      if (payout && (outcome === 'made' || outcome === 'other_month')) {
        const madeOn = one.paidOn ?? today;
        confirmed.add(paymentKey({ payoutId, paymentFileId: payout.paymentFileId }));
        states.set(payout.id, { ...payout, status: 'made' });
        changes.push(
          moveTo(payouts, payout.id, 'release', {
            patch: {
              madeOn,
              firstMadeOn: payout.firstMadeOn ?? madeOn,
              proof: one.bankReference || one.reference,
            },
          }),
          post(payoutMade(payout), madeOn),
        );
      }
      if (payout && outcome === 'failed') {
        states.set(payout.id, { ...payout, status: 'failed', paymentFileId: null });
        changes.push(...failPayoutChanges(payout, one.codes.join(' '), today));
      }
      if (settled.includes(outcome)) changes.push(moveTo(paymentAnswers, id, 'apply'));
      return { outcome, payoutId, answerId: id };
    });
    return accept(changes, { results });
  },
});

/**
 * Returns the key of one attempt to pay a payout. A failed payout is sent again in another file, as a new
 * payment.
 */
const paymentKey = ({ payoutId, paymentFileId }: Pick<PaymentAnswer, 'payoutId' | 'paymentFileId'>): string =>
  `${payoutId}-${paymentFileId}`;

/** Fails a payout. If finance had recorded it as paid, reverses its entry. */
function failPayoutChanges(payout: Payout, comment: string, today: string): Change[] {
  if (payout.status === 'sent')
    return [moveTo(payouts, payout.id, 'fail', { patch: { ...unprepared }, comment })];
  const patch = { ...unprepared, madeOn: null, proof: '' };
  return [moveTo(payouts, payout.id, 'return', { patch, comment }), post(payoutReturned(payout), today)];
}

/**
 * Returns the payment file and the payout to which a line refers; neither if the file does not contain the
 * payment.
 */
function paymentOf(
  { reference }: Entry,
  files: readonly PaymentFile[],
  states: ReadonlyMap<number, Payout>,
): { readonly file?: PaymentFile | undefined; readonly payout?: Payout | undefined } {
  const named = referenceIn(reference);
  const file = files.find(({ number }) => number === named?.fileNumber);
  const holds = file?.payments.some(({ payoutId }) => payoutId === named?.payoutId);
  return holds ? { file, payout: states.get(named?.payoutId ?? 0) } : {};
}

function outcomeOf(
  { codes, amountCents, paidOn }: Entry,
  payout: Payout,
  by: { readonly file: PaymentFile; readonly isConfirmed: boolean; readonly today: string },
): AnswerOutcome {
  const { file, isConfirmed, today } = by;
  const news = newsOf(codes);
  const own = payout.paymentFileId === file.id;
  if (news === 'unclear') return 'unclear';
  if (news === 'scheduled') return own ? 'scheduled' : 'repeated';
  if (own && payout.status === 'sent') {
    if (news === 'rejected') return 'failed';
    if (amountCents !== transferOf(payout)) return 'amount_differs';
    if (paidOn === null || paidOn > today) return 'unclear';
    return paidOn.slice(0, 7) === file.payOn.slice(0, 7) ? 'made' : 'other_month';
  }
  if (own && payout.status === 'made') {
    if (news === 'paid') return 'repeated';
    return isConfirmed ? 'returned' : 'failed';
  }
  // The payout has failed before and may be sent again. Another rejection changes nothing. A payment needs
  // review, so that the payout is not paid twice.
  return news === 'rejected' ? 'repeated' : 'not_on_its_way';
}
