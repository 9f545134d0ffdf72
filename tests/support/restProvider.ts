import { fetchUtils } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { type Person, people } from '../api/cast';
import type { RunningApi } from './api';

/** Returns the data provider with which react-admin's back office calls the API, with a token of the user. */
export async function providerOf(api: RunningApi, person: Person) {
  const about = { name: 'provider', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  const { token } = await api.database.identity.issueToken(people[person].id, about);
  return simpleRest(api.url, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
}
