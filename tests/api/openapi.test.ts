import { readFileSync } from 'node:fs';
import { resources } from '@elenco/core';
import { manifest, openapi } from '@elenco/portal/server/api/manifest';
import { referencePage } from '@elenco/portal/server/api/reference';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { clientTypes, errorList } from '../../bin/parts/client';

const committed = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

it('finds the committed OpenAPI description up to date (else run: node --import tsx bin/openapi.ts)', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapi())));
});

it('finds the committed REST client up to date, with every refusal code (else run: node --import tsx bin/client.ts)', async () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  expect((await clientTypes()) === read('packages/client/src/api.ts')).toBe(true);
  expect(read('docs/errors.md')).toBe(errorList());
});

it('describes every usable REST route, each with a unique name', () => {
  const described = Object.entries(openapi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    manifest
      .filter(({ by }) => by?.length !== 0)
      .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`)
      .sort(),
  );
  const names = Object.values(openapi().paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

it('resolves every reference in the OpenAPI description', () => {
  const named = [...JSON.stringify(openapi()).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const { schemas } = openapi().components;
  expect(named.filter((name) => !(name! in schemas))).toEqual([]);
  expect(Object.keys(schemas).sort()).toEqual([...Object.keys(resources), 'problem'].sort());
});

it('shows every REST route on the reference page, which runs no script', async () => {
  const page = String(await referencePage('nonce'));
  for (const path of Object.keys(openapi().paths)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3)/);
});

it('passes an OpenAPI linter’s recommended rules, including for the examples', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(openapi()), config });
  expect(
    found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
}, 30_000);

it('describes each operation, field, filter and sort of the REST API', () => {
  const silent: string[] = [];
  const look = (json: unknown, at: string) => {
    if (typeof json !== 'object' || json === null) return;
    const { properties } = json as { properties?: Record<string, { description?: string }> };
    for (const [field, { description }] of Object.entries(Array.isArray(json) ? {} : (properties ?? {}))) {
      if (!description) silent.push(`${at} ${field}`);
    }
    for (const [key, value] of Object.entries(json)) if (key !== 'examples') look(value, at);
  };
  const { paths, components } = openapi();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, one] of Object.entries(methods)) {
      look(one, `${method} ${path}`);
      const names = one.parameters.filter(({ description }) => !description).map(({ name }) => name);
      if (names.length > 0) silent.push(`${method} ${path} ${names.join()}`);
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) look(schema, name);
  const commands = manifest.filter(({ source }) => source === 'commands');
  silent.push(...commands.filter(({ path, summary }) => path.endsWith(summary)).map(({ path }) => path));
  expect([...new Set(silent)], 'a label in fields.json, or a term in api/openapi').toEqual([]);
});

it('describes in OpenAPI the filters and sorts of a list, and the states and roles of a move', () => {
  const list = openapi().paths['/briefings']!.get!;
  const part = (name: string) =>
    (list.parameters.find((one) => one.name === name) as { content: Record<string, { schema: object }> })
      .content['application/json'];
  const properties = Object.keys((part('filter')!.schema as { properties: object }).properties);
  expect(properties).toEqual(expect.arrayContaining(['status', 'budgetCents_gte', 'budgetCents_lte', 'q']));
  expect(part('sort')!.schema).toMatchObject({ prefixItems: [{ enum: resources.briefings.sorts }, {}] });
  expect(list.description).toContain('For brand owners, brand members, staff: owner');
  const moves = openapi().paths['/briefings/{id}/moves']!.post!;
  expect(moves.description).toContain(
    '`approve` (Approve): under_approval → curation; staff: owner, staff: curation',
  );
});
