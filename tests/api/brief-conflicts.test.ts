import { type Actor, briefings, sendBackBriefing } from '@elenco/core';
import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { type Cast, creatorIdOf, gather, wholeBrief } from '../support/cast';
import { inDays } from '../support/days';
import { words } from './searchPages';

let app: RunningApp;
let cast: Cast;
/** `tab` and `other` are two browser tabs of the same user of the brand. */
let tab: Browsing;
let other: Browsing;
let curation: Browsing;

const userOf = (actor: Actor) => ('userId' in actor ? actor.userId : 0);

beforeAll(async () => {
  app = await startApp();
  cast = await gather(app.database);
  cast.clock.now = new Date().toISOString();
  [tab, other] = [await Browsing.as(app, userOf(cast.brand)), await Browsing.as(app, userOf(cast.brand))];
  curation = await Browsing.as(app, userOf(cast.curator));
});
afterAll(() => app.stop());

const brief = (id: number) => app.database.get(briefings, cast.brand, id);
const draft = () =>
  cast.job.draft(cast.brand, { ...wholeBrief, startsOn: inDays(3), endsOn: inDays(30) } as never);
const [first, second] = [0, 1].map((n) => () => creatorIdOf(cast.creators[n]!)) as [
  () => number,
  () => number,
];
const name = (briefingId: number, ...creatorIds: number[]) =>
  other.call('POST', '/api/v1/commands/shortlist.name', { briefingId, creatorIds });

/** Opens a wizard step. Returns a function that submits the step's form as it was when it was opened. */
async function opened(id: number, step: string) {
  const path = `/dashboard/client/briefings/${id}/${step}`;
  const html = await (await tab.get(path)).text();
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const csrf = await tab.csrf(path);
  return (fields: Record<string, string>) => tab.post(path, { csrf, seen, intent: 'continue', ...fields });
}

it('rejects a step saved after another tab submitted the brief, and keeps the typed input', async () => {
  const id = await draft();
  const save = await opened(id, 'brand');
  await cast.job.submit(cast.brand, id);
  expect((await name(id, first())).status).toBe(200);
  const before = await brief(id);
  const answer = await save({ brand: 'Aurora', product: 'Sérum da outra aba' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(words(html)).toContain(problems.briefing_submitted);
  expect(html).toContain('Sérum da outra aba');
  expect(await brief(id)).toEqual(before);
  expect(before).toMatchObject({ wished: [first()], product: wholeBrief.product });
});

it('keeps a creator named during curation if an older tab edits the returned brief', async () => {
  const id = await draft();
  const saveBrand = await opened(id, 'brand');
  const saveFirst = await opened(id, 'create');
  await cast.job.submit(cast.brand, id);
  expect((await name(id, first())).status).toBe(200);
  await cast.job.run(sendBackBriefing, { id, comment: 'Faltam os canais.' }, cast.curator);

  // Saves a different step. The creator named in the other tab remains.
  expect((await saveBrand({ brand: 'Aurora', product: 'Sérum novo' })).status).toBe(302);
  expect(await brief(id)).toMatchObject({ product: 'Sérum novo', wished: [first()] });

  // Refuses the step with the named creators, since it would remove a creator that this tab has not loaded.
  const answer = await saveFirst({ kind: 'creator', title: 'Título digitado' });
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(words(html)).toContain(company.wizard.changedElsewhere.title);
  expect(html).toContain('Título digitado');
  expect(await brief(id)).toMatchObject({ title: wholeBrief.title, wished: [first()] });
});

it('keeps both creators that two tabs add to a brief at the same time', async () => {
  const id = await draft();
  await cast.job.submit(cast.brand, id);
  const answers = await Promise.all([name(id, first()), name(id, second())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([...(await brief(id)).wished].sort()).toEqual([first(), second()].sort());
});

it('refuses an approval by curation if the brand has named a creator since curation read the brief', async () => {
  const id = await draft();
  await cast.job.submit(cast.brand, id);
  const { version } = await brief(id);
  await name(id, first());
  const approve = (given: number) =>
    curation.call('POST', `/api/v1/briefings/${id}/moves`, { move: 'approve', version: given });
  const refused = await approve(version);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'stale']);
  const named = await brief(id);
  expect(named).toMatchObject({ status: 'under_approval', wished: [first()] });
  expect((await approve(named.version)).status).toBe(200);
  expect((await brief(id)).status).toBe('curation');
});
