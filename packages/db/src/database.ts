import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import type {
  Actor,
  AllowanceName,
  Command,
  Condition,
  Creator,
  LinkPurpose,
  Listing,
  Proposal,
  RowOf,
  SearchQuery,
  Trier,
  User,
} from '@elenco/core';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { watchClock } from './clock';
import { reseal } from './encryption/reseal';
import type { Seal } from './encryption/seal';
import { endRetention } from './erasure/erase';
import { unnamedBytes } from './erasure/eraseBytes';
import { dueErasures, remindOfRequests, unconfirmed } from './erasure/privacyRequests';
import * as exporting from './exports';
import { addFile, type FileRow, openableFile } from './files/files';
import type { SignedIn } from './identity';
import * as identity from './identity';
import { beyond, count, giveBack, type LimitReached } from './identity/attempts';
import { openedInvitation, teamHistory } from './identity/team';
import { history, timeline } from './kernel/history';
import { listen } from './kernel/listen';
import { openOrm } from './kernel/orm';
import { type CommandContext, dryRun, perform } from './kernel/perform';
import { createOf, removeOf, updateOf, type Writable } from './kernel/plain';
import { get, list, type Order, pick, type Readable, see } from './kernel/read';
import type { DatabaseLimits } from './limits';
import { systemRole } from './migrations/rowSecurity';
import { notifyNewMatches } from './outbox/newMatches';
import * as notifications from './outbox/notifications';
import * as outbox from './outbox/outbox';
import { notifyUnread } from './outbox/unreadMessages';
import * as connecting from './queries/connections';
import * as conversing from './queries/conversations';
import { curated } from './queries/curated';
import { moneySteps } from './queries/money';
import { moneyOfCompany } from './queries/moneyOfCompany';
import { planUse } from './queries/planUse';
import { invitation, invitations, partiesOf, payerOf, promises, tradeNames } from './queries/project';
import * as showing from './queries/publicProfile';
import { keepRates, latestRates } from './queries/rates';
import * as shortLinking from './queries/shortLinks';
import * as searching from './search';
import * as upkeep from './upkeep';

/**
 * All that the apps may do with the database. The entity manager stays behind it; every read goes through
 * the actor's scope, every write through `perform`.
 */
export class Database {
  readonly #replicas: searching.Replicas;

  constructor(
    private readonly orm: MikroORM,
    /** Where it is, `postgresql://…`, for the worker's own connections. */
    readonly url: string,
    /** Copies of it that only searches read. */
    private readonly copies: readonly MikroORM[] = [],
  ) {
    const reader = (copy: MikroORM) => () => copy.em.fork() as unknown as SqlEntityManager;
    this.#replicas = new searching.Replicas(reader(orm), copies.map(reader), (server, lost) =>
      this.outages.emit(lost ? 'lost' : 'back', server),
    );
  }

  /** One request's or one job's own view of the database. */
  get #em(): SqlEntityManager {
    return this.orm.em.fork() as unknown as SqlEntityManager;
  }

  /** A page of a resource, and how many rows there are in all. */
  list<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, listing: Listing) {
    return list(this.#em, resource, actor, listing);
  }

  /** One row. @throws Problem `not_found`, alike for a foreign and for an unknown id. */
  get<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, id: number) {
    return get(this.#em, resource, actor, id);
  }

  /** The rows that a condition names, within what the actor may read. */
  see<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, where: Condition<RowOf<R>>, order?: Order) {
    return see(this.#em, resource, actor, where, order);
  }

  /** The same, of each row only the fields named, for lists of names. */
  pick<R extends Readable<RowOf<R>>, Field extends keyof RowOf<R> & string>(
    resource: R,
    actor: Actor,
    only: readonly Field[],
    where: Condition<RowOf<R>>,
    order?: Order,
  ) {
    return pick(this.#em, resource, actor, only, where, order);
  }

  /** What a company owes and what we keep for it, one row for each currency. @param month `YYYY-MM` */
  moneyOfCompany(actor: Actor, companyId: number, month: string) {
    return moneyOfCompany(this.#em, actor, companyId, month);
  }

  /** What a company has used of its plan; the caller has made sure that it is the asker's own. @param month `YYYY-MM` */
  planUse(companyId: number, month: string) {
    return planUse(this.#em, companyId, month);
  }

  /** The steps of a row that the actor may read. @throws Problem `not_found` */
  history<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, id: number) {
    return history(this.#em, resource, actor, id);
  }

  /** All that has happened in a project, in the resources named, as far as the actor may read it. */
  timeline(actor: Actor, resources: Parameters<typeof timeline>[2], where: Parameters<typeof timeline>[3]) {
    return timeline(this.#em, actor, resources, where);
  }

  /** The newest rate of each currency. */
  latestRates() {
    return latestRates(this.#em);
  }

  /** Adds rates of days that have none yet. */
  keepRates(rates: Parameters<typeof keepRates>[1], source: string, at: string) {
    return keepRates(this.#em, rates, source, at);
  }

  /** Tells of each try that was one too many, for the log. */
  readonly limits = new EventEmitter<{ reached: [LimitReached] }>();

  /** Tells of each server that searches lose, and of each that is back, for the log. */
  readonly outages = new EventEmitter<{ lost: [server: string]; back: [server: string] }>();

  /** Counts a try of what `allowances` limits, and says whether it was still allowed. */
  async allowed(name: AllowanceName, by: Trier, now: string): Promise<boolean> {
    const reached = await beyond(this.#em, name, by, now);
    for (const each of reached) this.limits.emit('reached', each);
    return reached.length === 0;
  }

  /** Takes back a try that `allowed` counted, because it was none. */
  giveBack(name: AllowanceName, by: Trier, now: string) {
    return giveBack(this.#em, name, by, now);
  }

  /** Adds to what all processes have counted under a key, and gives the sum; `key` holds no address in the clear. */
  count(key: string, window: { minutes: number }, tries: number, now: string) {
    return count(this.#em, key, window, tries, now);
  }

  /** What a person takes along of all that we hold of them. */
  readonly exports = {
    /** Asks for one, at most one a day; gives whether it is a new one. */
    ask: (user: User, from: { now: string; ip: string }) => exporting.ask(this.#em, user, from),
    of: (userId: number, now: string) => exporting.exportsOf(this.#em, userId, now),
    /** The one that can be fetched now, if there is one. */
    ready: (userId: number, now: string) => exporting.ready(this.#em, userId, now),
    unmade: (id: number) => exporting.unmade(this.#em, id),
    made: (id: number, size: number, now: string) => exporting.made(this.#em, id, size, now),
    giveUp: (id: number) => exporting.giveUp(this.#em, id),
    /** Ends those that are over; gives the names of the files that stay. */
    expire: (now: string) => exporting.expire(this.#em, now),
    rowsOf: (user: User) => exporting.rowsOf(this.#em, user),
  };

  readonly files = {
    add: (row: Omit<FileRow, 'id'>) => addFile(this.#em, row),
    /** @throws Problem `not_found` for a file that the actor may not open, and for none */
    openable: (actor: Actor, id: number) => openableFile(this.#em, actor, id),
  };

  perform<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
    input: unknown,
    commandContext: CommandContext,
  ): Promise<Reply> {
    return perform(this.#em, command, input, commandContext);
  }

  /** What the command would do or refuse, without doing it. */
  dryRun<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
    input: unknown,
    commandContext: CommandContext,
  ) {
    return dryRun(this.#em, command, input, commandContext);
  }

  /** An invitation with its brief. @throws Problem `not_found` */
  invitation(actor: Actor, proposalId: number) {
    return invitation(this.#em, actor, proposalId);
  }

  /** The invitations of all proposals that the condition names and the actor may read. */
  invitations(actor: Actor, where: Condition<Proposal>, order?: Order) {
    return invitations(this.#em, actor, where, order);
  }

  /** What a brand and a creator say to each other, as its pages show it. */
  readonly talks = {
    list: (
      actor: Parameters<typeof conversing.conversationsOf>[1],
      options: Parameters<typeof conversing.conversationsOf>[2],
    ) => conversing.conversationsOf(this.#em, actor, options),
    unread: (userId: number) => conversing.unreadOf(this.#em, userId),
    thread: (actor: Actor, proposalId: number, options: Parameters<typeof conversing.thread>[3]) =>
      conversing.thread(this.#em, actor, proposalId, options),
  };

  /** The states and dates of the money of contracts that the actor may read, by contract. */
  moneySteps(actor: Actor, contractIds: readonly number[]) {
    return moneySteps(this.#em, actor, contractIds);
  }

  /** The parties of a contract; the caller has read that contract. */
  partiesOf(contract: Parameters<typeof partiesOf>[1]) {
    return partiesOf(this.#em, contract);
  }

  /** Who owes a charge that was read. */
  payerOf(charge: Parameters<typeof payerOf>[1]) {
    return payerOf(this.#em, charge);
  }

  /** What the platform promises everybody, in days. */
  promises(day: string) {
    return promises(this.#em, day);
  }

  /** The trade names of companies, by id. */
  tradeNames(ids: readonly number[]) {
    return tradeNames(this.#em, ids);
  }

  /** Who came by the actor's curator code, and what came of it. @throws Problem `not_found` unless a creator */
  curated(actor: Actor) {
    return curated(this.#em, actor);
  }

  /** What everybody may read, without an account. */
  readonly profiles = {
    one: (id: number) => showing.publicProfile(this.#em, id),
    asIfOpen: (own: Creator) => showing.profileAsIfOpen(this.#em, own),
    parts: () => showing.partsOfProfiles(this.#em),
    ofPart: (part: number) => showing.profilesOfPart(this.#em, part),
  };

  /** Short addresses as visitors follow them; who they are is not asked. */
  readonly shortLinks = {
    followed: (slug: string, day: string) => shortLinking.followed(this.#em, slug, day),
    count: (click: Parameters<typeof shortLinking.countClick>[1], now: string) =>
      shortLinking.countClick(this.#em, click, now),
  };

  /** The search over all creators: members and external profiles. Every call asks whether the actor may search. */
  readonly search = {
    /** Who matches, the first first, and why; at most `limit`, 25 unless given. */
    find: (actor: Actor, query: SearchQuery, options?: searching.SearchOptions) =>
      this.#replicas.read(momentOf(options), (em, outages) =>
        searching.search(em, actor, query, options, outages),
      ),
    /** By the key in addresses. @throws Problem `not_found` */
    one: (actor: Actor, key: string) => searching.profileOfKey(this.#em, actor, key),
    /** In the order of the keys; who is no more there is left out. */
    some: (actor: Actor, keys: readonly string[]) => searching.profilesOfKeys(this.#em, actor, keys),
    /** Which of these creators have a profile in the search, in one question: links lead to these alone. */
    findable: (actor: Actor, creatorIds: readonly number[]) =>
      searching.findable(this.#em, actor, creatorIds),
    /** Others like this one. @throws Problem `not_found` */
    similar: (actor: Actor, key: string, options?: searching.SearchOptions) =>
      this.#replicas.read(momentOf(options), (em, outages) =>
        searching.similar(em, actor, key, options, outages),
      ),
    /** Reads a file of external profiles, from where an earlier run of the same file ended. */
    importFile: (
      path: string,
      about: { source: string; sourceAt: string },
      onProgress?: (progress: searching.Progress) => void | Promise<void>,
    ) => searching.importFile({ ...this.#importing, onProgress }, path, about),
    /** The same of a file that was taken in with `imports.start`; nothing when there is nothing more to read. */
    readImport: (
      id: number,
      {
        deleteFile,
        ...how
      }: Parameters<typeof searching.readImport>[2] & { deleteFile(sha256: string): Promise<void> },
    ) => searching.readImport({ ...this.#importing, wasRead: ({ sha256 }) => deleteFile(sha256) }, id, how),
    /** The contents of files that were taken in and are to be read still. */
    neededFiles: () => searching.neededFiles(this.#em),
    /** Why lines of an import were refused, those behind the number `after`; the caller has seen to who asks. */
    refusals: (importId: number, limit: number, after?: number) =>
      searching.refusals(this.#em, importId, limit, after),
    /** What files said of an external profile. @throws Problem `not_allowed` */
    sourceLines: (actor: Actor, ref: Parameters<typeof searching.sourceLines>[2]) =>
      searching.sourceLines(this.#em, actor, ref),
    /** What two external profiles would be as one. @throws Problem `not_allowed`, `not_found`, `refused` */
    joined: (actor: Actor, which: Parameters<typeof searching.joined>[2]) =>
      searching.joined(this.#em, actor, which),
    /** Two external profiles become one. @throws Problem `not_allowed`, `not_found`, `refused` */
    join: (which: Parameters<typeof searching.joinProfiles>[1], by: CommandContext) =>
      searching.joinProfiles(this.#em, which, by),
    /** What one line said becomes a profile of its own again. @throws Problem `not_allowed`, `refused` */
    separateLine: (sourceId: number, by: CommandContext) => searching.separateLine(this.#em, sourceId, by),
    /** What was measured of a profile, by channel and day. @throws Problem `not_found` */
    metrics: (actor: Actor, key: string) => searching.metricsOfKey(this.#em, actor, key),
    keepMetrics: (now: string) => searching.keepMetrics(this.#em, now),
    /** Takes what one line said out of the profile that it was joined to; gives the profile that it becomes. */
    separate: (sourceId: number, now: string) => searching.separate(this.#em, sourceId, now),
    /** For the worker: the next generation of the index; nothing where somebody else is building. */
    build: (now: string) => searching.buildGeneration(this.#em, now),
    buildDue: (now: string) => searching.buildDue(this.#em, now),
    /** Empties the slot of the generation before, so that what was erased is nowhere any more. */
    emptyOldSlot: (now: string) => searching.emptyOldSlot(this.#em, now),
  };

  readonly #importing = { em: () => this.#em, clock: () => new Date().toISOString() };

  readonly team = {
    /** What a letter's link opens; nothing, alike for one that opens nothing any more and one that never did. */
    opened: (token: string, now: string) => openedInvitation(this.#em, token, now),
    /** @throws Problem `not_found` for a company that the actor may not read */
    history: (actor: Actor, companyId: number, limit = 50) => teamHistory(this.#em, actor, companyId, limit),
  };

  create(resource: Writable, input: unknown, commandContext: CommandContext) {
    return perform(this.#em, createOf(resource), input, commandContext);
  }

  /** `input` holds the id and the fields to change, or the whole record. */
  update(resource: Writable, input: unknown, commandContext: CommandContext) {
    return perform(this.#em, updateOf(resource), input, commandContext);
  }

  remove(resource: Writable, id: number, commandContext: CommandContext) {
    return perform(this.#em, removeOf(resource), { id }, commandContext);
  }

  readonly identity = {
    checkPassword: (email: string, password: string) => identity.checkPassword(this.#em, email, password),
    /** The same of somebody who may be guessing. @throws Problem `too_often` */
    tryPassword: (by: Parameters<typeof identity.tryPassword>[1]) =>
      identity.tryPassword(this.#em, by, (reached) => this.limits.emit('reached', reached)),
    byEmail: (email: string) => identity.byEmail(this.#em, email),
    /** Who has proven the mailbox from a place has been there: guessing elsewhere slows nobody there. */
    arrive: (userId: number, from: Parameters<typeof identity.arrive>[2]) =>
      identity.arrive(this.#em, userId, from),
    openSession: (userId: number, from: Parameters<typeof identity.openSession>[2]) =>
      identity.openSession(this.#em, userId, from),
    findSession: (token: string, now: string) => identity.findSession(this.#em, token, now),
    displayPreferencesOf: (userId: number) => identity.displayPreferencesOf(this.#em, userId),
    saveDisplayPreferences: (userId: number, preferences: identity.DisplayPreferences) =>
      identity.saveDisplayPreferences(this.#em, userId, preferences),
    markReauthenticated: (id: number, now: string) => identity.markReauthenticated(this.#em, id, now),
    renewSession: (id: number) => identity.renewSession(this.#em, id),
    /** A secret to be given away once, and what is kept of it. */
    newSecret: () => {
      const token = identity.newToken();
      return { token, hash: identity.digest(token) };
    },
    findShareLink: (token: string, name: string, now: string) =>
      identity.findShareLink(this.#em, token, name, now),
    creatorOfShareLink: (shareLinkId: number) => identity.creatorOfShareLink(this.#em, shareLinkId),
    noteRequest: (impersonatedBy: SignedIn, request: Parameters<typeof identity.noteRequest>[2]) =>
      identity.noteRequest(this.#em, impersonatedBy, request),
    /** Of one person; the caller has made sure that it is this person who asks. */
    sessionsOf: (userId: number, now: string) => identity.sessionsOf(this.#em, userId, now),
    tokensOf: (userId: number, now: string) => identity.tokensOf(this.#em, userId, now),
    userOf: (id: number) => identity.userOf(this.#em, id),
    secondFactorOf: (userId: number) => identity.secondFactorOf(this.#em, userId),
    proveSecondFactor: (seal: Pick<Seal, 'open'>, userId: number, code: string, now: string) =>
      identity.proveSecondFactor(this.#em, seal, userId, code, now),
    noteFailure: (failure: identity.Failure) => identity.noteFailure(this.#em, failure),
    failuresOf: (userId: number) => identity.failuresOf(this.#em, userId),
    closeSession: (token: string) => identity.closeSession(this.#em, token),
    /** The hash by which a link's token is known. */
    linkHash: (token: string) => identity.digest(token),
    ownerOfLink: (token: string, purpose: LinkPurpose, now: string) =>
      identity.ownerOfLink(this.#em, token, purpose, now),
    pendingEmail: (userId: number, now: string) => identity.pendingEmail(this.#em, userId, now),
    waitingEmail: (actor: Actor, userId: number, now: string) =>
      identity.waitingEmail(this.#em, actor, userId, now),
    emailToConfirm: (token: string, now: string) => identity.emailToConfirm(this.#em, token, now),
    emailToBringBack: (token: string, now: string) => identity.emailToBringBack(this.#em, token, now),
    issueToken: (userId: number, about: Parameters<typeof identity.issueToken>[2]) =>
      identity.issueToken(this.#em, userId, about),
    findToken: (token: string, now: string) => identity.findToken(this.#em, token, now),
    revokeToken: (userId: number, id: number, now: string) => identity.revokeToken(this.#em, userId, id, now),
  };

  /** What goes out: notifications and letters made from events. For the worker; `mailbox` and `idle` for developers and tests. */
  readonly outbox = {
    deliver: (eventIds: readonly number[], messagesFor: Parameters<typeof outbox.deliver>[2], now: string) =>
      outbox.deliver(this.#em, eventIds, messagesFor, now),
    waitingMail: (id: number) => outbox.waitingMail(this.#em, id),
    markSent: (id: number, now: string, left: boolean) => outbox.markSent(this.#em, id, now, left),
    markRefused: (id: number, now: string, why: string) => outbox.markRefused(this.#em, id, now, why),
    mailbox: (filter?: Parameters<typeof outbox.mailbox>[1]) => outbox.mailbox(this.#em, filter),
    mailById: (id: number) => outbox.mailById(this.#em, id),
    idle: () => outbox.idle(this.url),
  };

  /** What one person was notified of; the caller has made sure that it is this person. */
  readonly notifications = {
    list: (userId: number, page?: Parameters<typeof notifications.notificationsOf>[2]) =>
      notifications.notificationsOf(this.#em, userId, page),
    unread: (userId: number) => notifications.unreadCount(this.#em, userId),
    markRead: (userId: number, id: number, now: string) => notifications.markRead(this.#em, userId, id, now),
    markAllRead: (userId: number, now: string) => notifications.markAllRead(this.#em, userId, now),
  };

  /** The way to a network and back, and what the worker needs to read there. */
  readonly connections = {
    begin: (attempt: Parameters<typeof connecting.beginAttempt>[1]) =>
      connecting.beginAttempt(this.#em, attempt),
    take: (back: Parameters<typeof connecting.takeAttempt>[1]) => connecting.takeAttempt(this.#em, back),
    ofPerson: (channel: Parameters<typeof connecting.ofPerson>[1], userId: string) =>
      connecting.ofPerson(this.#em, channel, userId),
    held: (id: number) => connecting.heldConnection(this.#em, id),
    unreadSince: (moment: string) => connecting.unreadSince(this.#em, moment),
    postsUnaskedSince: (moment: string, channels: readonly string[]) =>
      connecting.postsUnaskedSince(this.#em, moment, channels),
    endedWithToken: () => connecting.endedWithToken(this.#em),
  };

  /** For the worker: erasures whose time has come, and what they leave behind in folders. */
  readonly privacy = {
    due: (now: string) => dueErasures(this.#em, now),
    unconfirmed: (now: string) => unconfirmed(this.#em, now),
    remindOfRequests: (now: string) => remindOfRequests(this.#em, now),
    endRetention: (now: string) => endRetention(this.#em, now),
    unnamed: (names: Parameters<typeof unnamedBytes>[1]) => unnamedBytes(this.#em, names),
  };

  /** What the worker does by the clock, beside commands. */
  readonly upkeep = {
    expire: (now: string) => upkeep.expire(this.#em, now),
    remindOfAnswers: (now: string) => upkeep.remindOfAnswers(this.#em, now),
    notifyNewMatches: (now: string) => notifyNewMatches(this.#em, now),
    notifyUnread: (now: string) => notifyUnread(this.#em, now),
    freeJobsOfTheDead: () => upkeep.freeJobsOfTheDead(this.#em),
    /** What former keys have sealed, sealed with the newest. */
    reseal: (seal: Seal) => reseal(this.#em, seal),
  };

  /** Listens on a channel, on a connection of its own. */
  listen(channel: 'contents', onChange: () => void) {
    return listen(this.url, channel, onChange);
  }

  /** Hears of a clock of this process that is not the database's; see `clock.ts`. */
  watchClock(onSkew: (skewMs: number) => void, clock?: () => number) {
    return watchClock(() => this.#em, onSkew, clock);
  }

  /** Whether the database answers, soon enough to serve anybody; for readiness. */
  async answers(): Promise<boolean> {
    const late = new AbortController();
    const tooLate = after(READY_MS, false, { signal: late.signal }).catch(() => false);
    return Promise.race([this.orm.isConnected(), tooLate]).finally(() => late.abort());
  }

  async close(): Promise<void> {
    await Promise.all([this.orm, ...this.copies].map((orm) => orm.close(true)));
  }
}

/** Whoever asks whether we are ready waits two seconds. */
const READY_MS = 1_500;

const momentOf = ({ now }: searching.SearchOptions = {}) =>
  now === undefined ? Date.now() : Date.parse(now);

interface DatabaseOptions {
  readonly poolMax?: number;
  /** Addresses of read replicas. */
  readonly replicas?: readonly string[];
  /** Those that differ from the usual ones. */
  readonly limits?: Partial<DatabaseLimits>;
}

/** Whoever signs in at `url`, what is done there is done as a role that owns nothing. @param url `postgresql://…` */
export async function openDatabase(
  url: string,
  { poolMax = 10, replicas = [], limits = {} }: DatabaseOptions = {},
): Promise<Database> {
  const role = systemRole;
  const copies = replicas.map((copy) => openOrm(copy, { poolMax, role, limits, name: 'elenco-search' }));
  return new Database(await openOrm(url, { poolMax, role, limits }), url, await Promise.all(copies));
}
