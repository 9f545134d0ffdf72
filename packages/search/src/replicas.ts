import { setTimeout as after } from 'node:timers/promises';
import { Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ALONE_MS, type OnOutage, Outages, tookTooLong } from './outages';

/** Whether it is up to date a replica says within this time, or it hangs. */
const CHECK_MS = 2_000;

/**
 * What a search sees of the present: the generation, and the edits after it. Each commit of an edit adds a row or gives
 * one a later transaction, so the sum grows with every one.
 */
const seen = `select generation || '/' || (select coalesce(sum(xid::text::numeric), 0) from search.delta) as seen
  from search.state`;

type Open = () => SqlEntityManager;

/** Each reaches the other servers of the index by connections of its own, so each loses them by itself. */
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
 * Copies of the database that searches read, in turns. A copy that has not yet seen what the database has seen is passed
 * over, so an edit is found at once wherever it is looked for; so is one that fails, hangs or cannot see the whole index.
 */
export class Replicas {
  #turn = 0;
  /** Since when. */
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
      // What it has lost the database may still reach.
      this.#fails(copy, moment);
    } catch (error) {
      // The database would say the same; of a heavy question, after as long.
      if (error instanceof Problem || tookTooLong(error)) throw error;
      this.#fails(copy, moment);
    }
    return this.#ask(this.#database, work);
  }

  /** @throws what the database itself fails with: that is no copy's fault */
  async #isUpToDate(copy: Reader, moment: number): Promise<boolean> {
    const [here, there] = await Promise.all([
      seenBy(this.#database),
      soon(seenBy(copy)).catch(() => this.#fails(copy, moment)),
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
      return since === undefined || moment - since >= ALONE_MS;
    });
    this.#turn += 1;
    return there[this.#turn % there.length];
  }
}

async function seenBy({ open }: Reader): Promise<string> {
  const [row] = await open().execute<{ seen: string }[]>(seen);
  return row!.seen;
}

function soon<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  const tooLate = after(CHECK_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('a replica does not answer');
  });
  return Promise.race([answer, tooLate]).finally(() => late.abort());
}
