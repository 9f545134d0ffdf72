import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import type { Actor, AllowanceName, Command, Condition, Listing, RowOf, Trier } from '@elenco/core';
import { searchOn } from '@elenco/search';
import { bound } from '@elenco/sql';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { watchClock } from './clock';
import { reseal } from './encryption/reseal';
import { endRetention } from './erasure/erase';
import { unnamed } from './erasure/eraseBytes';
import * as erasing from './erasure/privacyRequests';
import * as exporting from './exports';
import { CHANGES_CHANNEL, FEED_CHANNEL, readFeed } from './feed';
import * as filing from './files/files';
import * as identity from './identity';
import { beyond, countTries, giveBack, type LimitReached } from './identity/attempts';
import * as teaming from './identity/team';
import type { CommandContext } from './kernel/commandContext';
import { history, timeline } from './kernel/history';
import { listening } from './kernel/listen';
import { openOrm } from './kernel/orm';
import { dryRun, perform } from './kernel/perform';
import { createOf, removeOf, updateOf, type Writable } from './kernel/plain';
import { get, list, listAfter, type Order, pick, type Readable, see } from './kernel/read';
import type { DatabaseLimits } from './limits';
import { systemRole } from './migrations/rowPolicies';
import { writeDigests } from './outbox/digests';
import { idle } from './outbox/idle';
import { notifyNewMatches } from './outbox/newMatches';
import * as notifying from './outbox/notifications';
import * as delivering from './outbox/outbox';
import * as preferring from './outbox/preferences';
import { notifyUnread } from './outbox/unreadMessages';
import * as bookkeeping from './queries/books';
import { publishedCampaigns } from './queries/campaigns';
import * as cardPaying from './queries/cardPayments';
import { checkedCertificate } from './queries/certificates';
import * as community from './queries/community';
import * as connecting from './queries/connections';
import { checkedContract } from './queries/contractCheck';
import * as conversing from './queries/conversations';
import { curated } from './queries/curated';
import { feeInvoicesWaiting } from './queries/feeInvoices';
import { issRulesOf } from './queries/issRules';
import * as paying from './queries/money';
import { ofCompany } from './queries/moneyOfCompany';
import * as office from './queries/office';
import * as paysOfOwn from './queries/pay';
import { planUse } from './queries/planUse';
import * as posting from './queries/posts';
import * as hiring from './queries/project';
import * as showing from './queries/publicProfile';
import { questionsBeside } from './queries/questions';
import * as exchanging from './queries/rates';
import { reportedPosts } from './queries/reportedPosts';
import { reportedCampaigns, reportLines } from './queries/reportList';
import { reportSources } from './queries/reportSources';
import * as shortLinking from './queries/shortLinks';
import { ripeDrafts, subscribing } from './queries/subscriptions';
import * as tracking from './queries/tracking';
import * as hooking from './queries/webhooks';
import * as maintaining from './upkeep';

/**
 * All that the apps may do with the database. The entity manager stays behind it; every read goes through
 * the actor's scope, every write through `perform`.
 */
export class Database {
  constructor(
    private readonly orm: MikroORM,
    /** Where it is, `postgresql://…`, for the worker's own connections. */
    readonly url: string,
    /** Copies of it that only searches read. */
    private readonly copies: readonly MikroORM[] = [],
  ) {
    this.listen = listening(url);
    this.search = searchOn(viewOf(orm), copies.map(viewOf), (server, lost) =>
      this.outages.emit(lost ? 'lost' : 'back', server),
    );
  }

  /** Tells of each try that was one too many, for the log. */
  readonly limits = new EventEmitter<{ reached: [LimitReached] }>();

  /** Tells of each server that searches lose, and of each that is back, for the log. */
  readonly outages = new EventEmitter<{ lost: [server: string]; back: [server: string] }>();

  /** One request's or one job's own view of the database. */
  get #em(): SqlEntityManager {
    return viewOf(this.orm)();
  }

  #bound<Module extends object>(module: Module) {
    return bound(() => this.#em, module);
  }

  /** A page of a resource, and how many rows there are in all. */
  list<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, listing: Listing) {
    return list(this.#em, resource, actor, listing);
  }

  /** The next page of all rows of a list, by their ids. */
  listAfter<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, listing: Listing, after: number) {
    return listAfter(this.#em, resource, actor, listing, after);
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

  /** The steps of a row that the actor may read. @throws Problem `not_found` */
  history<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, id: number) {
    return history(this.#em, resource, actor, id);
  }

  /** All that has happened in a project, in the resources named, as far as the actor may read it. */
  timeline(
    actor: Actor,
    resources: Parameters<typeof timeline>[2],
    where: Parameters<typeof timeline>[3],
    most?: number,
  ) {
    return timeline(this.#em, actor, resources, where, most);
  }

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
    ...this.#bound(identity),
    ...this.#bound({ giveBack, countTries }),
    /** Counts a try of what `allowances` limits, and says whether it was still allowed. */
    allowed: async (name: AllowanceName, by: Trier, now: string): Promise<boolean> => {
      const reached = await beyond(this.#em, name, by, now);
      for (const each of reached) this.limits.emit('reached', each);
      return reached.length === 0;
    },
    /** The same of somebody who may be guessing. @throws Problem `too_often` */
    tryPassword: (by: Parameters<typeof identity.tryPassword>[1]) =>
      identity.tryPassword(this.#em, by, (reached) => this.limits.emit('reached', reached)),
  };
  readonly team = this.#bound(teaming);
  /** Of companies and creators what is counted. */
  readonly party = this.#bound({ planUse, curated });
  /** What everybody may read, without an account. */
  readonly profiles = this.#bound(showing);
  readonly projects = this.#bound({
    ...hiring,
    questionsBeside,
    publishedCampaigns,
    checkedContract,
    checkedCertificate,
  });
  /** What a brand and a creator say to each other, as its pages show it. */
  readonly conversations = this.#bound(conversing);
  /** What reports are computed from, and those that were closed. */
  readonly reports = this.#bound({ reportSources, reportLines, reportedCampaigns, reportedPosts });
  /** What finance asks of the ledger as a whole; each asks whether the actor may. */
  readonly books = this.#bound(bookkeeping);
  readonly money = this.#bound({
    ...paying,
    ...exchanging,
    ofCompany,
    issRulesOf,
    subscribing,
    ripeDrafts,
    ...cardPaying,
    feeInvoicesWaiting,
  });
  /** Contracts of creators' own. */
  readonly pay = this.#bound(paysOfOwn);
  readonly files = this.#bound(filing);
  /** What staff ask across resources; each asks whether the actor may. */
  readonly office = this.#bound(office);
  /** Boards of companies as their readers see them; the caller knows whose each is. */
  readonly community = this.#bound(community);
  /** The way to a network and back, and what the worker needs to read there. */
  readonly connections = this.#bound(connecting);
  /** Deliveries as the worker sends them. */
  readonly webhooks = this.#bound(hooking);
  /** Short addresses as visitors follow them; who they are is not asked. */
  readonly shortLinks = this.#bound(shortLinking);
  /** Publications that the worker reads and looks at. */
  readonly posts = this.#bound(posting);
  /** Tracked links as visitors follow them, and what came by them. */
  readonly tracking = this.#bound(tracking);
  readonly search: ReturnType<typeof searchOn>;
  /** What one person was notified of; the caller has made sure that it is this person. */
  readonly notifications = this.#bound({ ...notifying, ...preferring });
  /** What goes out: notifications and mails made from events. For the worker; `mailbox` and `idle` for developers and tests. */
  readonly outbox = { ...this.#bound({ ...delivering, writeDigests }), idle: () => idle(this.url) };
  /** What a person takes along of all that we hold of them. */
  readonly exports = this.#bound(exporting);
  /** For the worker: erasures whose time has come, and what they leave behind in folders. */
  readonly erasure = this.#bound({ ...erasing, endRetention, unnamed });
  /** What the worker does by the clock, beside commands. */
  readonly upkeep = this.#bound({ ...maintaining, notifyNewMatches, notifyUnread, reseal });

  /** Listens on a channel: for all of them together on one connection. */
  readonly listen: ReturnType<typeof listening>;

  /** What a person's open pages are told; the caller knows that the session is this person's. */
  readonly feed = {
    /** Tells of people whose feed has grown; without a name, of everybody's that may have. */
    listen: (onNotify: (payload?: string) => void) => this.listen(FEED_CHANNEL, onNotify),
    read: (asked: Parameters<typeof readFeed>[1]) => readFeed(this.#em, asked),
    /** Tells which rows changed, for pages of staff; without a payload, that some may have. */
    listenChanges: (onNotify: (payload?: string) => void) => this.listen(CHANGES_CHANNEL, onNotify),
  };

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

const viewOf = (orm: MikroORM) => () => orm.em.fork() as unknown as SqlEntityManager;

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
