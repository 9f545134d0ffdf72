import type { Actor } from '@elenco/core';

/** Submits an input under its own idempotency key, as often as the test run requires. */
export type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;
