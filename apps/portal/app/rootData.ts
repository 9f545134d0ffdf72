/** What every page may read of the root's loader. */
export interface RootData {
  /** ISO instant, UTC. */
  readonly now: string;
  readonly csrfToken: string;
  /** Whether this installation takes cards. */
  readonly cards: boolean;
}
