import type { Lifetime } from '../lifetime';

/** Function that runs a command. It returns false if a check found a problem. */
export type Execute = (args: readonly string[], life: Lifetime) => Promise<boolean>;

export interface Command {
  readonly summary: string;
  readonly usage: string;
  /** Loads the command's modules on demand, because `--help` needs none of them. */
  load(): Promise<Execute>;
}
