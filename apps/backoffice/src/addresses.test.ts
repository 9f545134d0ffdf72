import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sortOf } from './addresses';
import { parts, pathsOf } from './parts';
import { declarationOf } from './resources';

const spec = readFileSync(new URL('../../../docs/spec/addresses.md', import.meta.url), 'utf8');
const section = spec.split('\n## Back office\n')[1]?.split('\n## ')[0] ?? '';
const given = [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address),
);
/** Addresses of the specification that are pages of the portal (apps/portal/app/routes.ts). */
const ofPortal = ['/squads/comparative'];

it('has a screen or a redirect for every address in docs/spec/addresses.md', () => {
  expect(given.length).toBeGreaterThan(30);
  const screens = parts.flatMap((part) => pathsOf(part).map(({ path }) => path));
  const redirects = parts
    .flatMap(({ redirects = {} }) => Object.keys(redirects))
    .filter((path) => !path.includes('*'));
  const nowhere = given
    .filter((address) => !ofPortal.includes(address))
    .filter((address) => {
      const opened = address.replace('/:plataform?', '').replaceAll(/:\w+/g, '7');
      return ![...screens, ...redirects].some((path) => matchPath(path, opened));
    });
  expect(nowhere).toEqual([]);
});

it('sorts every list initially by a sortable field', () => {
  const lists = parts.flatMap(({ resource, sort }) => (sort ? [{ resource, sort }] : []));
  expect(lists.length).toBeGreaterThan(30);
  const unsorted = lists.filter(
    ({ resource, sort: [field] }) => !declarationOf(resource).sorts.includes(field),
  );
  expect(unsorted).toEqual([]);
  for (const { resource, sort } of lists) expect([resource, sortOf(resource)]).toEqual([resource, sort]);
});
