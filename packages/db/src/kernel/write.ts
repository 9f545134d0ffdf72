import {
  type Actor,
  type Change,
  type EventDraft,
  type Flow,
  impersonatorOf,
  isCharging,
  mayCharge,
  Problem,
  requireAllowedMove,
  resources,
  type Subject,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { eraseRows, putErasureNotice } from '../erasure/erase';
import { tableOfSubject } from '../erasure/ownRows';
import { type FeedItem, notifyChanges, publish } from '../feed';
import { namesPictures, picturesIn, queuePictureDeletion } from '../files/pictures';
import { currentTrace } from '../measure';
import { type Known, keyOf, nextIds } from './find';
import { writeEntry } from './ledger';
import { select } from './read';
import { scopeSql } from './scope';
import { withinAllowances } from './strangerEmails';
import { entityOf, tableOf } from './table';

type Row = Record<string, unknown>;
type WrittenEvent = Row & Pick<EventDraft, 'kind' | 'rowId'> & { readonly data: Row };

/** Actor, time and name of the current command. */
export interface Cause {
  readonly actor: Actor;
  readonly now: string;
  readonly ip?: string | undefined;
  readonly command: string;
}

/** A move that was written: its name, such as `contracts.sign`, and the row in its new state. */
export interface Moved {
  readonly on: string;
  readonly row: Row;
}

/**
 * The part of `perform` that writes. `apply` writes one change. `finish` writes history, audit log and
 * outbox, at the end of the transaction.
 */
export class Transaction {
  readonly #history: Row[] = [];
  readonly #events: WrittenEvent[] = [];
  readonly #audit: (Row & { readonly resource: string; readonly rowId: number })[] = [];
  readonly #pictures: string[] = [];
  readonly #feedItems: FeedItem[] = [];

  constructor(
    readonly em: SqlEntityManager,
    readonly known: Known,
    private readonly cause: Cause,
  ) {}

  /** @param follows true for changes that a reaction adds to the user's command */
  async apply(change: Change, follows: boolean): Promise<Moved | undefined> {
    if (isCharging(change) && !mayCharge(this.cause.command))
      throw new Error(
        `${this.cause.command} charges a company but is missing in the table of acts with an approval limit`,
      );
    switch (change.do) {
      case 'insert':
        return this.#insert(change.resource, change.row, follows);
      case 'update':
        await this.#update(change.resource, change.id, change.patch);
        // The audit log contains only the names of the changed fields. It cannot be changed, so it must not
        // contain secret or personal values.
        this.#note('update', change.resource, change.id, { fields: Object.keys(change.patch) });
        return undefined;
      case 'remove':
        if (namesPictures(change.resource)) {
          this.#pictures.push(...picturesIn(change.resource, await this.#row(change.resource, change.id)));
        }
        await this.em.nativeDelete(entityOf(change.resource), { id: change.id });
        this.#note('remove', change.resource, change.id, {});
        return undefined;
      case 'move':
        return this.#move(change, follows);
      case 'post': {
        const { entry } = change;
        const about = await this.#row(entry.resource, entry.rowId);
        await writeEntry(this.em, entry, (about.contractId as number | undefined) ?? null, this.cause.now);
        this.#note('post', entry.resource, entry.rowId, { kind: entry.kind });
        return undefined;
      }
      case 'emit':
        this.#note('emit', change.event.resource, change.event.rowId, {
          kind: change.event.kind,
          // The purpose may be logged, because the user chooses it from a list and cannot type it.
          ...(change.event.purpose ? { purpose: change.event.purpose } : {}),
        });
        this.#emit(change.event);
        return undefined;
      case 'erase':
        await eraseRows(this.em, change.subjects, this.cause.now);
        if (change.erasureNotice) await putErasureNotice(this.em, change.erasureNotice, this.cause.now);
        for (const { subject, id } of change.subjects) {
          this.#note('erase', tableOfSubject[subject as Subject], id, { subject });
        }
        return undefined;
    }
  }

  /** Writes history, audit log and outbox, and wakes the worker at commit. */
  async finish(): Promise<void> {
    if (this.#history.length > 0) await this.em.insertMany(entityOf('history'), this.#history);
    const written = await withinAllowances(this.em, this.#events, this.cause, (...row) => this.#row(...row));
    if (written.length > 0) {
      // Reserved in advance, because MikroORM's insertMany returns only the first id.
      const ids = await nextIds(this.em, 'events', written.length);
      await this.em.insertMany(
        entityOf('events'),
        written.map((event, n) => ({ ...event, id: ids[n] })),
      );
      await this.em.execute(`select add_job('deliver', ?::json)`, [
        JSON.stringify({ eventIds: ids, ...currentTrace() }),
      ]);
    }
    await queuePictureDeletion(this.em, this.#pictures);
    await publish(this.em, this.#feedItems, this.cause.now);
    await notifyChanges(this.em, this.#audit, userIdOf(this.cause.actor));
    // Written last, because the end of an audit chain stays locked until commit (decision 145).
    if (this.#audit.length > 0) await this.em.insertMany(entityOf('audit'), this.#audit);
  }

  async #insert(resource: string, given: Row, follows: boolean): Promise<Moved | undefined> {
    const { now } = this.cause;
    const flow = flowOf(resource);
    const row: Row = { ...given, version: 1, createdAt: now, updatedAt: now };
    if (flow) Object.assign(row, this.#state(resource, flow.initial));
    row.id = await this.em.insert(entityOf(resource), row);
    this.known.set(keyOf(resource, row.id as number), row);
    this.#note('insert', resource, row.id as number, {});
    this.#publish(resource, row);
    if (!flow) return undefined;
    this.#remember(resource, row, { move: 'create', from: '', to: flow.initial, comment: '' }, follows);
    return { on: `${resource}.create`, row: { ...row } };
  }

  /** Returns a patch that sets the status, with the time of the change if the table has a column for it. */
  #state(resource: string, status: string): Row {
    const dated = tableOf(this.em, resource).columns.has('statusSince');
    return dated ? { status, statusSince: this.cause.now } : { status };
  }

  async #update(resource: string, id: number, patch: Row): Promise<Row> {
    const before = await this.#row(resource, id);
    const version = (before.version as number) + 1;
    const changed = await this.em.nativeUpdate(
      entityOf(resource),
      { id, version: before.version },
      { ...patch, version, updatedAt: this.cause.now },
    );
    if (changed === 0) throw new Problem('stale');
    const after = { ...before, ...patch, version, updatedAt: this.cause.now };
    this.known.set(keyOf(resource, id), after);
    this.#publish(resource, after);
    const shown = picturesIn(resource, after);
    this.#pictures.push(...picturesIn(resource, before).filter((name) => !shown.includes(name)));
    return after;
  }

  async #move(change: Extract<Change, { do: 'move' }>, follows: boolean): Promise<Moved> {
    const { resource, id, move, patch, comment = '', data } = change;
    const flow = flowOf(resource);
    const target = flow?.moves[move];
    if (!flow || !target) throw new Error(`${resource} has no move "${move}"`);
    const before = (await this.#row(resource, id)) as Row & { status: string; version: number };
    requireAllowedMove(flow, move, before, {});
    const row = await this.#update(resource, id, { ...patch, ...this.#state(resource, target.to) });
    this.#note('move', resource, id, { move, from: before.status, to: target.to });
    this.#remember(resource, row, { move, from: before.status, to: target.to, comment, data }, follows);
    return { on: `${resource}.${move}`, row: { ...row } };
  }

  /** Returns a row that this transaction has locked or written; otherwise reads and locks it. */
  async #row(resource: string, id: number): Promise<Row> {
    const held = this.known.get(keyOf(resource, id));
    if (held) return held;
    const where = scopeSql(tableOf(this.em, resource), [{ id }]);
    const [row] = await select(this.em, resource, where, {}, 0, ' for update');
    if (!row) throw new Problem('not_found');
    this.known.set(keyOf(resource, id), row);
    return row;
  }

  /** Queues feed items about messages and read positions. */
  #publish(resource: string, { conversationId, seq }: Row): void {
    if (resource === 'messages') {
      this.#feedItems.push({
        topic: 'messages',
        conversationId: conversationId as number,
        place: seq as number,
      });
    }
    if (resource === 'participants') {
      this.#feedItems.push({ topic: 'reads', conversationId: conversationId as number });
    }
  }

  /** Adds a step to the row's history, and the same step as an event to the outbox. */
  #remember(
    resource: string,
    row: Row,
    step: { move: string; from: string; to: string; comment: string; data?: EventDraft['data'] },
    follows: boolean,
  ): void {
    const parties = partiesOf(resource, row);
    this.#history.push({
      resource,
      rowId: row.id,
      move: step.move,
      fromState: step.from,
      toState: step.to,
      comment: step.comment,
      actorId: userIdOf(this.cause.actor),
      actorName: follows ? '' : signatureOf(this.cause.actor),
      at: this.cause.now,
      ...parties,
    });
    const { briefingId } = parties;
    if (stepsShown.has(resource) && briefingId !== null)
      this.#feedItems.push({ topic: 'hiring', ...parties, briefingId });
    this.#emit({
      kind: `${resource}.${step.move}`,
      resource,
      rowId: row.id as number,
      ...parties,
      data: { comment: step.comment, title: (row.title as string | undefined) ?? '', ...step.data },
    });
  }

  #emit(event: EventDraft): void {
    this.#events.push({
      kind: event.kind,
      resource: event.resource,
      rowId: event.rowId,
      companyId: event.companyId ?? null,
      creatorId: event.creatorId ?? null,
      briefingId: event.briefingId ?? null,
      actorId: userIdOf(this.cause.actor),
      data: event.data ?? {},
      at: this.cause.now,
    });
  }

  #note(what: string, resource: string, rowId: number, data: Row): void {
    this.#audit.push(this.#entry(what, resource, rowId, data));
  }

  #entry(what: string, resource: string, rowId: number, data: Row) {
    const { actor, now, ip, command } = this.cause;
    return {
      at: now,
      actorId: userIdOf(actor),
      impersonatorId: impersonatorOf(actor)?.userId ?? null,
      actorRole: actor.role,
      command,
      resource,
      rowId,
      data: { what, ...data },
      ip: ip ?? null,
    };
  }
}

/** Resources whose moves both sides see on a project's pages and in the conversation. */
const stepsShown: ReadonlySet<string> = new Set(['briefings', 'proposals', 'contracts', 'deliverables']);

const nameOf = (actor: Actor) => ('name' in actor ? actor.name : '');

/** Returns the actor's name for the history, followed by the impersonator's name if there is one. */
function signatureOf(actor: Actor): string {
  const impersonator = impersonatorOf(actor);
  return impersonator ? `${nameOf(actor)} (${impersonator.name})` : nameOf(actor);
}

const flowOf = (resource: string): Flow | undefined =>
  (resources as Readonly<Record<string, { flow?: unknown }>>)[resource]?.flow as Flow | undefined;

/**
 * Returns the ids of the company, creator and briefing of a row, so that history and events can be listed for
 * each of them.
 */
function partiesOf(resource: string, row: Row) {
  return {
    companyId: (row.companyId as number | undefined) ?? null,
    creatorId: (row.creatorId as number | undefined) ?? null,
    briefingId:
      resource === 'briefings' ? (row.id as number) : ((row.briefingId as number | undefined) ?? null),
  };
}
