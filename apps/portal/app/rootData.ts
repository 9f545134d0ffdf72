import type { Flash } from './shell/flash.server';

/** Data of the root's loader that every page can read. */
export interface RootData {
  /** ISO instant, UTC. */
  readonly now: string;
  readonly csrfToken: string;
  /** True if this installation accepts cards. */
  readonly cards: boolean;
  /** Toast that an action left for this page. */
  readonly flash: Flash | null;
}
