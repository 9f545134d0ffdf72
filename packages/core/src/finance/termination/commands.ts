import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { contracts } from '../../hiring';
import { accept, anyOf, cents, insert, isSameText, moveTo, Problem, refuse, update } from '../../kit';
import {
  type Actor,
  date,
  defineCommand,
  defineMove,
  id,
  line,
  lineOrEmpty,
  ofCompany,
  ofCreator,
  paragraph,
  requireAccess,
  requireGuestName,
  systemOnly,
} from '../../people';
import { settingOn } from '../../platform';
import { bindingRule, loadClientEmail, type PayContract, payContracts } from '../pay';
import { charges, instalments, paidForEach, payouts } from '../payment';
import { executeTermination } from './executeTermination';
import { type Ending, loadEnding } from './load';
import { payNotices } from './payNotice';
import { decidedPrice, endingPrice, fullCentsOf, sumsOf } from './price';
import { loadPaid, sendRefund } from './refunds';
import { prepareRefundRule, type Termination, terminationFlow, terminations } from './termination';

/**
 * True if a request to end a contract can no longer be carried out: the contract has ended, or a payout is in
 * progress.
 */
const isEndingOutdated = ({ contract, agreements }: Ending, { dues }: Termination) =>
  contract?.status !== 'active' ||
  dues.length !== agreements.length ||
  dues.some(({ payoutId, instalmentId }, index) => {
    const one = agreements[index];
    // An instalment has a payout only after it is paid.
    return instalmentId === undefined ? one?.payout.id !== payoutId : one?.instalment?.id !== instalmentId;
  });

/**
 * Accepts an early end at the requested amounts, as the other side of the contract. Refuses with
 * `ending_outdated`.
 */
export const acceptEnding = defineMove(terminations, 'accept', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: {},
  also: async (find, { contractId, payContractId }) => ({
    ...(await loadEnding(find, contractId)),
    known: await loadClientEmail(find, payContractId),
  }),
  decide({ row, also, actor, now }) {
    requireGuestName(actor);
    if (isEndingOutdated(also, row)) return refuse('ending_outdated');
    // Computed again, because the brand may have paid charges since the request.
    const { refundCents, waivedCents } = sumsOf(also.agreements, row.dues);
    return {
      patch: { refundCents, waivedCents },
      and: [...executeTermination(also, row.dues, row.reason, now), ...payNotices(also.known, null, { now })],
    };
  },
});

/** Disputes an early end and states a reason. Staff then decide. */
export const disputeEnding = defineMove(terminations, 'dispute', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: (find, { payContractId }) => loadClientEmail(find, payContractId),
  decide({ also, actor, now }) {
    requireGuestName(actor);
    return { and: payNotices(also, 'reviewEnding', { now }) };
  },
});

/** Withdraws a request to end the contract. The contract continues. */
export const withdrawEnding = defineMove(terminations, 'withdraw', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { payContractId }) => loadClientEmail(find, payContractId),
  decide({ also, actor, now }) {
    requireGuestName(actor);
    return { and: payNotices(also, 'keep', { now }) };
  },
});

/**
 * Decides, as staff and with a reason, how much the creator is paid after an early end: at most the full
 * amount. Refuses with `ending_outdated`, and with `more_than_agreed` at `/creatorCents` (params `mostCents`,
 * `currency`).
 */
export const decideEnding = defineMove(terminations, 'decide', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { creatorCents: cents, comment: paragraph(1_000) },
  also: async (find, { contractId, payContractId }) => ({
    ...(await loadEnding(find, contractId)),
    known: await loadClientEmail(find, payContractId),
  }),
  decide({ row, also, input: { creatorCents, comment }, now }) {
    const { agreements } = also;
    if (also.contract?.status !== 'active' || agreements.length === 0) return refuse('ending_outdated');
    const mostCents = fullCentsOf(agreements);
    if (creatorCents > mostCents) {
      return refuse('more_than_agreed', '/creatorCents', { mostCents, currency: row.currency });
    }
    const price = decidedPrice(agreements, creatorCents);
    return {
      patch: price,
      and: [...executeTermination(also, price.dues, comment, now), ...payNotices(also.known, null, { now })],
    };
  },
});

/** Passes requests that were not answered in time to staff. Run once a day. */
export const lapseEndings = defineCommand({
  name: 'settlements.lapseAll',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    requireAccess(actor, systemOnly);
    const asked = await find.lockMany(terminations, { status: 'requested' });
    const over = asked.filter(({ answerBy }) => answerBy < businessDate(now));
    return Promise.all(
      over.map(async (row) => ({ row, known: await loadClientEmail(find, row.payContractId) })),
    );
  },
  decide({ rows, now }) {
    return accept(
      rows.flatMap(({ row: { id }, known }) => [
        moveTo(terminations, id, 'lapse'),
        ...payNotices(known, 'reviewEnding', { now }),
      ]),
      { ids: rows.map(({ row }) => row.id) },
    );
  },
});

/**
 * Prepares the refund after an early end, as the first of two staff members. Refuses with `no_refund` and
 * `already_prepared`.
 */
export const prepareRefund = defineCommand({
  name: 'settlements.prepareRefund',
  rest: 'Prepares the refund of a settlement; a second finance user releases it',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: settlementId, version }) {
    const row = await find.forUpdate(terminations, settlementId, prepareRefundRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (row.status !== 'agreed' || row.refundCents === 0) return refuse('no_refund');
    if (row.preparedById !== null) return refuse('already_prepared');
    return accept([update(terminations, row.id, { preparedById: actor.userId })], { id: row.id });
  },
});

/**
 * Records the refund with the bank's reference, as the second of two staff members. Card payments are
 * refunded to the card; if they make up the whole refund, no reference is needed. Charges that are refunded
 * in full are marked as refunded. Refuses with `not_prepared`, `second_person_needed`, `date_in_future`,
 * `required` at `/proof`, and `objection_open` while a dispute is open.
 */
export const releaseRefund = defineMove(terminations, 'release', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { proof: lineOrEmpty(120), refundedOn: date },
  also: async (find, { contractId, payContractId, dues }) => {
    const { paid, onCards } = await loadPaid(find, contractId);
    const ended = dues.flatMap(({ instalmentId }) => instalmentId ?? []);
    const parts = await find.many(instalments, { id: ended });
    // In an Elenco Pay contract, instalments that the client approved are not refunded.
    const ofEnding = (chargeId: number) =>
      payContractId === null || parts.some((part) => part.chargeId === chargeId);
    const its = await find.many(payouts, {
      id: [...dues, ...parts].flatMap(({ payoutId }) => payoutId ?? []),
    });
    const owed = (await paidForEach(find, its)).flatMap(({ charge, part, chargeIds }, index) => {
      const due = dues.find((one) => (part ? one.instalmentId === part.id : one.payoutId === its[index]?.id));
      return charge && due
        ? [{ chargeIds, cents: charge.amountCents - due.creatorCents - due.feeCents }]
        : [];
    });
    return {
      paid: paid.filter(({ id }) => ofEnding(id)),
      onCards: onCards.filter(({ chargeId }) => ofEnding(chargeId)),
      owed,
      known: await loadClientEmail(find, payContractId),
    };
  },
  decide({ row, also: { paid, onCards, owed, known }, input, actor, now }) {
    const sent = sendRefund(row, { onCards, owed }, input, { actor, now });
    if ('code' in sent) return refuse(sent.code, sent.pointer);
    const whole = row.creatorCents === 0 && row.feeCents === 0;
    return {
      patch: sent.patch,
      and: [
        ...sent.and,
        ...(whole ? paid.map((charge) => moveTo(charges, charge.id, 'refund')) : []),
        ...payNotices(known, 'refundEnding', { now, refundCents: row.refundCents }),
      ],
    };
  },
});

/**
 * Requests the end of a contract at today's amounts, which become final once accepted or decided. The other
 * side has some days to answer. Refuses with `contract_not_in_force`, `ending_open`, `nothing_to_end` if all
 * work is delivered or the payout is in progress, `title_differs` at `/title` if the typed title is not the
 * contract's, and `amount_changed` if the user saw a different price.
 */
export const requestEnding = defineCommand({
  name: 'settlements.request',
  notWhileImpersonating: true,
  input: z.strictObject({
    contractId: id,
    title: line(160),
    reason: paragraph(1_000),
    /** Total amount, including the fee, that the user saw. The client owes more if a delivery followed. */
    totalCents: cents.optional(),
  }),
  async load(find, { contractId }) {
    const asked = await find.many(terminations, { contractId });
    const rows = await loadEnding(find, contractId);
    const { pay } = rows;
    if (pay) await find.forUpdate(payContracts, pay.id, anyOf<Actor, PayContract>(ofCreator, bindingRule));
    else
      await find.forUpdate(
        contracts,
        contractId,
        anyOf<Actor, { companyId: number; creatorId: number }>(ofCompany, ofCreator) as never,
      );
    const ids = await find.ids(terminations, 1);
    return { ...rows, asked, id: ids[0] as number, known: await loadClientEmail(find, pay?.id ?? null) };
  },
  decide({ rows, input: { title, reason, totalCents }, actor, now }) {
    requireGuestName(actor);
    const { contract, asked, agreements, pay } = rows;
    if (contract?.status !== 'active' || (contract.briefingId === null && pay === null)) {
      return refuse('contract_not_in_force');
    }
    if (asked.some(({ status }) => status === 'requested' || status === 'under_review'))
      return refuse('ending_open');
    const undelivered =
      pay !== null || rows.work.some(({ status }) => status !== 'verified' && status !== 'cancelled');
    if (agreements.length === 0 || !undelivered) return refuse('nothing_to_end');
    if (!isSameText(title, contract.title)) return refuse('title_differs', '/title');
    const side = actor.role === 'creator' ? 'creator' : 'company';
    const today = businessDate(now);
    const price = endingPrice({ ...rows, contract, side, today });
    if (totalCents !== undefined && totalCents !== price.creatorCents + price.feeCents)
      return refuse('amount_changed');
    const { id: contractId, briefingId, companyId, creatorId, currency } = contract;
    const days = settingOn(rows.settings, 'ending_answer_days', today);
    const asks = { now, ...(side === 'creator' ? { answerDays: days } : {}) };
    return accept(
      [
        insert(terminations, {
          id: rows.id,
          payContractId: pay?.id ?? null,
          contractId,
          briefingId,
          companyId,
          creatorId,
          currency,
          side,
          reason,
          status: terminationFlow.initial,
          statusSince: now,
          setOffCents: 0,
          answerBy: addDays(today, days),
          ...price,
          preparedById: null,
          releasedById: null,
          refundedOn: null,
          proof: '',
        }),
        ...payNotices(rows.known, 'askEnding', asks),
      ],
      { contractId },
    );
  },
});
