import { businessDate } from '@elenco/brazil';
import type { Charge, Instalment } from '@elenco/core/finance';
import {
  acceptEnding,
  disputeEnding,
  endingPrice,
  isPayInForce,
  type PayContract,
  payAgreements,
  requestEnding,
  type Termination,
  terminations,
  withdrawEnding,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { settingOn, settings } from '@elenco/core/platform';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const system = { role: 'system' } as const;
type Row = Pick<PayContract, 'id' | 'contractId' | 'title' | 'cancelBp' | 'status' | 'currency'>;
type Priced = Pick<Termination, 'parts' | 'dues' | 'refundCents' | 'waivedCents'>;

/**
 * Loads the price of ending the contract today, or the state of a requested ending; null if neither applies.
 */
export async function loadPayEnding(
  { app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  row: Row,
  of: { side: Termination['side']; parts: readonly Instalment[]; billed: readonly Charge[] },
) {
  const { contractId, title, cancelBp, status, currency } = row;
  const runs = isPayInForce(row);
  if (contractId === null || !(runs || status === 'ended')) return null;
  const { side, parts, billed } = of;
  const shown = ({ dues, parts: states, refundCents, waivedCents }: Priced) => {
    // For the client, the platform's fee is a part of the price.
    const lines = dues.map(({ instalmentId, creatorCents, feeCents }) => ({
      ordinal: parts.find(({ id }) => id === instalmentId)?.ordinal ?? 0,
      paid: states.some((one) => one.instalmentId === instalmentId && one.state === 'paid'),
      dueCents: side === 'creator' ? creatorCents : creatorCents + feeCents,
      clientCents: creatorCents + feeCents,
      delivered: parts.some(
        ({ id, work }) => id === instalmentId && work.some((one) => one.side === 'creator'),
      ),
    }));
    const ofClient = (paid: boolean) => sum(lines.map((line) => (line.paid === paid ? line.clientCents : 0)));
    return {
      contract: { id: contractId, title },
      lines,
      approved: parts.filter(({ approvedAt }) => approvedAt !== null).map(({ ordinal }) => ordinal),
      dueCents: sum(lines.map((line) => line.dueCents)),
      totalCents: sum(lines.map((line) => line.clientCents)),
      /** What the client has paid for these instalments, and what is left to pay. */
      paidCents: ofClient(true) + refundCents,
      leftCents: ofClient(false),
      refundCents,
      waivedCents,
      currency,
      cancelBp,
    };
  };
  const [settled] = await app.see(terminations, actor, { payContractId: row.id }, { down: true, limit: 1 });
  if (
    settled &&
    (status === 'ended' || settled.status === 'requested' || settled.status === 'under_review')
  ) {
    const steps = await app.history(terminations, actor, settled.id);
    const { id, version, side: requester, reason, answerBy, refundedOn } = settled;
    const commentOf = (move: string) => steps.find((one) => one.move === move)?.comment ?? null;
    return {
      asked: {
        id,
        version,
        status: settled.status,
        side: requester,
        reason,
        answerBy,
        refundedOn,
        objection: commentOf('dispute'),
        decision: commentOf('decide'),
      },
      ...shown(settled),
      days: 0,
    };
  }
  const agreements = payAgreements(row, parts, billed);
  if (!runs || agreements.length === 0) return null;
  const today = businessDate(now);
  const rules = await app.see(settings, system, { key: ['ending_answer_days'] });
  const contract = { approvedOn: today };
  const price = endingPrice({ contract, agreements, work: [], lines: [], settings: rules, side, today });
  return { asked: null, ...shown(price), days: settingOn(rules, 'ending_answer_days', today) };
}
export type PayEndingPage = NonNullable<Awaited<ReturnType<typeof loadPayEnding>>>;

/** True while a request to end the contract waits for the other side or for staff. */
export const isOpenEnding = (ending: PayEndingPage | null): boolean =>
  ending?.asked?.status === 'requested' || ending?.asked?.status === 'under_review';

/**
 * Returns the amount in cents that the client owes for an instalment after the contract ended; undefined
 * before its end.
 */
export const settledCents = (ending: PayEndingPage | null, { ordinal }: Pick<Instalment, 'ordinal'>) =>
  ending?.asked?.status === 'agreed' || ending?.asked?.status === 'refunded'
    ? ending.lines.find((line) => line.ordinal === ordinal)?.clientCents
    : undefined;

const id = z.coerce.number().int().positive();
const seen = { id, version: id };
const { title, reason, totalCents } = requestEnding.input.shape;

/**
 * Returns the form handlers for ending a contract.
 * @param to returns the page that shows the state
 */
export const payEndingActions = <Of extends 'company' | 'creator' | 'guest'>(
  to: (ctx: RequestContext<Of>) => string,
) => {
  const next = (toast: string) => (_: unknown, ctx: RequestContext<Of>) => ({ to: to(ctx), toast });
  return {
    end: command(requestEnding, {
      schema: z.object({ id, title, comment: reason, totalCents: totalCents.unwrap() }),
      input: (given, _ctx: RequestContext<Of>) => ({
        contractId: given.id,
        title: given.title,
        reason: given.comment,
        totalCents: given.totalCents,
      }),
      next: next('endingAsked'),
    }),
    acceptEnding: command(acceptEnding, {
      schema: z.object(seen),
      input: (given, _ctx: RequestContext<Of>) => given,
      next: next('endingAgreed'),
    }),
    disputeEnding: command(disputeEnding, {
      schema: z.object({ ...seen, comment: disputeEnding.input.shape.comment }),
      input: (given, _ctx: RequestContext<Of>) => given,
      next: next('endingDisputed'),
    }),
    withdrawEnding: command(withdrawEnding, {
      schema: z.object(seen),
      input: (given, _ctx: RequestContext<Of>) => given,
      next: next('endingWithdrawn'),
    }),
  };
};
