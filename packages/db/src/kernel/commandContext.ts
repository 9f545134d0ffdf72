import type { Actor, Moment } from '@elenco/core';

interface AnyContext {
  readonly actor: Actor;
  readonly now: string;
  /** Chosen by the caller; the same key and input give the same reply, and one effect. */
  readonly key?: string | undefined;
}

/**
 * Context of a command that a request asks for. The portal makes it in two places: `commandContext` for REST, and
 * `requestContextOf` for pages, whose context can be passed as it is. A literal that names the address but not the
 * last proof does not compile, since a command would then not ask for a proof.
 */
export interface RequestedContext extends AnyContext {
  readonly ip: string;
  /** Time of the last reauthentication in the browser; undefined without a browser. */
  readonly reauthenticatedAt: string | undefined;
}

/** Context of a command that no request asks for: of the worker, a provider's message, a seed or a test. */
interface UnrequestedContext extends AnyContext {
  readonly ip?: undefined;
  readonly reauthenticatedAt?: undefined;
}

/** User, time and origin of a command, with the idempotency key. */
export type CommandContext = RequestedContext | UnrequestedContext;

/** Returns the part of a context that decisions receive. */
export const momentOf = ({
  actor,
  now,
  reauthenticatedAt,
}: CommandContext): { [Field in keyof Required<Moment<Actor>>]: Moment<Actor>[Field] } => ({
  actor,
  now,
  reauthenticatedAt,
});
