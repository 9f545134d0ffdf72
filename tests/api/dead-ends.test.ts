import { aCompany } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
const as = (person: Person) => Browsing.as(app, people[person].id);

const logo = 'a'.repeat(64);
const companies = [
  aCompany({ logo }),
  aCompany({ id: 12, tradeName: 'Boreal', cnpj: '11222333000181', phone: null, address: null }),
];
const rows = oneOfEach.map(
  ([table, ...some]) => [table, ...(table === 'companies' ? companies : some)] as const,
);

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, rows);
});
afterAll(() => app.stop());

/** A page as it is seen, without its scripts. */
async function seen(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
/** The part of a page that this label names. */
const part = (page: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(page)?.[0] ?? '';

describe('the frame', () => {
  it('leads a creator to profile and portfolio from the bar of a phone', async () => {
    const page = await seen(await (await as('creator')).get('/dashboard/professional'));
    expect(part(page, 'Navegação principal')).toContain('href="/dashboard/professional/profile"');
    expect(part(page, 'Navegação principal').match(/<a /g)).toHaveLength(5);
  });

  it.each([
    ['creator', '/dashboard/professional', '/portraits/cecilia-amaral.svg'],
    ['creator', '/dashboard/notifications', '/portraits/cecilia-amaral.svg'],
    ['brandMember', '/dashboard/client', `/photos/${logo}.webp`],
    ['brandMember', '/dashboard/notifications', `/photos/${logo}.webp`],
  ] as const)('shows %s on %s the own picture', async (person, path, src) => {
    const page = await seen(await (await as(person)).get(path));
    expect(part(page, 'Conta')).toContain(`src="${src}"`);
  });
});
