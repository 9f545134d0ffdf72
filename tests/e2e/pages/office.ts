import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actorOf,
  briefings,
  charges,
  contracts,
  type ResourceName,
  resources,
  type User,
} from '@elenco/core';
import { beginCardPayment } from '@elenco/core/finance';
import type { Database } from '@elenco/db';
import { officeScreens } from '../../support/officeScreens';

const base = '/dashboard/admin';
const source = (file: string) =>
  readFileSync(new URL(`../../../apps/backoffice/src/${file}`, import.meta.url), 'utf8');

/**
 * Adds records that the demo data lacks: a card payment and imported profiles, of which one has the key `x1`.
 */
export async function completeDemoData(database: Database): Promise<void> {
  const brand = actorOf((await database.identity.byEmail('brand@aurora.example')) as User);
  const now = new Date().toISOString();
  const [owed] = await database.see(charges, brand, { status: ['open', 'overdue'] }, { limit: 1 });
  await database.perform(beginCardPayment, { chargeId: owed?.id }, { actor: brand, now });
  const file = join(mkdtempSync(join(tmpdir(), 'elenco-office-')), 'perfis.csv');
  // The file has a valid row and a rejected one.
  writeFileSync(file, 'name,instagram_handle\nNorma Norte,norma.norte\n,nameless');
  await database.search.importFile(file, { source: 'Catálogo Norte', sourceAt: now });
}

export interface Opened {
  /** Full path, with the id of a row if the screen has one. */
  readonly address: string;
  readonly resource: ResourceName;
  /** True if the screen has an access rule in addition to reading the resource. */
  readonly ruled: boolean;
}

/** Returns every screen of the back office, with a row of the demo data for a path with an id. */
export async function officeAddresses(database: Database, email: string): Promise<Opened[]> {
  const actor = actorOf((await database.identity.byEmail(email)) as User);
  // A briefing with a contract has content in each of its sections.
  const [contract] = await database.see(contracts, actor, { origin: 'hiring' }, { limit: 1 });
  const addresses: Opened[] = [];
  const missing: string[] = [];
  for (const { path, resource: name, ruled } of officeScreens().filter(({ shown }) => shown)) {
    const resource = resources[name as keyof typeof resources];
    const filter = resource === briefings && contract?.briefingId ? { id: contract.briefingId } : {};
    const [row] = path.includes(':id') ? await database.see(resource, actor, filter, { limit: 1 }) : [];
    if (path.includes(':id') && !row) {
      missing.push(path);
      continue;
    }
    const address = path
      .replace('company/:id/', `company/${(row as { companyId?: number })?.companyId}/`)
      .replace(':projectId', String((row as { id?: number })?.id))
      .replace(':company', '1')
      .replace(':audience', 'brand')
      .replace(':kind', 'banner')
      .replace('/:plataform?', '')
      .replace(':id', String((row as { id?: number })?.id));
    addresses.push(
      ...partsOf(address).map((each) => ({
        address: `${base}${each === '/' ? '?filter=%7B%7D' : each}`,
        resource: resource.name,
        // Some staff who may read briefings may not open this section.
        ruled: ruled || each.endsWith('/payments'),
      })),
    );
  }
  if (missing.length > 0) throw new Error(`The demo data has no row for ${missing.join(', ')}`);
  return addresses;
}

/** Returns the paths that only redirect, with the resource of the target. */
export const redirectPaths = (): Opened[] =>
  officeScreens()
    .filter(({ path, shown }) => !shown && !path.includes('*'))
    .map(({ path, resource, ruled }) => ({
      address: `${base}${path}`,
      resource: resource as ResourceName,
      ruled,
    }));

/** Returns the sections of a briefing's screen, each with its own path. */
function partsOf(address: string): string[] {
  if (!address.endsWith('/*')) return [address];
  const parts = [...source('briefings/Show.tsx').matchAll(/<Route path="(\w+)"/g)].map(([, part]) => part);
  if (parts.length === 0) throw new Error('The parts of a briefing were not found');
  return ['', ...parts.map((part) => `/${part}`)].map((part) => address.replace('/*', part));
}
