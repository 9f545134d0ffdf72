import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Part } from './parts';

/** So long a server that was lost, or a copy, is left alone, before one search asks it again. */
export const ALONE_MS = 10_000;

/** A connection not made or cut, a server that ends or starts, a statement that took too long, a part that is missing. */
const codes = /^(08...|57P0[123]|57014|HV00N|42P01)$/;

/** Whether this may have come of a server of the index that cannot be reached. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.test(String(error.code));

/** Perhaps it was but a heavy question. */
export const tookTooLong = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** Hears of a server of the index, or a replica, once when it is lost and once when it is back. */
export type OnOutage = (server: string, lost: boolean) => void;

/** Which servers of the index this process has lost: not each search is to wait for each of them anew. */
export class Outages {
  /** Since when, or when it was last asked in vain. */
  readonly #lost = new Map<string, number>();

  constructor(private readonly onOutage: OnOutage = () => {}) {}

  get any(): boolean {
    return this.#lost.size > 0;
  }

  readonly has = ({ server }: Part): boolean => server !== null && this.#lost.has(server);

  /** What to do about an error of a search. @throws the error, where asking the servers does not explain it */
  async learn(error: unknown, em: SqlEntityManager, parts: readonly Part[], moment: number): Promise<void> {
    if (!isLost(error)) throw error;
    await this.ask(em, parts, moment);
    if (tookTooLong(error) && !parts.some(this.has)) throw error;
  }

  /** Asks every part's server whether it is there. @throws what is no loss of a server */
  async ask(em: SqlEntityManager, parts: readonly Part[], moment: number): Promise<void> {
    await Promise.all(
      parts.map(async (part) => {
        if (part.server === null) return;
        const lost = !(await answers(em, part));
        if (lost !== this.#lost.has(part.server)) this.onOutage(part.server, lost);
        if (lost) this.#lost.set(part.server, moment);
        else this.#lost.delete(part.server);
      }),
    );
  }

  /**
   * The same of those that were left alone for long enough, the searches meanwhile going on without them. What holds
   * no part any more is forgotten.
   */
  askAgain(em: SqlEntityManager, parts: readonly Part[], moment: number): Promise<void> {
    for (const lost of this.#lost.keys()) {
      if (!parts.some(({ server }) => server === lost)) this.#lost.delete(lost);
    }
    const due = parts.filter(({ server }) => {
      const since = server === null ? undefined : this.#lost.get(server);
      return since !== undefined && moment - since >= ALONE_MS;
    });
    for (const { server } of due) this.#lost.set(server!, moment);
    return this.ask(em, due, moment);
  }
}

async function answers(em: SqlEntityManager, { table }: Part): Promise<boolean> {
  try {
    await em.transactional(async (inner) => {
      const tx = inner as SqlEntityManager;
      await tx.execute(`set local statement_timeout = '3s'`);
      await tx.execute(`select from ${table} limit 1`);
    });
    return true;
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
}
