import type { Actor } from '@elenco/core';

/** Submits under a key of its own, as often as the walk wants. */
export type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;
