import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Part } from './parts';

/**
 * Milliseconds for which a lost server or replica is not used. After that time, one search tries to use the
 * server again.
 */
export const RETRY_LOST_MS = 10_000;

/**
 * SQL states: connection failed or lost, server stopping or starting, statement timeout, missing foreign
 * table.
 */
const codes = /^(08...|57P0[123]|57014|HV00N|42P01)$/;

/** Returns whether the error may mean that a server of the index is not available. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.test(String(error.code));

/**
 * Returns true for a statement timeout. It does not prove that a server is lost, because the query may just
 * be expensive.
 */
export const tookTooLong = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '57014';

/**
 * Callback that runs once when a server or replica is lost (`lost` is true), and once when it answers again.
 */
export type OnOutage = (server: string, lost: boolean) => void;

/** The index servers that this process cannot reach. Searches skip them instead of waiting. */
export class Outages {
  /** For each lost server, the time of the last failed attempt to reach it. */
  readonly #lost = new Map<string, number>();

  constructor(private readonly onOutage: OnOutage = () => {}) {}

  get any(): boolean {
    return this.#lost.size > 0;
  }

  readonly has = ({ server }: Part): boolean => server !== null && this.#lost.has(server);

  /**
   * Handles an error of a search by checking which servers answer.
   * @throws the same error if it does not come from a lost server
   */
  async handleError(
    error: unknown,
    em: SqlEntityManager,
    parts: readonly Part[],
    moment: number,
  ): Promise<void> {
    if (!isLost(error)) throw error;
    await this.ask(em, parts, moment);
    if (tookTooLong(error) && !parts.some(this.has)) throw error;
  }

  /**
   * Checks whether the server of every part answers.
   * @throws errors that do not come from a lost server
   */
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
   * Checks lost servers again after `RETRY_LOST_MS`, while other searches continue without them. Forgets servers
   * that no longer have a part of the index.
   */
  askAgain(em: SqlEntityManager, parts: readonly Part[], moment: number): Promise<void> {
    for (const lost of this.#lost.keys()) {
      if (!parts.some(({ server }) => server === lost)) this.#lost.delete(lost);
    }
    const due = parts.filter(({ server }) => {
      const since = server === null ? undefined : this.#lost.get(server);
      return since !== undefined && moment - since >= RETRY_LOST_MS;
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
