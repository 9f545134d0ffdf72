import { readFileSync } from 'node:fs';
import { actorOf, briefings, resources, type User } from '@elenco/core';
import type { Database } from '@elenco/db';

const screens = new URL('../../../apps/backoffice/src/screens.tsx', import.meta.url);
const base = '/dashboard/admin';
/** The parts of a briefing's screen, each with an address of its own. */
const parts = ['', '/curation', '/proposals', '/contracts', '/payments', '/data'];

/** Every screen that the back office lists, with a row of the story where its address has a number. */
export async function officeAddresses(database: Database, email: string): Promise<string[]> {
  const actor = actorOf((await database.identity.byEmail(email)) as User);
  const listed = readFileSync(screens, 'utf8').matchAll(/<Route path="([^"]+)" element=\{allowed\('(\w+)'/g);
  const addresses: string[] = [];
  for (const [, path = '', name = ''] of listed) {
    const resource = resources[name as keyof typeof resources];
    const [row] = path.includes(':id') ? await database.see(resource, actor, {}, { limit: 1 }) : [];
    if (path.includes(':id') && !row) throw new Error(`The story has no row for ${path}`);
    const address = path.replace(':company', '1').replace(':id', String((row as { id?: number })?.id));
    if (resource === briefings && path.endsWith('/*')) {
      addresses.push(...parts.map((part) => `${base}${address.slice(0, -2)}${part}`));
    } else addresses.push(`${base}${address === '/' ? '?filter=%7B%7D' : address}`);
  }
  return addresses;
}
