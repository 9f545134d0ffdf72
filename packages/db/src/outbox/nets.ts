import {
  type Actor,
  type Amendment,
  type Briefing,
  type Contract,
  type Currency,
  type EventWithNet,
  eventsToAccept,
  eventsWithNet,
  type Instalment,
  type Proposal,
  splitFee,
  sum,
  type TakeHome,
  type Termination,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { type Receiver, receiverOf } from '../receiver/load';
import type { OutboxEvent } from './message';

type Where = Parameters<typeof scopeSql>[1];
type Read = <R>(resource: string, where: Where) => Promise<R[]>;

/** The amount that a creator gets, before and after taxes. */
interface Receives {
  readonly grossCents: number;
  readonly netCents: number;
  readonly currency: Currency;
  readonly acceptance?: TakeHome['acceptance'];
}

type Found = Receives | null | undefined;
type Happened = Pick<OutboxEvent, 'kind' | 'rowId' | 'creatorSum'>;

/**
 * Function that returns the amount that the creator gets because of an event; null or undefined if the amount
 * is not known.
 */
type Value = (event: Happened, receiver: Receiver, read: Read) => Promise<Found>;

const ofContract: Value = async ({ rowId }, receiver, read) => {
  const [contract] = await read<Contract>('contracts', [{ id: rowId }]);
  if (!contract) return null;
  const { companyId, endsOn, approvedOn, creatorCents: grossCents, currency } = contract;
  const payout = receiver.payouts.find(
    (one) => one.contractId === rowId && one.amendmentId === null && one.status === 'waiting_invoice',
  );
  if (payout) return receiver.ofPayout(payout.id);
  return receiver.of({ grossCents, currency }, { companyId, on: receiver.payDay({ endsOn, approvedOn }) });
};

const ofAmendment: Value = async ({ rowId }, receiver, read) => {
  const [amendment] = await read<Amendment>('amendments', [{ id: rowId }]);
  if (!amendment || amendment.creatorCents === 0) return null;
  const { companyId, endsOn, creatorCents: grossCents, currency } = amendment;
  const on = receiver.payDay({ endsOn, approvedOn: null });
  return receiver.of({ grossCents, currency }, { companyId, on });
};

const ofCounter: Value = async ({ rowId }, receiver, read) => {
  const [proposal] = await read<Proposal>('proposals', [{ id: rowId }]);
  if (proposal?.status !== 'countered' || proposal.counterCents === null) return null;
  const { companyId, briefingId, currency, counterCents, feeBp } = proposal;
  const [briefing] = await read<Briefing>('briefings', [{ id: briefingId }]);
  const on = receiver.payDay({ endsOn: briefing?.endsOn ?? null, approvedOn: null });
  const grossCents = splitFee(counterCents, feeBp).creatorCents;
  return receiver.of({ grossCents, currency }, { companyId, on });
};

const ofCharge: Value = async ({ rowId }, receiver, read) => {
  const [part] = await read<Instalment>('instalments', [{ chargeId: rowId }]);
  if (part) return receiver.ofInstalment(part);
  const [charge] = await read<{ contractId: number | null; amendmentId: number | null }>('charges', [
    { id: rowId },
  ]);
  const payout = receiver.payouts.find(
    ({ contractId, amendmentId }) => contractId === charge?.contractId && amendmentId === charge.amendmentId,
  );
  return receiver.ofPayout(payout?.id);
};

const ofInstalment: Value = async ({ rowId }, receiver, read) => {
  const [part] = await read<Instalment>('instalments', [{ id: rowId }]);
  return part && receiver.ofInstalment(part);
};

/** Adds up the net amounts of all instalments of an Elenco Pay contract. */
const ofPay: Value = async ({ rowId }, receiver, read) => {
  const parts = await read<Instalment>('instalments', [{ payContractId: rowId }]);
  const each = parts.map((part) => receiver.ofInstalment(part));
  const known = each.flatMap((one) => one ?? []);
  const [first] = known;
  if (!first || known.length < each.length) return null;
  return {
    currency: first.currency,
    grossCents: sum(known.map(({ grossCents }) => grossCents)),
    netCents: sum(known.map(({ netCents }) => netCents)),
  };
};

const ofEnding: Value = async ({ rowId, creatorSum }, receiver, read) => {
  const [ending] = await read<Termination>('settlements', [{ id: rowId }]);
  if (!ending || !creatorSum) return null;
  const { contractId, companyId } = ending;
  const owed = await read<{ status: string }>('charges', [{ contractId, status: ['open', 'overdue'] }]);
  const value = { grossCents: creatorSum.amountCents, currency: creatorSum.currency };
  return receiver.ofEnding({ contractId, companyId }, value, owed.length === 0);
};

/**
 * Function that computes the net amount, for each kind of event. It returns the same forecast that is on the
 * page to which the event's notification links.
 */
const values: Readonly<Record<EventWithNet, Value>> = {
  'contracts.send': ofContract,
  'contracts.accept_company': ofContract,
  'contracts.activate': ofContract,
  'amendments.send': ofAmendment,
  'proposals.counter': ofCounter,
  'charges.settle': ofCharge,
  'charges.settleWithin': ofCharge,
  'payouts.remind': async ({ rowId }, receiver) => receiver.ofPayout(rowId),
  'settlements.create': ofEnding,
  'settlements.accept': ofEnding,
  'settlements.dispute': ofEnding,
  'settlements.lapse': ofEnding,
  'settlements.decide': ofEnding,
  'pay-contracts.accept': ofPay,
  'instalments.approve': ofInstalment,
  'instalments.approveSilently': ofInstalment,
  'instalments.requestChanges': ofInstalment,
};

/**
 * Returns the events. Adds the net amount, and the gross amount before taxes, to events that bring their
 * creator money. Loads each creator's payments only once.
 */
export async function withNets<E extends OutboxEvent>(
  em: SqlEntityManager,
  events: readonly E[],
  now: string,
): Promise<E[]> {
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];
  const receivers = new Map<number, Receiver | null>();
  const receiverFor = async (creatorId: number, companyId: number) => {
    const loaded = receivers.get(creatorId);
    if (loaded !== undefined) return loaded;
    const actor = await creatorActor(em, creatorId);
    const found = actor && (await receiverOf(em, actor, now, { companyIds: [companyId], currencies: [] }));
    receivers.set(creatorId, found);
    return found;
  };
  const all: E[] = [];
  for (const event of events) {
    const { creatorId, companyId } = event;
    const kind = eventsWithNet.find((one) => one === event.kind);
    const value = kind && values[kind];
    const receiver =
      value && creatorId !== null && companyId !== null ? await receiverFor(creatorId, companyId) : null;
    const found = value && receiver ? await value(event, receiver, read) : null;
    all.push(found ? { ...event, creatorSum: stated(event, found) } : event);
  }
  return all;
}

/**
 * Returns the amounts to show. If the event has an amount for the creator, the creator must not see what the
 * brand pays.
 */
const stated = (
  { kind, creatorSum, sum: stored }: OutboxEvent,
  { grossCents, netCents, currency, acceptance }: Receives,
) => ({
  amountCents: grossCents,
  ...(creatorSum ?? stored),
  currency,
  receivesCents: grossCents,
  netCents,
  ...(acceptance && eventsToAccept.some((one) => one === kind)
    ? {
        othersCents: acceptance.othersCents,
        gainCents: acceptance.gainCents,
        context: 'netMonth' as const,
      }
    : { context: 'net' as const }),
});

/** Returns the creator as an actor, who can read the creator's payments; null if the creator has no user. */
async function creatorActor(
  em: SqlEntityManager,
  creatorId: number,
): Promise<Extract<Actor, { role: 'creator' }> | null> {
  const [user] = await em.execute<{ id: number; name: string }[]>(
    'select id, name from users where creator_id = ? order by id limit 1',
    [creatorId],
  );
  return user ? { role: 'creator', creatorId, userId: user.id, name: user.name } : null;
}
