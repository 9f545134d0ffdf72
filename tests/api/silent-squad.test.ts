import { blankParts, confidentialityText, proposals, type ResourceName, resources } from '@elenco/core';
import { actorOf } from '@elenco/core/people';
import { aBriefing, aCompany, aProposal, aSquad, ids } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { type Put, putRows } from '../support/rows';
import { validPdf } from '../support/soundPdf';
import { callerOf, oneOfEach, people } from './cast';

/**
 * Word in all secret texts: the company's names, and the texts of the brief that a creator may not read yet.
 */
const secret = 'Segredo';
const secretOf = (field: string) => `${secret} ${field}`;
/** Hash of the file that is both the campaign's picture and the company's logo. */
const secretPhoto = 'e'.repeat(64);
/** The company's id. Other contracts of the creator with the company may contain this id. */
const secretId = 871_204_365;
const squad = aSquad({ silent: true, title: secretOf('squad') });
const brief = aBriefing({
  squadId: squad.id,
  kind: 'silent_squad',
  status: 'awaiting_proposal',
  feeBp: 1_500,
  submittedAt: '2026-11-02T12:00:00.000Z',
  title: secretOf('title'),
  brand: secretOf('brand'),
  product: secretOf('product'),
  sought: secretOf('sought'),
  description: secretOf('description'),
  audience: secretOf('audience'),
  message: secretOf('message'),
  dos: secretOf('dos'),
  donts: secretOf('donts'),
  frequency: secretOf('frequency'),
  links: [{ title: secretOf('link'), url: 'https://segredo.example/' }],
  attachments: [{ fileId: 1, name: secretOf('file') }],
  picture: secretPhoto,
  contentRules: { ...blankParts.contentRules, mustSay: secretOf('must'), tags: secretOf('tags') },
  exclusivity: { ...blankParts.exclusivity, category: secretOf('category'), rivals: secretOf('rivals') },
  publicText: {
    sector: 'Cosméticos',
    summary: 'Um lançamento do verão.',
    inPortfolio: false,
    feeLowCents: 100_000,
    feeHighCents: 300_000,
  },
});
const company = aCompany({
  id: secretId,
  tradeName: secretOf('company'),
  legalName: secretOf('legal name'),
  logo: secretPhoto,
});
/** Tables whose rows belong to the squad, but also to the invited creator. */
const kept = [
  'companies',
  'creators',
  'users',
  'squads',
  'briefings',
  'proposals',
  'proposal-rounds',
  'conversations',
  'messages',
  'questions',
];
const ours: Readonly<Record<string, object>> = {
  companies: company,
  squads: squad,
  briefings: brief,
  proposals: aProposal(),
};
const cast = oneOfEach
  .filter(([table]) => kept.includes(table))
  .map(
    ([table, ...rows]): Put => [
      table,
      ...rows.map((row, n) => {
        const own = n === 0 ? { ...row, ...ours[table] } : row;
        return 'companyId' in own && own.companyId === ids.company ? { ...own, companyId: secretId } : own;
      }),
    ],
  );

let app: RunningApp;
let creator: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, cast);
  creator = await Browsing.as(app, ids.creatorUser);
  const form = new FormData();
  form.set('file', new File([validPdf()], `${secret}.pdf`));
  const headers = { Authorization: `Bearer ${await tokenOf(ids.brandUser)}` };
  const sent = await fetch(`${app.url}/api/v1/files`, { method: 'POST', body: form, headers });
  expect(await sent.json()).toMatchObject({ id: 1 });
});
afterAll(() => app.stop());

async function tokenOf(userId: number): Promise<string> {
  const about = { name: 'test', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  return (await app.database.identity.issueToken(userId, about)).token;
}

const project = `/dashboard/professional/briefing/${ids.briefing}`;
const pages = [
  '/dashboard/professional',
  project,
  `${project}/chat`,
  '/dashboard/professional/historic',
  '/dashboard/professional/finance',
  '/dashboard/professional/jobs',
  '/dashboard/professional/complete-briefing',
  '/dashboard/messages',
  '/dashboard/notifications',
  `/dashboard/jump?q=${secret}`,
  `/d/p/b/${ids.briefing}`,
];

/** Returns the secrets that a text contains, including the company's id. */
const findLeaks = (text: string) =>
  text.match(new RegExp(`\\S*(?:segredo|e{64}|${secretId}).{0,20}`, 'gi')) ?? [];

it('shows an invited creator no secret data of a silent squad on any page', async () => {
  const leaked: string[] = [];
  for (const path of pages) {
    const answer = await creator.get(path);
    const text = (await answer.text()) + (answer.headers.get('location') ?? '');
    // Ignores the search field, which repeats its own input.
    leaked.push(
      ...findLeaks(text.replaceAll(`q=${secret}`, '').replaceAll(`value="${secret}"`, '')).map(
        (leak) => `${path}: ${leak}`,
      ),
    );
  }
  expect(leaked).toEqual([]);
  expect(await (await creator.get(project)).text()).toContain('Um lançamento do verão.');
});

it('hides the data of a silent squad from an invited creator in the REST API', async () => {
  const call = callerOf(app, { Authorization: `Bearer ${await tokenOf(ids.creatorUser)}` });
  const leaked: string[] = [];
  for (const name of Object.keys(resources) as ResourceName[]) {
    for (const path of [
      `/api/v1/${name}`,
      `/api/v1/${name}/${ids.briefing}`,
      `/api/v1/${name}/${secretId}`,
    ]) {
      const answer = await call('GET', path);
      leaked.push(...findLeaks(await answer.text()).map((leak) => `${path}: ${leak}`));
    }
  }
  expect(leaked).toEqual([]);
  // Filters must not confirm the company's id either.
  const filter = encodeURIComponent(JSON.stringify({ companyId: secretId }));
  for (const name of ['proposals', 'proposal-rounds', 'questions', 'conversations'])
    expect([name, (await call('GET', `/api/v1/${name}?filter=${filter}`)).status]).toEqual([name, 400]);
});

it('shows the whole brief of a silent squad, with files, to a creator who has accepted confidentiality', async () => {
  expect((await creator.get('/api/v1/files/1')).status).toBe(404);
  const page = await (await creator.get(project)).text();
  expect(page).toContain(confidentialityText.slice(0, 40));
  const csrf = /name="csrf"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = (name: string) =>
    creator.post(project, { csrf, intent: 'acceptConfidentiality', id: String(ids.proposal), name });
  expect((await answer('')).status).toBe(422);
  expect((await answer('Aurora Lima')).status).toBe(422);
  expect((await answer('Cecilia amaral')).status).toBe(302);
  const row = await app.database.get(proposals, actorOf(people.creator), ids.proposal);
  expect(row).toMatchObject({ status: 'received', confidentiality: { name: 'Cecilia amaral' } });
  const open = await (await creator.get(project)).text();
  for (const field of ['description', 'brand', 'product', 'link', 'file', 'must'])
    expect(open).toContain(secretOf(field));
  expect(findLeaks(open).join(' ')).toContain(String(secretId));
  expect(open).toContain(`/photos/${secretPhoto}.webp`);
  expect((await creator.get('/api/v1/files/1')).status).toBe(200);
});

it('lists the files of a silent squad’s brief for the brand, which can open them', async () => {
  const brand = await Browsing.as(app, ids.brandUser);
  const html = await (await brand.get(`/dashboard/client/squad/${squad.id}?view=brief`)).text();
  expect(html).toContain(secretOf('file'));
  const [, link] = /href="([^"]*\/files\/\d+)"/.exec(html) ?? [];
  expect([link, (await brand.get(link ?? '')).status]).toEqual(['/api/v1/files/1', 200]);
});
