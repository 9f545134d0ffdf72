import { businessDate } from '@elenco/brazil';
import { instalments, invoices, isOpen, payAmounts, payContracts, payouts } from '@elenco/core/finance';
import { impersonatorOf } from '@elenco/core/people';
import type { CreatorContext } from '../creator/page.server';
import { earnedInPay, loadPaymentStates } from '../payment/status.server';

const newest = { down: true, limit: 200 } as const;

/** Loads the creator's contracts, open amounts of clients and incoming payments by bank day. */
export async function loadPays({
  app,
  actor,
  user,
  now,
}: Pick<CreatorContext, 'app' | 'actor' | 'user' | 'now'>) {
  const today = businessDate(now);
  const [rows, parts, paid, handedIn, calendar] = await Promise.all([
    app.see(payContracts, actor, {}, newest),
    app.see(instalments, actor, {}, { by: 'dueOn', limit: 500 }),
    app.see(payouts, actor, {}, newest),
    app.see(invoices, actor, {}, newest),
    impersonatorOf(actor) ? undefined : app.identity.calendarOf(user.id, now),
  ]);
  const owed = await app.pay.chargesOf(
    actor,
    rows.map((row) => row.id),
  );
  const states = await loadPaymentStates({ app, now }, paid, handedIn, earnedInPay(rows, parts));
  const named = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return { title: row?.title ?? '', amends: row !== undefined && row.amendsId !== null };
  };
  const dues = parts.map((part) => {
    const charge = owed.find((one) => one.id === part.chargeId);
    return {
      id: part.id,
      payId: part.payContractId,
      ...named(part.payContractId),
      ordinal: part.ordinal,
      cents: charge?.amountCents ?? part.amountCents,
      currency: part.currency,
      dueOn: part.dueOn,
      status: charge?.status ?? 'open',
      payment: (part.payoutId && states.get(part.payoutId)) || null,
    };
  });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      client: row.clientName,
      status: row.status,
      since: row.statusSince,
      currency: row.currency,
      cents: payAmounts(row).clientCents,
      amends: row.amendsId !== null,
    })),
    dues,
    calendar: calendar ?? null,
    coming: dues.filter(isOpen).map(({ id, title, amends, cents, currency, dueOn, payId }) => ({
      id,
      title,
      amends,
      cents,
      currency,
      payId,
      late: dueOn < today,
      on: dueOn,
    })),
  };
}
