import type { Actor } from '@elenco/core';
import { NOW } from '@elenco/core/testing';
import type { RunningApi } from '../support/api';
import { putRows } from '../support/rows';
import { aFile, oneOfEach } from './cast/oneOfEach';
import { type Person, people } from './cast/people';

export { aFile, oneOfEach, type Person, people };

const names = Object.keys(people) as Person[];

/** Sends a REST call with the token of a user. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Inserts one row of every resource. Returns a caller with a read-write token for each user. */
export async function gather(api: RunningApi): Promise<Record<Person, Caller> & { nobody: Caller }> {
  await putRows(api.databaseUrl, oneOfEach);
  const entries = await Promise.all(
    names.map(async (name) => {
      const about = { name: 'test', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
      const { token } = await api.database.identity.issueToken(people[name].id, about);
      return [name, callerOf(api, { Authorization: `Bearer ${token}` })] as const;
    }),
  );
  return { ...(Object.fromEntries(entries) as Record<Person, Caller>), nobody: callerOf(api, {}) };
}

export function callerOf(api: Pick<RunningApi, 'url'>, own: Record<string, string>): Caller {
  return (method, path, body, headers = {}) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: { ...own, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

/** Returns a caller with a new token of `actor`, whose user must exist. */
export async function callerAs(api: RunningApi, actor: Actor, now: string): Promise<Caller> {
  if (!('userId' in actor)) throw new Error('the actor has no user');
  const about = { name: 'test', scopes: ['read', 'write'], days: 1, now };
  const { token } = await api.database.identity.issueToken(actor.userId, about);
  return callerOf(api, { Authorization: `Bearer ${token}` });
}

/** An imported profile without an account. */
export const importedProfile = {
  id: 17,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  name: '=Zuleica Externa',
  bio: '',
  mainSkill: 'pets',
  tags: [],
  country: 'BR',
  state: 'SP',
  city: 'Campinas',
  followers: 90_000,
  engagementBp: 310,
  presences: [
    {
      channel: 'tiktok',
      handle: 'zuleica',
      followers: 90_000,
      engagementBp: 310,
      source: 'estimated',
      measuredAt: NOW,
    },
  ],
  priceCents: null,
  gender: null,
  ageBand: null,
  languages: [],
  audience: null,
  activeOn: null,
  source: 'Planilha da agência',
  sourceAt: NOW,
  creatorId: null,
};
