import type { RequestedContext } from '@elenco/db';
import type { Context } from 'hono';
import type { Env } from './types';

/** Returns the context in which this request performs a command. Pages use `requestContextOf` instead. */
export const commandContext = (c: Context<Env>, now: string, key?: string): RequestedContext => ({
  actor: c.get('actor'),
  now,
  ip: c.get('ip'),
  reauthenticatedAt: c.get('session')?.reauthenticated.at,
  key,
});
