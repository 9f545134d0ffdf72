import { businessDate } from '@elenco/brazil';
import { currentPayout, invoices, payouts } from '@elenco/core/finance';
import { contracts, type Deliverable, deliverables, isDelivered, isLate } from '@elenco/core/hiring';
import { loadPaymentStates } from '../payment/status.server';
import type { CreatorContext } from './page.server';
import { earnedBy, readyForInvoice } from './waiting';

const newest = { down: true, limit: 200 };

const ofCreator: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/** Returns the first day on which work of the creator is due, else the contract's last day, and if it has passed. */
export function nextDue(
  pieces: readonly Pick<Deliverable, 'status' | 'dueOn'>[],
  endsOn: string | null,
  today: string,
): { readonly dueOn: string | null; readonly late: boolean } {
  const [first] = pieces
    .filter(({ status, dueOn }) => dueOn !== null && ofCreator.includes(status))
    .toSorted((one, other) => String(one.dueOn).localeCompare(String(other.dueOn)));
  return { dueOn: first?.dueOn ?? endsOn, late: first !== undefined && isLate(first, today) };
}

/** Loads jobs under contract with their remaining work. */
export async function loadComplete({ app, actor, now }: CreatorContext) {
  const made = await app.see(contracts, actor, { origin: 'hiring', status: 'active' }, newest);
  const of = { contractId: made.map((row) => row.id) };
  const [work, owed, handedIn, names] = await Promise.all([
    app.see(deliverables, actor, of),
    app.see(payouts, actor, of),
    app.see(invoices, actor, of),
    app.projects.tradeNames([...new Set(made.map((row) => row.companyId))]),
  ]);
  const states = await loadPaymentStates({ app, now }, owed, handedIn, earnedBy({ work, parts: [], made }));
  const ready = readyForInvoice(owed, { work, invoices: handedIn, parts: [], made });
  return made.map((contract) => {
    const own = work.filter((row) => row.contractId === contract.id);
    const payout = currentPayout(owed.filter((row) => row.contractId === contract.id));
    const count = (status: string) => own.filter((row) => row.status === status).length;
    return {
      id: contract.id,
      briefingId: contract.briefingId,
      title: contract.title,
      ...nextDue(own, contract.endsOn, businessDate(now)),
      company: names.get(contract.companyId) ?? '',
      draft: count('planned'),
      changes: count('changes_requested'),
      link: count('approved'),
      invoice: ready.some((row) => row.contractId === contract.id),
      /** Status of the payment once all work is delivered; undefined before. */
      payment: payout && isDelivered(own) ? (states.get(payout.id) ?? null) : undefined,
    };
  });
}
