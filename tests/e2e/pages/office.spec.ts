import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorOf, squads, type User } from '@elenco/core';
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { troublesOn } from './looks';
import { officeAddresses } from './office';

/** A file with somebody, and with a line that is refused. */
function profilesIn(folder: string): string {
  const path = join(folder, 'perfis.csv');
  writeFileSync(path, 'name,instagram_handle\nNorma Norte,norma.norte\n,nameless');
  return path;
}

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ story: true });
});
test.afterAll(() => app.stop());

test('every screen of the back office keeps to the rules of accessibility', async ({ browser }) => {
  test.setTimeout(600_000);
  const email = 'owner@elenco.example';
  // The story has no squad yet, and each screen wants a row to show.
  const brand = actorOf((await app.database.identity.byEmail('brand@aurora.example')) as User);
  const about = { actor: brand, now: new Date().toISOString() };
  await app.database.create(squads, { title: 'Elenco de verão' }, about);
  await app.database.search.importFile(profilesIn(mkdtempSync(join(tmpdir(), 'elenco-office-'))), {
    ...{ source: 'Catálogo Norte', sourceAt: about.now },
  });
  const addresses = await officeAddresses(app.database, email);
  // Whoever is known from that file has a screen as well, and so has a comparison.
  const search = '/dashboard/admin/search';
  addresses.push(`${search}/creator-profile/x1`, `${search}/compare?who=x1&who=1`);
  expect(await troublesOn(browser, app, email, addresses)).toEqual([]);
});
