import type { Actor } from '@elenco/core';

/** Submits a form under its own key, as often as the test run requires. */
export type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;
