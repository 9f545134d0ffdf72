import { addDays } from '@elenco/brazil';
import { type Actor, approveProposals, type Command, contracts, isProblem } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { Client } from 'pg';
import type { z } from 'zod';
import { type Cast, creatorIdOf, gather, invite } from '../../support/cast';
import { type FreshDatabase, freshDatabase } from '../../support/db';
import { Outside } from './outside';

const FIRST_DAY = '2026-11-23';
const AN_HOUR = 3_600_000;
/** Database timeouts that are long enough for busy test machines. */
const longLimits = { connect: AN_HOUR, statement: AN_HOUR, transaction: AN_HOUR };
/**
 * Number of hirings that wait for signatures at the start. The first and third belong to the same creator, so
 * that paying both in one month changes the income tax.
 */
const HIRINGS = 3;
const PRICES = [850_001, 123_457, 787_650] as const;

/** Result of an act: done, refused with a problem, or nothing to do. */
export type ActResult = 'done' | 'refused' | 'nothing';

/** One act of a walk. The numbers `a`, `b` and `c` choose rows and variants. */
export type Act = (world: World, a: number, b: number, c: number) => Promise<ActResult>;

/** A step of a walk: the name of an act, and the numbers that are passed to it. */
export interface Step {
  readonly act: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** True if two users submit the act concurrently. */
  readonly twice: boolean;
}

interface Mark {
  readonly tables: ReadonlySet<string>;
  readonly day: string;
  readonly outside: Outside;
  readonly known: World['known'];
}

type AnyCommand<Input extends z.ZodType, Loaded, Reply> = Command<Actor, Input, Loaded, Reply>;

/** A database with two brands, and with creators and staff. The database is reset before each walk. */
export class World {
  day = FIRST_DAY;
  outside = new Outside();
  /** True while each command of the current step is submitted twice concurrently. */
  twice = false;
  /**
   * Cached results of queries on books and records. A result is deleted when one of its tables is written.
   */
  known = new Map<string, readonly object[]>();
  /** Names of the tables that were written since the beginning of the walk. */
  readonly #written = new Set<string>();
  /** Names of the tables that were written since the mark. */
  readonly #writtenSinceMark = new Set<string>();
  #mark: Mark | undefined;

  private constructor(
    readonly database: Database,
    readonly client: Client,
    readonly cast: Cast,
    private readonly fresh: FreshDatabase,
  ) {}

  static async open(): Promise<World> {
    const fresh = await freshDatabase();
    const database = await openDatabase(fresh.url, { limits: longLimits });
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const cast = await gather(database);
    const world = new World(database, client, cast, fresh);
    await world.#hire();
    await world.#remember();
    return world;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.database.close();
    await this.fresh.drop();
  }

  get url(): string {
    return this.fresh.url;
  }
  get now(): string {
    return `${this.day}T15:00:00.000Z`;
  }
  get brand() {
    if (this.cast.brand.role !== 'company') throw new Error('not a user of a company');
    return this.cast.brand;
  }
  creator(creatorId: number): Actor {
    const found = this.cast.creators.find((one) => one.role === 'creator' && one.creatorId === creatorId);
    if (!found) throw new Error(`no creator ${creatorId}`);
    return found;
  }

  pass(days: number): void {
    this.day = addDays(this.day, days);
    this.cast.clock.now = this.now;
  }

  /**
   * Performs a command. If `twice` is true, performs the command two times concurrently.
   * @returns `done` if at least one was performed; `refused` if each was refused with a problem
   * @throws any other error
   */
  async perform<Input extends z.ZodType, Loaded, Reply>(
    command: AnyCommand<Input, Loaded, Reply>,
    input: z.input<Input>,
    actor: Actor,
  ): Promise<ActResult> {
    const press = () => this.database.perform(command, input, { actor, now: this.now });
    const answers = await Promise.allSettled(this.twice ? [press(), press()] : [press()]);
    for (const answer of answers) {
      if (answer.status === 'rejected') this.refused(answer.reason);
    }
    return answers.some(({ status }) => status === 'fulfilled') ? 'done' : 'refused';
  }

  /**
   * Returns `refused` for a problem.
   * @throws any other error, and the problem of an unavailable database
   */
  refused(error: unknown): ActResult {
    if (!isProblem(error) || error.code === 'unavailable') throw error;
    return 'refused';
  }

  /** Performs a command once and returns its reply; undefined if it was refused. */
  async ask<Input extends z.ZodType, Loaded, Reply>(
    command: AnyCommand<Input, Loaded, Reply>,
    input: z.input<Input>,
    actor: Actor,
  ): Promise<Reply | undefined> {
    return this.database.perform(command, input, { actor, now: this.now }).catch((error) => {
      this.refused(error);
      return undefined;
    });
  }

  async rows<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query(sql, [...params])).rows;
  }

  /** Runs a frequent query as a prepared statement, and returns its rows. */
  async again<Row extends object>(
    name: string,
    text: string,
    params: readonly unknown[] = [],
  ): Promise<Row[]> {
    return (await this.client.query({ name, text, values: [...params] })).rows;
  }

  /** Returns the names of the tables that were written since the last call. */
  async written(): Promise<ReadonlySet<string>> {
    const rows = await this.again<{ name: string }>(
      'written',
      'delete from beginning.touched returning name',
    );
    const names = new Set(rows.map(({ name }) => name));
    for (const name of names) {
      this.#written.add(name);
      this.#writtenSinceMark.add(name);
    }
    return names;
  }

  /**
   * Returns the row at the index `place` of the query's result, or undefined if the result is empty. Counting
   * continues with the first row after the last one.
   */
  async one<Row extends object>(place: number, sql: string): Promise<Row | undefined> {
    const rows = await this.rows<Row>(sql);
    return rows[place % Math.max(1, rows.length)];
  }

  async begin(): Promise<void> {
    this.day = FIRST_DAY;
    this.cast.clock.now = this.now;
    this.twice = false;
    this.outside = new Outside();
    this.known.clear();
    this.#mark = undefined;
    await this.written();
    await this.#restore(
      this.#written,
      () => 'beginning',
      'truncate beginning.touched, graphile_worker._private_jobs;',
    );
    this.#written.clear();
  }

  /** Saves the current state, so that several walks can continue from it. */
  async mark(): Promise<void> {
    await this.written();
    const tables = new Set(this.#written);
    const sql = [...tables].map(
      (name) => `truncate mark.${name}; insert into mark.${name} table public.${name};`,
    );
    await this.client.query(sql.join('\n'));
    this.#writtenSinceMark.clear();
    this.#mark = { tables, day: this.day, outside: this.outside.copy(), known: new Map(this.known) };
  }

  /** Restores the saved state. */
  async back(): Promise<void> {
    const mark = this.#mark;
    if (!mark) throw new Error('no row was marked');
    this.day = mark.day;
    this.cast.clock.now = this.now;
    this.outside = mark.outside.copy();
    this.known = new Map(mark.known);
    await this.written();
    await this.#restore(this.#writtenSinceMark, (name) => (mark.tables.has(name) ? 'mark' : 'beginning'));
    this.#writtenSinceMark.clear();
  }

  async #restore(tables: ReadonlySet<string>, from: (table: string) => string, more = ''): Promise<void> {
    const sql = [...tables].map(
      (name) =>
        `delete from public.${name}; insert into public.${name} overriding system value table ${from(name)}.${name};`,
    );
    await this.client.query(
      `begin; set local session_replication_role = replica; ${sql.join('\n')} ${more} commit`,
    );
  }

  async #hire(): Promise<void> {
    const { cast } = this;
    // Creates two hirings of one project, and one hiring of another project.
    for (const places of [[0, 1], [2]]) {
      const { briefingId, proposals } = await invite(cast);
      const proposalIds: number[] = [];
      for (const n of places) {
        const creator = cast.creators[n % 2] as Actor;
        const { id } = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
        const amountCents = PRICES[n] as number;
        const line = {
          channel: 'instagram',
          format: 'reels',
          quantity: 1,
          pricing: 'total',
          amountCents,
        } as const;
        await cast.job.propose(creator, id, [line], '');
        proposalIds.push(id);
      }
      await cast.job.run(approveProposals, { briefingId, proposalIds }, cast.brand);
    }
    if ((await this.database.see(contracts, cast.finance, {})).length !== HIRINGS) throw new Error('hired');
  }

  /** Copies each table that a walk may write, and records writes to it from then on. */
  async #remember(): Promise<void> {
    const rows = await this.rows<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and c.relname not in ('contents', 'content_versions', 'settings', 'repeatables', 'mikro_orm_migrations')`,
    );
    await this.client.query(
      `create schema beginning; create schema mark;
       create table beginning.touched (name text not null);
       create function beginning.touch() returns trigger language plpgsql security definer as
         'begin insert into beginning.touched values (tg_table_name); return null; end'`,
    );
    for (const { name } of rows) {
      await this.client.query(
        `create table beginning.${name} as table public.${name};
         create unlogged table mark.${name} (like public.${name});
         create trigger touch after insert or update or delete on public.${name}
           for each statement execute function beginning.touch()`,
      );
    }
  }
}
