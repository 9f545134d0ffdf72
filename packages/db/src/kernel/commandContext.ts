import type { Actor, Moment } from '@elenco/core';

interface AnyContext {
  readonly actor: Actor;
  readonly now: string;
  /**
   * Idempotency key that the caller chooses. The same key and input take effect once and return the same
   * reply.
   */
  readonly key?: string | undefined;
}

/**
 * Context of a command that a request runs. The portal creates it in two places: `commandContext` for REST,
 * and `requestContextOf` for pages. A literal with the client's address but without the time of the last
 * reauthentication does not compile: the command would then not require one.
 */
export interface RequestedContext extends AnyContext {
  readonly ip: string;
  /** When the user last entered a password or code in this browser; undefined without a browser. */
  readonly reauthenticatedAt: string | undefined;
}

/** Context of a command that no request runs: of the worker, a provider's message, seed data or a test. */
interface UnrequestedContext extends AnyContext {
  readonly ip?: undefined;
  readonly reauthenticatedAt?: undefined;
}

/** Actor, time and origin of a command, with an optional idempotency key. */
export type CommandContext = RequestedContext | UnrequestedContext;

/** Returns the part of a context that `decide` receives. */
export const momentOf = ({
  actor,
  now,
  reauthenticatedAt,
}: CommandContext): { [Field in keyof Required<Moment<Actor>>]: Moment<Actor>[Field] } => ({
  actor,
  now,
  reauthenticatedAt,
});
