import type { Actor, Command, Condition, Listing, RowOf } from '@elenco/core';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import * as identity from './identity';
import { openOrm } from './orm';
import { type Circumstances, perform } from './perform';
import { createOf, removeOf, updateOf, type Writable } from './plain';
import { get, list, type Order, type Readable, see } from './read';

/**
 * All that the apps may do with the database. The entity manager stays behind it; every read goes through
 * the actor's scope, every write through `perform`.
 */
export class Database {
  constructor(private readonly orm: MikroORM) {}

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

  perform<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
    input: unknown,
    circumstances: Circumstances,
  ): Promise<Reply> {
    return perform(this.#em, command, input, circumstances);
  }

  create(resource: Writable, input: unknown, circumstances: Circumstances) {
    return perform(this.#em, createOf(resource), input, circumstances);
  }

  /** `input` holds the id and the fields to change, or the whole record. */
  update(resource: Writable, input: unknown, circumstances: Circumstances) {
    return perform(this.#em, updateOf(resource), input, circumstances);
  }

  remove(resource: Writable, id: number, circumstances: Circumstances) {
    return perform(this.#em, removeOf(resource), { id }, circumstances);
  }

  readonly identity = {
    checkPassword: (email: string, password: string) => identity.checkPassword(this.#em, email, password),
    openSession: (userId: number, from: Parameters<typeof identity.openSession>[2]) =>
      identity.openSession(this.#em, userId, from),
    findSession: (token: string, now: string) => identity.findSession(this.#em, token, now),
    closeSession: (token: string) => identity.closeSession(this.#em, token),
    issueToken: (userId: number, about: Parameters<typeof identity.issueToken>[2]) =>
      identity.issueToken(this.#em, userId, about),
    findToken: (token: string, now: string) => identity.findToken(this.#em, token, now),
    revokeToken: (userId: number, id: number, now: string) => identity.revokeToken(this.#em, userId, id, now),
  };

  /** Whether the database answers; for readiness. */
  async answers(): Promise<boolean> {
    return this.orm.isConnected();
  }

  close(): Promise<void> {
    return this.orm.close(true);
  }
}

/** @param url `postgresql://…` */
export async function openDatabase(url: string, options: { poolMax?: number } = {}): Promise<Database> {
  return new Database(await openOrm(url, { poolMax: options.poolMax ?? 10 }));
}
