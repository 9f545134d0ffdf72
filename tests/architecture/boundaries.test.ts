import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { violations } from './boundaries';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('finds no violation of the import rules in the repository', () => {
  expect(violations(at('../../'))).toEqual([]);
});

it('reports a violation of each import rule in a tree of illegal fixtures', () => {
  expect(violations(at('./fixtures/illegal/'))).toEqual([
    'apps/backoffice/src/data.ts: backoffice must not import @elenco/db',
    'apps/portal/app/briefing/Card.tsx: leaves its workspace with ../../../../packages/core/src/kit',
    'apps/portal/app/routes/home.tsx: only *.server.ts and server/ may import @elenco/db',
    'apps/portal/app/routes/list.server.ts: only packages/{db,search,sql} may import @mikro-orm/postgresql',
    'apps/portal/app/routes/list.server.ts: the entity manager is not named outside packages/{db,search,sql}',
    'apps/portal/app/routes/names.tsx: portal must not import @elenco/backoffice',
    'apps/portal/app/routes/rule.ts: reaches past the exports with @elenco/core/kit/rule',
    'apps/worker/src/jobs.ts: only packages/{db,search,sql} may import pg',
    'apps/worker/src/jobs.ts: worker must not import @elenco/portal',
    'circle apps/portal/app/shell/Palette.tsx → apps/portal/app/shell/PaletteWindow.tsx → apps/portal/app/shell/Palette.tsx',
    'circle packages/core/src/discovery/search/index.ts → packages/core/src/discovery/squad/index.ts → packages/core/src/discovery/search/index.ts',
    'circle packages/sql/src/one.ts → packages/sql/src/other.ts → packages/sql/src/one.ts',
    'locales/check.ts: locales must not import @elenco/core',
    'packages/core/src/: circle discovery/search → discovery/squad → discovery/search',
    'packages/core/src/hiring/proposal/send.ts: reaches into hiring/briefing; import its index, hiring/briefing',
    'packages/core/src/kit/clock.ts: core must not import node:crypto',
    'packages/core/src/kit/clock.ts: kit must not import discovery',
    'packages/core/src/people/party/actor.ts: people must not import hiring',
    'packages/core/src/people/party/company.ts: a folder must not import packages/core/src/registry, which is above all areas',
    'packages/db/src/read.ts: db must not import @elenco/portal',
    'packages/db/src/read.ts: db must not import react',
    'packages/db/src/read.ts: only tests may import @elenco/tests/support/db',
    'packages/search/src/find.ts: search must not import @elenco/db',
    'packages/sql/src/word.ts: sql must not import @elenco/core',
  ]);
});
