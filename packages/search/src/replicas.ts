import { setTimeout as after } from 'node:timers/promises';
import { Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type OnOutage, Outages, RETRY_LOST_MS, tookTooLong } from './outages';

/** Maximum duration of the check whether a replica is up to date, in milliseconds. */
const CHECK_MS = 2_000;

/**
 * SQL that identifies a version of the searchable data: its generation, and a sum over later edits. Each
 * committed edit adds a row to the delta, or gives a row a later transaction id, so the sum always grows.
 */
const seen = `select generation || '/' || (select coalesce(sum(xid::text::numeric), 0) from search.delta) as seen
  from search.state`;

type Open = () => SqlEntityManager;

/**
 * A database that searches can use. Each database has its own connections to the index servers, so outages
 * are tracked per database.
 */
class Reader {
  readonly outages: Outages;
  constructor(
    readonly name: string,
    readonly open: Open,
    onOutage?: OnOutage,
  ) {
    this.outages = new Outages(onOutage && ((server, lost) => onOutage(`${server} of ${name}`, lost)));
  }
}

/**
 * Read replicas, which searches use in turn. Skips a replica that is behind the database, so that searches
 * find edits immediately. Also skips a replica that fails, does not answer or cannot read the whole index. If
 * a replica is skipped, the search runs on the main database.
 */
export class Replicas {
  #turn = 0;
  /** Time of each replica's last failure. */
  readonly #failed = new Map<Reader, number>();

  readonly #database: Reader;
  readonly #copies: readonly Reader[];

  constructor(
    database: Open,
    copies: readonly Open[],
    private readonly onOutage: OnOutage = () => {},
  ) {
    this.#database = new Reader('the database', database, onOutage);
    this.#copies = copies.map((open, n) => new Reader(`replica ${n + 1}`, open, onOutage));
  }

  async read<T>(moment: number, work: (em: SqlEntityManager, outages: Outages) => Promise<T>): Promise<T> {
    const copy = this.#next(moment);
    if (!copy || !(await this.#isUpToDate(copy, moment))) return this.#ask(this.#database, work);
    try {
      const answer = await this.#ask(copy, work);
      if (!copy.outages.any) {
        if (this.#failed.delete(copy)) this.onOutage(copy.name, false);
        return answer;
      }
      // The replica cannot reach an index server, but the main database may still reach this server. The
      // search therefore runs on the main database.
      this.#fails(copy, moment);
    } catch (error) {
      // The main database would refuse the query too, or take just as long, so the query is not repeated
      // there.
      if (error instanceof Problem || tookTooLong(error)) throw error;
      this.#fails(copy, moment);
    }
    return this.#ask(this.#database, work);
  }

  /**
   * Returns true if the replica has all edits of the database.
   * @throws errors of the main database; these do not mark the replica as failed
   */
  async #isUpToDate(copy: Reader, moment: number): Promise<boolean> {
    const [here, there] = await Promise.all([
      seenBy(this.#database),
      withCheckTimeout(seenBy(copy)).catch(() => this.#fails(copy, moment)),
    ]);
    return here === there;
  }

  #fails(copy: Reader, moment: number): void {
    if (!this.#failed.has(copy)) this.onOutage(copy.name, true);
    this.#failed.set(copy, moment);
  }

  #ask<T>(
    { open, outages }: Reader,
    work: (em: SqlEntityManager, outages: Outages) => Promise<T>,
  ): Promise<T> {
    return work(open(), outages);
  }

  #next(moment: number): Reader | undefined {
    const there = this.#copies.filter((copy) => {
      const since = this.#failed.get(copy);
      return since === undefined || moment - since >= RETRY_LOST_MS;
    });
    this.#turn += 1;
    return there[this.#turn % there.length];
  }
}

async function seenBy({ open }: Reader): Promise<string> {
  const [row] = await open().execute<{ seen: string }[]>(seen);
  return row!.seen;
}

function withCheckTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  const tooLate = after(CHECK_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('the replica does not answer');
  });
  return Promise.race([answer, tooLate]).finally(() => late.abort());
}
