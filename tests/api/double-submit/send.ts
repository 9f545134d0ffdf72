import type { Actor } from '@elenco/core';

/** Submits under its own key, as often as the walk requires. */
export type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;
