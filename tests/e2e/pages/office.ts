import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorOf, briefings, contracts, resources, squads, type User } from '@elenco/core';
import type { Database } from '@elenco/db';
import { officeScreens } from '../../support/officeScreens';

const base = '/dashboard/admin';
const source = (file: string) =>
  readFileSync(new URL(`../../../apps/backoffice/src/${file}`, import.meta.url), 'utf8');

/** What the demo data has none of yet: a squad, and profiles known from a file, of whom `x1` is one. */
export async function completeDemoData(database: Database): Promise<void> {
  const brand = actorOf((await database.identity.byEmail('brand@aurora.example')) as User);
  const now = new Date().toISOString();
  await database.create(squads, { title: 'Elenco de verão' }, { actor: brand, now });
  const file = join(mkdtempSync(join(tmpdir(), 'elenco-office-')), 'perfis.csv');
  // Somebody, and a line that is refused.
  writeFileSync(file, 'name,instagram_handle\nNorma Norte,norma.norte\n,nameless');
  await database.search.importFile(file, { source: 'Catálogo Norte', sourceAt: now });
}

/** Every screen that the back office lists, with a row of the demo data where its address has a number. */
export async function officeAddresses(database: Database, email: string): Promise<string[]> {
  const actor = actorOf((await database.identity.byEmail(email)) as User);
  // A briefing that came as far as a contract has something on each of its parts.
  const [contract] = await database.see(contracts, actor, { origin: 'hiring' }, { limit: 1 });
  const addresses: string[] = [];
  for (const { path, resource: name } of officeScreens().filter(({ shown }) => shown)) {
    const resource = resources[name as keyof typeof resources];
    const filter = resource === briefings && contract?.briefingId ? { id: contract.briefingId } : {};
    const [row] = path.includes(':id') ? await database.see(resource, actor, filter, { limit: 1 }) : [];
    if (path.includes(':id') && !row) throw new Error(`The demo data has no row for ${path}`);
    const address = path
      .replace('company/:id/', `company/${(row as { companyId?: number })?.companyId}/`)
      .replace(':projectId', String((row as { id?: number })?.id))
      .replace(':company', '1')
      .replace('/:plataform?', '')
      .replace(':id', String((row as { id?: number })?.id));
    addresses.push(...partsOf(address).map((each) => `${base}${each === '/' ? '?filter=%7B%7D' : each}`));
  }
  return addresses;
}

/** A briefing's screen has parts, each with an address of its own. */
function partsOf(address: string): string[] {
  if (!address.endsWith('/*')) return [address];
  const parts = [...source('briefings/Show.tsx').matchAll(/<Route path="(\w+)"/g)].map(([, part]) => part);
  if (parts.length === 0) throw new Error('The parts of a briefing were not found');
  return ['', ...parts.map((part) => `/${part}`)].map((part) => address.replace('/*', part));
}
