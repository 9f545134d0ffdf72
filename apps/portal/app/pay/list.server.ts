import { businessDate } from '@elenco/brazil';
import {
  dueOfInstalment,
  type Instalment,
  type Invoice,
  instalments,
  invoices,
  isOpen,
  type PayContract,
  payAmounts,
  payContracts,
  payDeadlines,
  silentApprovalOn,
  terminations,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { impersonatorOf } from '@elenco/core/people';
import type { CreatorContext } from '../creator/page.server';
import { loadReceiver, type Receiver } from '../creator/receiver.server';
import { loadPaymentStates, payoutNeedInPay } from '../payment/status.server';
import { amountOf, amountOfAll, type ReceiveFacts, receivesOfEach } from './receives.server';

const newest = { down: true, limit: 200 } as const;

/** Loads the creator's contracts, open amounts of clients and incoming payments by bank day. */
export async function loadPays(ctx: Pick<CreatorContext, 'app' | 'actor' | 'user' | 'now'>) {
  const { app, actor, user, now } = ctx;
  const [{ receiver: _, ...pays }, calendar] = await Promise.all([
    loadDues(ctx),
    impersonatorOf(actor) ? undefined : app.identity.calendarOf(user.id, now),
  ]);
  return { ...pays, calendar: calendar ?? null };
}

/**
 * Loads the creator's contracts and their instalments. Each amount that a client pays comes with the
 * creator's share of it, as on the contract's page.
 * @param given rows of the creator that the caller has loaded
 */
export async function loadDues(
  { app, actor, now }: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  given?: { readonly parts: readonly Instalment[]; readonly invoices: readonly Invoice[] },
) {
  const today = businessDate(now);
  const [rows, parts, handedIn] = await Promise.all([
    app.see(payContracts, actor, {}, newest),
    given?.parts.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id - b.id) ??
      app.see(instalments, actor, {}, { by: 'dueOn', limit: 500 }),
    given?.invoices ?? app.see(invoices, actor, {}, newest),
  ]);
  const ended = rows.filter(({ status }) => status === 'ended').map(({ id }) => id);
  const [owed, endings, receiver] = await Promise.all([
    app.pay.chargesOf(
      actor,
      rows.map((row) => row.id),
    ),
    ended.length > 0 ? app.see(terminations, actor, { payContractId: ended }, newest) : [],
    loadReceiver(
      { app, actor, now },
      {
        companyIds: [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))],
        currencies: [],
      },
    ),
  ]);
  const states = await loadPaymentStates(
    { app, now },
    receiver.payouts,
    handedIn,
    payoutNeedInPay(rows, parts),
  );
  const payoutOf = ({ payoutId }: Instalment) => receiver.payouts.find(({ id }) => id === payoutId) ?? null;
  const settledOf = (part: Instalment) => {
    const ending = endings.find(({ payContractId }) => payContractId === part.payContractId);
    return ending && dueOfInstalment(ending, part.id);
  };
  const valued = rows.map((row) => {
    const own = parts.filter(({ payContractId }) => payContractId === row.id);
    const facts = receiveFacts(row, receiver, today);
    const each = receivesOfEach(
      row,
      own.map((part) => ({
        ...part,
        payout: payoutOf(part),
        silentOn: silentApprovalOn(part, row, {
          fundedAt: payoutOf(part)?.createdAt ?? null,
          isEnding: false,
          now,
        }),
        expectedPay: receiver.payee ? receiver.ofInstalment(part) : null,
        settledCents: settledOf(part)?.creatorCents,
      })),
      facts,
    );
    return { row, own, each, all: each.length > 0 ? amountOf(each) : amountOfAll(row, facts) };
  });
  const dues = parts.flatMap((part) => {
    const found = valued.find(({ row }) => row.id === part.payContractId);
    const each = found?.each.find(({ ordinal }) => ordinal === part.ordinal);
    if (!found || !each) return [];
    const charge = owed.find((one) => one.id === part.chargeId);
    const settled = settledOf(part);
    return {
      id: part.id,
      payId: part.payContractId,
      title: found.row.title,
      amends: found.row.amendsId !== null,
      ordinal: part.ordinal,
      /** Amount that the client pays, in cents. */
      cents: settled ? settled.creatorCents + settled.feeCents : (charge?.amountCents ?? part.amountCents),
      /** The creator's amount, net if taxes are known. */
      receives: amountOf([each]),
      /** The creator's gross amount, taxes and net amount, and the forecast day of the payment. */
      expected: each,
      /** Number of instalments of the contract. */
      of: found.own.length,
      currency: part.currency,
      dueOn: part.dueOn,
      status: charge?.status ?? ('open' as const),
      payment: (part.payoutId && states.get(part.payoutId)) || null,
    };
  });
  return {
    rows: valued.map(({ row, own, all }) => ({
      id: row.id,
      title: row.title,
      client: row.clientName,
      status: row.status,
      since: row.statusSince,
      currency: row.currency,
      cents:
        row.status === 'ended'
          ? sum(dues.filter(({ id }) => own.some((part) => part.id === id)).map(({ cents }) => cents))
          : payAmounts(row).clientCents,
      receives: all,
      amends: row.amendsId !== null,
    })),
    dues,
    receiver,
    coming: dues.filter(isOpen).map(({ dueOn, ...one }) => ({ ...one, late: dueOn < today, on: dueOn })),
  };
}

/** Returns the facts about the creator's other payments on which the taxes of a contract depend. */
function receiveFacts(row: PayContract, receiver: Receiver, today: string): ReceiveFacts {
  const { payee, payoutDays, ownFeeBp, iss } = receiver;
  return {
    feeBp: row.feeBp ?? ownFeeBp,
    payee,
    terms: {
      currency: row.currency,
      payoutDays,
      deadlines: payDeadlines(row, today),
      known: receiver.without(({ contractId }) => row.contractId !== null && contractId === row.contractId)
        .others,
      iss: (row.companyId && iss.get(row.companyId)) || [],
    },
  };
}
