import type { Lifetime } from '../lifetime';

/** Runs a command; returns false if a check found a problem. */
export type Execute = (args: readonly string[], life: Lifetime) => Promise<boolean>;

export interface Command {
  readonly summary: string;
  readonly usage: string;
  /** Loads the command's modules, so that `--help` needs none of them. */
  load(): Promise<Execute>;
}
