import { randomUUID } from 'node:crypto';
import {
  acceptsMessages,
  type Briefing,
  briefings,
  contactDataIn,
  contracts,
  deliverables,
  isChangeable,
  isHired,
  isSilent,
  markConversationRead,
  type Proposal,
  proposals,
  readsConversations,
} from '@elenco/core/hiring';
import { splitFee } from '@elenco/core/kit';
import { type Actor, areaPath, creators, photoPath } from '@elenco/core/people';
import type { SharedMessage } from '@elenco/db';
import { redirect } from '@remix-run/node';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { faceFields, faceOf } from '../company/faces';
import type { CreatorContext } from '../creator/page.server';
import type { Face } from '../ui';
import { linksIn } from './links';
import { latestConversations } from './list.server';
import { loadNetOfHiring } from './netOfHiring.server';
import { loadQuestionedFigures, type QuestionedFigures } from './questionedFigures.server';
import { chatViews } from './views';

/** Messages per page; earlier ones are on other pages. */
const PAGE = 60;
const MAX_SEARCHED = 100;

type Participant = Extract<Actor, { role: 'company' | 'creator' }>;
/** A proposal without the company, since the creator may not see it. */
type Offer = Omit<Proposal, 'companyId'>;
type Context = Omit<RequestContext<'shared'>, 'actor'> & { readonly actor: Participant };

/**
 * Loads a conversation for the brand: `:hiring` is the project, `:provider` the creator.
 * @throws 404 for staff
 */
export async function loadBrandChat(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  if (actor.role !== 'company') throw notFound();
  const [briefingId, creatorId] = [idIn(ctx, 'hiring'), idIn(ctx, 'provider')];
  const [[proposal], [briefing], [creator], questioned] = await Promise.all([
    app.see(proposals, actor, { briefingId, creatorId }),
    app.pick(briefings, actor, ['title', 'kind'], { id: briefingId }),
    app.pick(creators, actor, faceFields, { id: creatorId }),
    loadQuestionedFigures(ctx, { briefingId, creatorId }),
  ]);
  if (!proposal || !briefing || !creator) throw notFound();
  const other: Face = faceOf(creator);
  const back = `${areaPath.company}/briefing/${briefingId}`;
  return load({ ...ctx, actor }, proposal, {
    ...briefing,
    other,
    back,
    hideCompany: false,
    questioned,
  });
}

/** Loads a conversation for the creator. */
export async function loadCreatorChat(ctx: CreatorContext) {
  const { app, actor } = ctx;
  const briefingId = idIn(ctx);
  const [found] = await app.projects.invitations(actor, { briefingId }, { limit: 1 });
  if (!found) throw notFound();
  const { proposal, brief, brandId, tradeName, logo } = found;
  const other: Face = {
    id: brandId,
    name: tradeName,
    src: logo && photoPath(logo),
  };
  const back = `${areaPath.creator}/briefing/${briefingId}`;
  const { title, kind } = brief;
  return load(ctx, proposal, {
    title,
    kind,
    other,
    back,
    hideCompany: isSilent(brief, proposal),
    questioned: null,
  });
}

interface About extends Pick<Briefing, 'title' | 'kind'> {
  /** The other party; without a name if the creator may not know the brand. */
  readonly other: Face;
  readonly back: string;
  readonly hideCompany: boolean;
  /** Figures with which the brand's message starts. */
  readonly questioned: QuestionedFigures;
}

/**
 * Loads a conversation for one side.
 * @throws a redirect to the list of conversations while impersonating; the list explains why conversations
 * are not readable
 */
async function load(ctx: Context, proposal: Offer, about: About) {
  const { app, actor, now, url } = ctx;
  if (!readsConversations(actor)) throw redirect('/dashboard/messages');
  const { id: proposalId, briefingId, creatorId } = proposal;
  const before = seqInQuery(url, 'before');
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCHED);
  const [thread, steps, chosen, found, drafts, hiring, latest, shared, people] = await Promise.all([
    app.conversations.thread(actor, proposalId, { limit: PAGE, before, hideCompany: about.hideCompany }),
    app.timeline(actor, [proposals, contracts, deliverables], { briefingId, creatorId }),
    app.notifications.preferencesOf(ctx.user.id),
    words ? app.conversations.searchThread(actor, proposalId, words) : null,
    seqInQuery(url, 'change') && actor.role === 'company'
      ? app.see(deliverables, actor, { briefingId, creatorId, status: 'draft_submitted' })
      : null,
    loadHiring(ctx, proposal),
    latestConversations(ctx, actor),
    app.conversations.sharedIn(actor, proposalId),
    app.conversations.peopleOf(actor, proposalId, about.hideCompany),
  ]);
  if (thread && thread.lastSeq > thread.lastReadSeq && !before && !isPrefetch(ctx.request)) {
    const { conversationId, lastSeq: seq } = thread;
    await app.perform(markConversationRead, { conversationId, seq }, ctx);
  }
  const messages = (thread?.messages ?? []).map(({ authorId, ...message }) => ({
    ...message,
    own: authorId === actor.userId,
    changeable: authorId === actor.userId && isChangeable(message, now),
    /**
     * True if a message contains contact data before there is a contract. The contact data could move the
     * deal off the platform.
     */
    warned: !isHired(proposal) && contactDataIn(message.body).length > 0,
  }));
  const own = actor.role === 'company' ? ('company' as const) : ('creator' as const);
  const [first, last] = [messages[0]?.createdAt, messages.at(-1)?.createdAt];
  const from = thread?.more ? first : undefined;
  return {
    title: about.title,
    kind: about.kind,
    other: about.other,
    questioned: about.questioned,
    back: about.back,
    proposalId,
    briefingId,
    creatorId,
    userId: actor.userId,
    feedCursor: ctx.feedCursor,
    hiring,
    /** Number of deliverables that wait for the reader. */
    waits: hiring.work.filter(({ status }) => status === WAITING_STATUS[own]).length,
    latest,
    ...sharedOf(shared),
    people: people.map((person) => ({ ...person, own: person.id === actor.userId })),
    words,
    view: viewIn(url),
    /**
     * Messages that match the search, each with the sequence number at which its page ends: half a page after
     * the message.
     */
    found: found?.map((one) => ({ ...one, before: one.seq + PAGE / 2 })) ?? null,
    /** The message that becomes a change request, and the drafts that can be sent back with it. */
    changing:
      drafts && messages.find(({ seq, deletedAt }) => seq === seqInQuery(url, 'change') && !deletedAt)
        ? { body: messages.find(({ seq }) => seq === seqInQuery(url, 'change'))?.body ?? '', drafts }
        : null,
    canAskChanges: actor.role === 'company' && isHired(proposal),
    /** The message of the other side that the reader wants to report. */
    reporting:
      messages.find(
        ({ seq, deletedAt, side }) => seq === seqInQuery(url, 'report') && !deletedAt && side !== own,
      ) ?? null,
    isMuted: chosen.mutedConversations.includes(proposalId),
    side: own,
    /** Id of the next message, so that submitting it twice stores it once. */
    clientId: randomUUID(),
    state: acceptsMessages(proposal) ? ('open' as const) : ('closed' as const),
    warns: !isHired(proposal),
    messages,
    /** The first message of the other side that the user had not read; null if all were read. */
    unreadSeq:
      thread && !before
        ? (messages.find(({ own, seq }) => !own && seq > thread.lastReadSeq)?.seq ?? null)
        : null,
    /** History steps of the hiring that belong between the messages of this page. */
    steps: steps
      // Names of users would reveal the brand of a silent squad.
      .filter(({ actorName }) => !about.hideCompany || actorName === actor.name)
      .filter(({ at }) => (!from || at >= from) && (!before || (last !== undefined && at <= last)))
      .map(({ id, resource, move, actorName, at }) => ({ id, resource, move, actorName, at })),
    othersReadSeq: thread?.othersReadSeq ?? 0,
    earlier: thread?.more ? (messages[0]?.seq ?? null) : null,
    isLatest: before === undefined,
    replying: messages.find(({ seq, deletedAt }) => seq === seqInQuery(url, 'reply') && !deletedAt) ?? null,
    editing: seqInQuery(url, 'edit') ?? null,
  };
}

/** For each side, the state in which a deliverable waits for that side. */
const WAITING_STATUS = { company: 'draft_submitted', creator: 'changes_requested' } as const;

/** Returns the files and links sent in a conversation, newest first, each link once. */
function sharedOf(shared: readonly SharedMessage[]) {
  const links = new Map<string, string>();
  for (const { body, createdAt } of shared) {
    for (const url of linksIn(body)) if (!links.has(url)) links.set(url, createdAt);
  }
  return {
    files: shared.flatMap(({ fileId, fileName, fileSize, createdAt }) =>
      fileId === null ? [] : [{ fileId, fileName, fileSize, createdAt }],
    ),
    links: [...links].map(([url, createdAt]) => ({ url, createdAt })),
  };
}

/** Loads the hiring to which the conversation belongs: deliverables with their progress, and prices. */
async function loadHiring(
  { app, actor, now }: Context,
  { id, briefingId, creatorId, totalCents, feeBp, currency }: Offer,
) {
  const [work, [contract]] = await Promise.all([
    app.pick(
      deliverables,
      actor,
      ['id', 'format', 'ordinal', 'status', 'dueOn'],
      { briefingId, creatorId },
      { by: 'id' },
    ),
    app.pick(
      contracts,
      actor,
      ['id', 'totalCents', 'creatorCents', 'currency', 'companyId', 'endsOn', 'approvedOn', 'status'],
      { proposalId: id },
      { by: 'id', down: true, limit: 1 },
    ),
  ]);
  const price = contract ?? { ...splitFee(totalCents, feeBp), totalCents, currency };
  return {
    work,
    contractId: contract?.id ?? null,
    money:
      price.totalCents > 0
        ? {
            cents: price.totalCents,
            /** Amount before taxes that the creator receives; null for the brand. */
            creatorCents: actor.role === 'creator' ? price.creatorCents : null,
            /** The same after taxes; null for the brand, and while it is not known. */
            netCents:
              actor.role === 'creator' ? await loadNetOfHiring({ app, actor, now }, contract, price) : null,
            currency: price.currency,
            agreed: contract !== undefined,
          }
        : null,
  };
}

export type Chat = Awaited<ReturnType<typeof load>>;
export type ChatMessage = Chat['messages'][number];

/** Returns the sequence number in a query parameter; undefined for other values. */
function seqInQuery(url: URL, name: string): number | undefined {
  const value = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** Returns the section that a narrow screen shows; wide screens show all sections. */
const viewIn = ({ searchParams }: URL) =>
  chatViews.find((view) => view === searchParams.get('view')) ?? 'talk';

/** True for a prefetch, after which the user may not have read the page. */
const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
