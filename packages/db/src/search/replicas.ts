import { Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** So long a replica that failed is left alone. */
const ALONE_MS = 10_000;

/**
 * What a search sees of the present: the generation, and the edits after it. Each commit of an edit adds a row or gives
 * one a later transaction, so the sum grows with every one.
 */
const seen = `select generation || '/' || (select coalesce(sum(xid::text::numeric), 0) from search.delta) as seen
  from search.state`;

type Reader = () => SqlEntityManager;

/**
 * Copies of the database that searches read, in turns. A copy that has not yet seen what the database has seen is passed
 * over, so an edit is found at once wherever it is looked for; so is one that fails.
 */
export class Replicas {
  #turn = 0;
  /** Since when. */
  readonly #failed = new Map<Reader, number>();

  constructor(
    private readonly database: Reader,
    private readonly copies: readonly Reader[],
  ) {}

  async read<T>(moment: number, work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    const copy = this.#next(moment);
    if (!copy) return work(this.database());
    try {
      if (await this.#isUpToDate(copy)) return await work(copy());
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.#failed.set(copy, moment);
    }
    return work(this.database());
  }

  #next(moment: number): Reader | undefined {
    const there = this.copies.filter((copy) => {
      const since = this.#failed.get(copy);
      return since === undefined || moment - since >= ALONE_MS;
    });
    this.#turn += 1;
    return there[this.#turn % there.length];
  }

  async #isUpToDate(copy: Reader): Promise<boolean> {
    const [here, there] = await Promise.all(
      [this.database(), copy()].map((em) => em.execute<{ seen: string }[]>(seen)),
    );
    return here?.[0]?.seen === there?.[0]?.seen;
  }
}
