import type { Actor, Moment } from '@elenco/core';

interface AnyContext {
  readonly actor: Actor;
  readonly now: string;
  /**
   * Idempotency key, chosen by the caller. If commands with the same key and input are sent several times,
   * only the first one takes effect, and all return the same reply.
   */
  readonly key?: string | undefined;
}

/**
 * Context of a command that a user's request runs. The portal creates this context in two places:
 * `commandContext` for REST, and `requestContextOf` for pages. The type requires the time of the last
 * reauthentication. If a request's context could omit this time, the command would run without
 * reauthentication.
 */
export interface RequestedContext extends AnyContext {
  readonly ip: string;
  /**
   * Time at which the user last entered a password or code in this browser; undefined if the request has no
   * browser session.
   */
  readonly reauthenticatedAt: string | undefined;
}

/**
 * Context of a command that does not come from a user's request, but from the worker, a provider's message,
 * seed data or a test.
 */
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
