import { businessDate } from '@elenco/brazil';
import { instalments, invoices, payContracts, payouts, terminations } from '@elenco/core/finance';
import {
  amendments,
  awaitsFigures,
  contracts,
  deliverables,
  evaluations,
  hasLapsed,
  isBroken,
  isPastAnswer,
  observations,
  openStates,
  type Post,
  posts,
  shownPostStatus,
} from '@elenco/core/hiring';
import { creators, missingInCreator, payees } from '@elenco/core/people';
import type { CreatorContext } from './page.server';

/** States of posts whose metrics the creator reports. */
export const shownPosts = ['unchecked', 'found', 'private', 'gone'] as const;

/**
 * Returns the link state of each deliverable's post: the result of the last check, or expired for a story.
 */
export const linksOf = (
  out: readonly Pick<Post, 'id' | 'url' | 'deliverableId' | 'status' | 'format' | 'publishedAt'>[],
  now: string,
) =>
  out
    .filter(({ status }) => status !== 'withdrawn')
    .map((post) => ({
      id: post.id,
      url: post.url,
      deliverableId: post.deliverableId,
      status: shownPostStatus(post, now),
      isBroken: isBroken(post, now),
    }));

const ofEnding = ['status', 'side', 'contractId', 'payContractId', 'answerBy'] as const;
const ofAmendment = ['id', 'status', 'contractId', 'briefingId', 'endsOn'] as const;
const ofPay = [
  'id',
  'status',
  'amendsId',
  'title',
  'clientName',
  'clientTaxId',
  'clientCountry',
  'clientEmail',
  'talk',
  'lines',
  'currency',
  'feeBp',
  'feePayer',
  'schedule',
  'validUntil',
  'startsOn',
  'endsOn',
  'archivedAt',
] as const;
const signingOrActive = ['sent', 'active'] as const;
const ofClosed = ['id', 'status', 'title', 'creatorAcceptedAt', 'briefingId'] as const;
const newest = { down: true, limit: 100 };
/** States of an Elenco Pay contract in which it can wait for the creator. */
const talking = ['draft', 'sent', 'viewed', 'accepted', 'active', 'refused', 'expired'] as const;

/** Loads rows that may wait for the creator, with one query per resource. */
export async function loadWork({ app, actor, now }: Pick<CreatorContext, 'app' | 'actor' | 'now'>) {
  const [
    profile,
    [payee],
    offers,
    made,
    work,
    paid,
    sentInvoices,
    opinions,
    published,
    seen,
    parts,
    asked,
    endings,
    talks,
  ] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(payees, actor, {}),
    app.projects.invitations(actor, { status: openStates }, newest),
    app.see(contracts, actor, { status: signingOrActive }, newest),
    app.see(deliverables, actor, {}, { ...newest, limit: 500 }),
    app.see(payouts, actor, { status: ['waiting_invoice', 'processing', 'sent', 'failed'] }, newest),
    app.see(invoices, actor, {}, newest),
    app.see(evaluations, actor, { side: 'creator', status: 'pending' }, newest),
    app.see(posts, actor, { status: shownPosts }, newest),
    app.pick(observations, actor, ['postId', 'observedAt'], {}, { down: true, limit: 2_000 }),
    app.see(instalments, actor, {}, { ...newest, limit: 500 }),
    app.pick(amendments, actor, ofAmendment, { status: 'awaiting_creator' }, newest),
    app.pick(terminations, actor, ofEnding, { status: 'requested' }, newest),
    app.pick(payContracts, actor, ofPay, { status: talking }, newest),
  ]);
  // Ended contracts with open rows are loaded separately, so that they do not use up the limit for active
  // ones.
  const broken = published.filter((post) => isBroken(post, now));
  const ended = [...paid, ...asked, ...opinions, ...broken]
    .map(({ contractId }) => contractId)
    .filter((contractId) => made.every(({ id }) => id !== contractId));
  const closed =
    ended.length > 0 ? await app.pick(contracts, actor, ofClosed, { id: [...new Set(ended)] }) : [];
  const today = businessDate(now);
  /**
   * Returns true for an open proposal whose project has expired. The proposal then belongs to the history.
   */
  const isLapsed = ({ brief, proposal }: (typeof offers)[number]) => hasLapsed([brief], today)(proposal);
  return {
    profile,
    offers,
    isLapsed,
    /**
     * Open proposals of projects that still accept them, without invitations whose answer date has passed.
     */
    liveOffers: offers
      .filter((row) => !isLapsed(row))
      .map(({ proposal }) => proposal)
      .filter((proposal) => !isPastAnswer(proposal, now)),
    /** Active contracts. */
    running: made,
    /** Active contracts, and ended ones with open payouts, amendments, evaluations or offline posts. */
    made: [...made, ...closed],
    work,
    payouts: paid,
    invoices: sentInvoices,
    opinions,
    parts,
    amendments: asked,
    endings,
    talks,
    /** Posts that are private or offline, by the same rule as on the pages of their projects. */
    broken,
    awaiting: published.filter((post) => awaitsFigures(post, seen, now)),
    payee,
    today,
    missing: missingInCreator(profile, payee),
  };
}
