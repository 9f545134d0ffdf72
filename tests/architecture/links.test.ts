import { fileURLToPath } from 'node:url';
import { type Actor, nextStep, noticesFor, notificationRules, step } from '@elenco/core';
import words from '@elenco/locales/pt/notices.json';
import routes from '@elenco/portal/routes';
import { describe, expect, it } from 'vitest';
import { officeScreens } from '../support/officeScreens';
import { brokenCitations, writtenIn } from './citations';

type RouteConfigEntry = (typeof routes)[number];

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const OFFICE = '/dashboard/admin';

/** Paths of the screens in the back office, without redirects. */
const office = officeScreens().flatMap(({ path, shown }) =>
  shown ? `${OFFICE}${path}`.replace(/\/$/, '').replace(/\/\*$/, '') : [],
);

/** Returns the paths of the portal, except that of the page for unknown paths. */
const addresses = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    return children ? addresses(children, own) : own || '/';
  });
const portal = addresses(routes).filter((path) => path !== '/*');

const isMatch = (path: string, link: string) =>
  new RegExp(
    `^${path
      .replace(/[.]/g, '\\.')
      .replace('/:step', `/(${step.options.join('|')})`)
      .replace('/:part', '/[a-z]+')
      .replace(/\/:\w+\?/g, '(?:/\\d+)?')
      .replace(/:\w+/g, '(?:\\d+|\\{token\\})')}$`,
  ).test(link.replace(/[?#].*$/, ''));

/** Returns the links that do not lead to an existing screen. */
const brokenLinks = (links: readonly string[]) =>
  links.filter(
    (link) => !(link.startsWith(OFFICE) ? office : portal).some((address) => isMatch(address, link)),
  );

describe('a link shown to users', () => {
  it('leads to an existing screen if it is in a notice', () => {
    const notices = Object.keys(notificationRules).flatMap((kind) =>
      noticesFor({
        kind,
        rowId: 7,
        briefingId: 31,
        data: {
          contractId: 51,
          listId: 301,
          payContractId: 601,
          pay: 601,
          project: 31,
          users: '21',
          page: 'users/7',
        },
      }),
    );
    expect(brokenLinks(notices.map(({ link }) => link))).toEqual([]);
    const staff = notices.filter(({ audience }) => audience.startsWith('staff:'));
    expect(staff.filter(({ link }) => !link.startsWith(OFFICE))).toEqual([]);
  });

  it.each<Actor>([
    { role: 'company', userId: 1, name: 'A', companyId: 1, companyRole: 'owner' },
    { role: 'creator', userId: 1, name: 'A', creatorId: 1 },
  ])('leads to an existing screen if it is in a next step of a $role', (actor) => {
    const one = { id: 51, briefingId: 31, part: 'payee' };
    for (const rows of [[one], [one, { ...one, id: 52, briefingId: 32 }], [{ ...one, payContractId: 601 }]]) {
      const codes = Object.keys(words.nextStep);
      const { first, rest } = nextStep(
        actor,
        Object.fromEntries(codes.map((code) => [code, rows])),
        new Date(),
      );
      expect(first).toBeDefined();
      expect(brokenLinks([first, ...rest].map((step) => step?.link ?? ''))).toEqual([]);
    }
  });

  it('is reported if it leads to no screen', () => {
    const old = [
      '/dashboard/admin/#/charges/3/show',
      '/dashboard/admin/charges/3/show',
      '/dashboard/nowhere',
    ];
    expect(brokenLinks(old)).toEqual(old);
  });
});

describe('a citation in comments and documents', () => {
  const root = fileURLToPath(at(''));

  it('names a file and heading that exist', () => {
    expect(brokenCitations(root, writtenIn(root))).toEqual([]);
  });

  it('is reported if the file or heading does not exist', () => {
    const text =
      'decisions.md; docs/spec/money.md#gone; the seed names it; docs/spec/money.md#fee; README.md';
    expect(brokenCitations(root, [{ path: 'packages/a.ts', text }])).toEqual([
      'packages/a.ts: decisions.md',
      'packages/a.ts: docs/spec/money.md#gone',
      'packages/a.ts: the seed names',
    ]);
  });
});
