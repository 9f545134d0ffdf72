import { readFileSync } from 'node:fs';
import { queueSort, type WaitingName, waiting, waitingFilter } from '@elenco/core/operations';
import { actorOf } from '@elenco/core/people';
import { aUser } from '@elenco/core/testing';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listOf, queueAddress, sortOf } from './addresses';
import { begins as beginsBriefings } from './briefings/states';
import { listQueryAt } from './kit/listQuery';
import { parts, pathsOf } from './parts';
import { declarationOf } from './resources';

const spec = readFileSync(new URL('../../../docs/spec/addresses.md', import.meta.url), 'utf8');
const section = spec.split('\n## Back office\n')[1]?.split('\n## ')[0] ?? '';
const given = [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address),
);
/** URLs in the specification that open pages of the portal (apps/portal/app/routes.ts). */
const ofPortal = ['/squads/comparative'];

it('declares a screen or a redirect for every URL in docs/spec/addresses.md', () => {
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

it('sorts every list of the back office initially by one of the list’s sortable fields', () => {
  const lists = parts.flatMap(({ resource, sort }) => (sort ? [{ resource, sort }] : []));
  expect(lists.length).toBeGreaterThan(30);
  const unsorted = lists.filter(
    ({ resource, sort: [field] }) => !declarationOf(resource).sorts.includes(field),
  );
  expect(unsorted).toEqual([]);
  for (const { resource, sort } of lists) expect([resource, sortOf(resource)]).toEqual([resource, sort]);
});

it.each(Object.keys(waiting) as WaitingName[])(
  'opens the queue of %s with the filter and sort of the queue, not those of the list',
  (name) => {
    const sort = queueSort(name);
    expect(declarationOf(name).sorts).toContain(sort[0]);
    const [, search = ''] = queueAddress(name).split('?');
    // The sort in the query string overrides the list's own sort.
    expect(listQueryAt(`?${search}`, sortOf(name))).toMatchObject({
      filter: waitingFilter(name),
      sort: { field: sort[0], order: sort[1] },
    });
  },
);

it('opens the list of briefings for curators as a queue without snoozed briefings', () => {
  const curator = actorOf(aUser({ staff: true, duties: ['curation'], companyId: null, companyRole: null }));
  expect(beginsBriefings(curator)).toBe(queueAddress('briefings').slice(listOf('briefings').length));
  expect(listQueryAt(beginsBriefings(curator) ?? '', sortOf('briefings')).filter).toEqual({
    status: waiting.briefings.states,
    queue: 'due',
  });
});

it('declares a title for records with a `reference` field, which react-admin would show as the title', () => {
  const undeclared = parts
    .filter(({ recordAddress, recordRepresentation }) => recordAddress && !recordRepresentation)
    .filter(({ resource }) => 'reference' in declarationOf(resource).schema.shape);
  expect(undeclared.map(({ resource }) => resource)).toEqual([]);
});
