import { readFileSync } from 'node:fs';
import { resources } from '@elenco/core';
import { manifest, openapi } from '@elenco/portal/server/api/manifest';
import { referencePage } from '@elenco/portal/server/api/reference';
import { expect, it } from 'vitest';

const committed = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

it('the committed description is that of the declarations (else run: node --import tsx bin/openapi.ts)', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapi())));
});

it('the description has every address, each under a name of its own', () => {
  const described = Object.entries(openapi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    manifest.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`).sort(),
  );
  const names = Object.values(openapi().paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('every reference in the description leads somewhere', () => {
  const named = [...JSON.stringify(openapi()).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const { schemas } = openapi().components;
  expect(named.filter((name) => !(name! in schemas))).toEqual([]);
  expect(Object.keys(schemas).sort()).toEqual([...Object.keys(resources), 'problem'].sort());
});

it('the reference page shows every address and runs no script', async () => {
  const page = String(await referencePage('nonce'));
  for (const { path } of manifest) expect(page).toContain(`<code>${path.replace(':id', '{id}')}</code>`);
  expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3)/);
});
