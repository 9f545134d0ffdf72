import { instalments, invoices, payContracts, payouts, terminations } from '@elenco/core/finance';
import {
  amendments,
  awaitsFigures,
  contracts,
  deliverables,
  evaluations,
  observations,
  openStates,
  posts,
} from '@elenco/core/hiring';
import { creators, missingInCreator, payees } from '@elenco/core/people';
import type { CreatorContext } from './page.server';

/** States of posts whose figures the creator reports. */
export const shownPosts = ['unchecked', 'found', 'private', 'gone'] as const;
const ofEnding = ['status', 'side', 'contractId', 'payContractId', 'answerBy'] as const;
const goingOn = ['sent', 'active'] as const;
const ofClosed = ['id', 'status', 'title', 'creatorAcceptedAt', 'briefingId'] as const;
const newest = { down: true, limit: 100 };
/** Elenco Pay contracts in which a client can ask. */
const talking = ['sent', 'viewed', 'accepted', 'active'] as const;

/** Returns rows that may wait for the creator: one query per resource, whatever the number of projects. */
export async function loadWork({ app, actor, now }: Pick<CreatorContext, 'app' | 'actor' | 'now'>) {
  const [
    profile,
    [payee],
    offers,
    made,
    work,
    paid,
    handedIn,
    opinions,
    published,
    seen,
    parts,
    renewals,
    endings,
    talks,
  ] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(payees, actor, {}),
    app.projects.invitations(actor, { status: openStates }, newest),
    app.see(contracts, actor, { status: goingOn }, newest),
    app.see(deliverables, actor, {}, { ...newest, limit: 500 }),
    app.see(payouts, actor, { status: ['waiting_invoice', 'processing', 'sent', 'failed'] }, newest),
    app.see(invoices, actor, {}, newest),
    app.see(evaluations, actor, { side: 'creator', status: 'pending' }, newest),
    app.see(posts, actor, { status: shownPosts }, newest),
    app.pick(observations, actor, ['postId', 'observedAt'], {}, { down: true, limit: 2_000 }),
    app.see(instalments, actor, {}, { ...newest, limit: 500 }),
    app.pick(amendments, actor, ['id', 'status', 'briefingId'], { status: 'awaiting_creator' }, newest),
    app.pick(terminations, actor, ofEnding, { status: 'requested' }, newest),
    app.pick(
      payContracts,
      actor,
      ['id', 'status', 'title', 'talk', 'validUntil', 'endsOn'],
      { status: talking },
      newest,
    ),
  ]);
  // Paid work may be over: queried separately, so that it does not displace active contracts.
  const over = paid.filter(({ contractId }) => made.every(({ id }) => id !== contractId));
  const closed =
    over.length > 0
      ? await app.pick(contracts, actor, ofClosed, { id: over.map(({ contractId }) => contractId) })
      : [];
  return {
    profile,
    offers,
    /** Active contracts. */
    running: made,
    /** Active contracts, and ended ones with open payouts. */
    made: [...made, ...closed],
    work,
    payouts: paid,
    invoices: handedIn,
    opinions,
    parts,
    renewals,
    endings,
    talks,
    awaiting: published.filter((post) => awaitsFigures(post, seen, now)),
    payee,
    missing: missingInCreator(profile, payee),
  };
}
