import { readdirSync, readFileSync } from 'node:fs';
import { type Actor, nextStep, noticesFor, notificationRules } from '@elenco/core';
import words from '@elenco/locales/pt/notices.json';
import { describe, expect, it } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const OFFICE = '/dashboard/admin';

/** Screens of the back office; what only leads on to another address is none. */
const office = [
  ...readFileSync(at('apps/backoffice/src/screens.tsx'), 'utf8').matchAll(
    /<Route path="([^"]+)" element=\{allowed\(/g,
  ),
].map(([, path = '']) => `${OFFICE}${path}`.replace(/\/$/, '').replace(/\/\*$/, ''));

/** Pages of the portal by Remix's naming of files; the page for unknown addresses is none. */
const portal = readdirSync(at('apps/portal/app/routes'))
  .filter((file) => /\.tsx?$/.test(file) && file !== '$.tsx')
  .map((file) => {
    const parts = file.replace(/\.tsx?$/, '').split(/(?<!\[)\./);
    const named = parts.filter((part) => !part.startsWith('_'));
    return `/${named.map((part) => part.replace(/_$/, '').replace('[.]', '.').replace(/^\$/, ':')).join('/')}`;
  });

const matches = (path: string, link: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '(?:\\d+|\\{token\\})')}$`).test(
    link.replace(/[?#].*$/, ''),
  );

/** Those that lead nowhere. */
const astray = (links: readonly string[]) =>
  links.filter(
    (link) => !(link.startsWith(OFFICE) ? office : portal).some((address) => matches(address, link)),
  );

describe('the links that people are given', () => {
  it('of notices lead to a screen that exists', () => {
    const notices = Object.keys(notificationRules).flatMap((kind) =>
      noticesFor({ kind, rowId: 7, briefingId: 31, data: { contractId: 51, listId: 301, users: '21' } }),
    );
    expect(astray(notices.map(({ link }) => link))).toEqual([]);
    const staff = notices.filter(({ audience }) => audience.startsWith('staff:'));
    expect(staff.filter(({ link }) => !link.startsWith(OFFICE))).toEqual([]);
  });

  it.each<Actor>([
    { role: 'admin', userId: 1, name: 'A', duties: ['owner'] },
    { role: 'client', userId: 1, name: 'A', companyId: 1, companyRole: 'owner' },
    { role: 'professional', userId: 1, name: 'A', creatorId: 1 },
  ])('of the next steps of a $role lead to a screen that exists', (actor) => {
    for (const briefingId of [null, 31]) {
      const codes = Object.keys(words.nextStep);
      const { first, rest } = nextStep(
        actor,
        Object.fromEntries(codes.map((code) => [code, { count: 1, briefingId }])),
      );
      expect(first).toBeDefined();
      expect(astray([first, ...rest].map((step) => step?.link ?? ''))).toEqual([]);
    }
  });

  it('are found out when they lead nowhere', () => {
    const old = [
      '/dashboard/admin/#/charges/3/show',
      '/dashboard/admin/charges/3/show',
      '/dashboard/nowhere',
    ];
    expect(astray(old)).toEqual(old);
  });
});
