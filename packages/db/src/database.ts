import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import type { Actor, AllowanceName, AttemptSource, Command, Condition, Listing, RowOf } from '@elenco/core';
import { searchOn } from '@elenco/search';
import { bound } from '@elenco/sql';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { watchClock } from './clock';
import { reseal } from './encryption/reseal';
import { endRetention } from './erasure/erase';
import { unnamed } from './erasure/eraseBytes';
import * as privacyRequests from './erasure/privacyRequests';
import * as exports from './exports';
import { CHANGES_CHANNEL, FEED_CHANNEL, readFeed } from './feed';
import * as files from './files/files';
import * as identity from './identity';
import { countTries, exceededLimits, giveBack, type LimitReached } from './identity/attempts';
import * as team from './identity/team';
import type { CommandContext } from './kernel/commandContext';
import { history, timeline } from './kernel/history';
import { createListener } from './kernel/listen';
import { openOrm } from './kernel/orm';
import { dryRun, perform } from './kernel/perform';
import { createOf, removeOf, updateOf, type Writable } from './kernel/plain';
import { get, list, listAfter, type Order, pick, type Readable, see } from './kernel/read';
import type { DatabaseLimits } from './limits';
import { systemRole } from './migrations/rowPolicies';
import { writeDigests } from './outbox/digests';
import { idle } from './outbox/idle';
import { notifyNewMatches } from './outbox/newMatches';
import * as notifications from './outbox/notifications';
import * as outbox from './outbox/outbox';
import * as preferences from './outbox/preferences';
import { notifyUnread } from './outbox/unreadMessages';
import * as books from './queries/books';
import { publishedCampaigns } from './queries/campaigns';
import * as cardPayments from './queries/cardPayments';
import { checkedCertificate } from './queries/certificates';
import * as community from './queries/community';
import * as connections from './queries/connections';
import { checkedContract } from './queries/contractCheck';
import * as conversations from './queries/conversations';
import { curated } from './queries/curated';
import { feeInvoicesWaiting } from './queries/feeInvoices';
import { listPrices } from './queries/listPrices';
import * as money from './queries/money';
import * as moneyOfCompany from './queries/moneyOfCompany';
import { newMatches } from './queries/newMatches';
import * as office from './queries/office';
import * as pay from './queries/pay';
import { planUse } from './queries/planUse';
import * as posts from './queries/posts';
import * as projects from './queries/project';
import * as publicProfiles from './queries/publicProfile';
import { questionsBeside } from './queries/questions';
import * as rates from './queries/rates';
import * as reportedPosts from './queries/reportedPosts';
import * as reportList from './queries/reportList';
import { reportSources } from './queries/reportSources';
import * as shortLinks from './queries/shortLinks';
import { companiesToBill, draftsDueForIssue } from './queries/subscriptions';
import * as tracking from './queries/tracking';
import * as trackRecords from './queries/trackRecords';
import * as webhooks from './queries/webhooks';
import * as receiver from './receiver';
import * as upkeep from './upkeep';

/**
 * All operations on the database that apps can use. The entity manager is private: every read goes through
 * the actor's scope, every write through `perform`.
 */
export class Database {
  constructor(
    private readonly orm: MikroORM,
    /** URL of the database, `postgresql://…`, with which the worker opens its own connections. */
    readonly url: string,
    /** Read replicas for searches. */
    private readonly copies: readonly MikroORM[] = [],
  ) {
    this.listen = createListener(url);
    this.search = searchOn(viewOf(orm), copies.map(viewOf), (server, lost) =>
      this.outages.emit(lost ? 'lost' : 'back', server),
    );
  }

  /** Emits every exceeded rate limit, so that it can be logged. */
  readonly limits = new EventEmitter<{ reached: [LimitReached] }>();

  /** Emits an event when a search server is lost, and when it answers again, so that both can be logged. */
  readonly outages = new EventEmitter<{ lost: [server: string]; back: [server: string] }>();

  /** Returns a new entity manager for one request or job. */
  get #em(): SqlEntityManager {
    return viewOf(this.orm)();
  }

  #bound<Module extends object>(module: Module) {
    return bound(() => this.#em, module);
  }

  /** Returns a page of a resource's list, and the total number of rows. `all` counts every row. */
  list<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, listing: Listing, all = false) {
    return list(this.#em, resource, actor, listing, all);
  }

  /** Returns the next page of a list, sorted by id: the rows after the id `after`. */
  listAfter<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, listing: Listing, after: number) {
    return listAfter(this.#em, resource, actor, listing, after);
  }

  /** @throws Problem `not_found` for unknown ids and rows that the actor may not read */
  get<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, id: number) {
    return get(this.#em, resource, actor, id);
  }

  /** Returns the rows that match a condition and that the actor may read. */
  see<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, where: Condition<RowOf<R>>, order?: Order) {
    return see(this.#em, resource, actor, where, order);
  }

  /** Returns the same rows as `see`, each with the named fields only. */
  pick<R extends Readable<RowOf<R>>, Field extends keyof RowOf<R> & string>(
    resource: R,
    actor: Actor,
    only: readonly Field[],
    where: Condition<RowOf<R>>,
    order?: Order,
  ) {
    return pick(this.#em, resource, actor, only, where, order);
  }

  /** @throws Problem `not_found` for unknown ids and rows that the actor may not read */
  history<R extends Readable<RowOf<R>>>(resource: R, actor: Actor, id: number) {
    return history(this.#em, resource, actor, id);
  }

  /** Returns the steps of the named resources in a project's history that the actor may read. */
  readonly timeline = this.#bound({ timeline }).timeline;

  perform<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
    input: unknown,
    commandContext: CommandContext,
  ): Promise<Reply> {
    return perform(this.#em, command, input, commandContext);
  }

  /** Returns what the command would do, or why it would be refused. Changes nothing. */
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

  /** Updates a row. `input` contains its id and the changed fields, or the whole record. */
  update(resource: Writable, input: unknown, commandContext: CommandContext) {
    return perform(this.#em, updateOf(resource), input, commandContext);
  }

  remove(resource: Writable, id: number, commandContext: CommandContext) {
    return perform(this.#em, removeOf(resource), { id }, commandContext);
  }

  readonly identity = {
    ...this.#bound(identity),
    ...this.#bound({ giveBack, countTries }),
    /** Counts an attempt at an action that `allowances` limits. Returns true if the attempt is allowed. */
    allowed: async (name: AllowanceName, by: AttemptSource, now: string): Promise<boolean> => {
      const reached = await exceededLimits(this.#em, name, by, now);
      for (const each of reached) this.limits.emit('reached', each);
      return reached.length === 0;
    },
    /**
     * Checks a password, and limits how often it may be guessed.
     * @throws Problem `too_often`
     */
    tryPassword: (by: Parameters<typeof identity.tryPassword>[1]) =>
      identity.tryPassword(this.#em, by, (reached) => this.limits.emit('reached', reached)),
  };
  readonly team = this.#bound(team);
  /** Counts for companies and creators. */
  readonly party = this.#bound({ planUse, curated, newMatches, ...trackRecords });
  /** Public profiles, which need no account. */
  readonly profiles = this.#bound(publicProfiles);
  readonly projects = this.#bound({
    ...projects,
    questionsBeside,
    publishedCampaigns,
    listPrices,
    checkedContract,
    checkedCertificate,
  });
  /** Conversations between companies and creators. */
  readonly conversations = this.#bound(conversations);
  /** Data for reports, and closed reports. */
  readonly reports = this.#bound({ reportSources, ...reportList, ...reportedPosts });
  /** Queries of finance over the whole ledger. Each checks the actor's permission. */
  readonly books = this.#bound(books);
  readonly money = this.#bound({
    ...money,
    ...rates,
    ...moneyOfCompany,
    ...receiver,
    companiesToBill,
    draftsDueForIssue,
    ...cardPayments,
    feeInvoicesWaiting,
  });
  /** Elenco Pay contracts. */
  readonly pay = this.#bound(pay);
  readonly files = this.#bound(files);
  /** Queries for staff over several resources. Each checks permissions; for `replicas`, the caller must. */
  readonly office = { ...this.#bound(office), replicas: () => office.replicaLags(this.#em, this.copies) };
  /** Boards of companies. The caller has checked that the user may read the company's board. */
  readonly community = this.#bound(community);
  /** OAuth with networks, and what the worker needs to read connected accounts. */
  readonly connections = this.#bound(connections);
  /** Webhook deliveries for the worker. */
  readonly webhooks = this.#bound(webhooks);
  /** Short links for visitors, who are not identified. */
  readonly shortLinks = this.#bound(shortLinks);
  /** Published posts, for the worker that reads their metrics and checks their links. */
  readonly posts = this.#bound(posts);
  /** Tracked links for visitors, and their results. */
  readonly tracking = this.#bound(tracking);
  readonly search: ReturnType<typeof searchOn>;
  /** Notifications of one user. The caller has checked who the user is. */
  readonly notifications = this.#bound({ ...notifications, ...preferences });
  /** Notifications and e-mails for the worker. `mailbox` and `idle` are only for developers and tests. */
  readonly outbox = { ...this.#bound({ ...outbox, writeDigests }), idle: () => idle(this.url) };
  /** Export of a user's personal data. */
  readonly exports = this.#bound(exports);
  /** For the worker: due erasures, and files that no row uses after an erasure. */
  readonly erasure = this.#bound({ ...privacyRequests, endRetention, unnamed });
  /** Scheduled work of the worker that is not a command. */
  readonly upkeep = this.#bound({ ...upkeep, notifyNewMatches, notifyUnread, reseal });

  /** Listens on a PostgreSQL channel. All listeners share one connection. */
  readonly listen: ReturnType<typeof createListener>;

  /** Feed of changes for a user's open pages. The caller has checked that the session belongs to the user. */
  readonly feed = {
    /**
     * Calls back with the ids of users who have new feed entries. If the payload is missing, every user may
     * have new entries.
     */
    listen: (onNotify: (payload?: string) => void) => this.listen(FEED_CHANNEL, onNotify),
    read: (asked: Parameters<typeof readFeed>[1]) => readFeed(this.#em, asked),
    /** Calls back with changed rows, for pages of staff. Without a payload, any row may have changed. */
    listenChanges: (onNotify: (payload?: string) => void) => this.listen(CHANGES_CHANNEL, onNotify),
  };

  /** Reports if this process's clock differs from the database's. See `clock.ts`. */
  watchClock(onSkew: (skewMs: number) => void, clock?: () => number) {
    return watchClock(() => this.#em, onSkew, clock);
  }

  /** Returns true if the database answers within `READY_MS`. For the readiness probe. */
  async answers(): Promise<boolean> {
    const late = new AbortController();
    const tooLate = after(READY_MS, false, { signal: late.signal }).catch(() => false);
    return Promise.race([this.orm.isConnected(), tooLate]).finally(() => late.abort());
  }

  async close(): Promise<void> {
    await Promise.all([this.orm, ...this.copies].map((orm) => orm.close(true)));
  }
}

/** Maximum milliseconds for the database's answer to a readiness probe, which waits two seconds. */
const READY_MS = 1_500;

const viewOf = (orm: MikroORM) => () => orm.em.fork() as unknown as SqlEntityManager;

interface DatabaseOptions {
  readonly poolMax?: number;
  /** URLs of read replicas. */
  readonly replicas?: readonly string[];
  /** Overrides of the default limits. */
  readonly limits?: Partial<DatabaseLimits>;
}

/**
 * Opens the database at `url`, `postgresql://…`. Statements always run under a database role that owns no
 * tables, even if the URL names another role.
 */
export async function openDatabase(
  url: string,
  { poolMax = 10, replicas = [], limits = {} }: DatabaseOptions = {},
): Promise<Database> {
  const role = systemRole;
  const copies = replicas.map((copy) => openOrm(copy, { poolMax, role, limits, name: 'elenco-search' }));
  return new Database(await openOrm(url, { poolMax, role, limits }), url, await Promise.all(copies));
}
