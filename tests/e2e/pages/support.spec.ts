import { actorOf, creators, leads, type User, users } from '@elenco/core';
import { People } from '@elenco/db';
import { type Browser, expect } from '@playwright/test';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../../support/app';
import { passwordHash } from '../../support/cast';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import { contextOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const office = '/dashboard/admin';
const email = 'support@elenco.example';
const support = async () => actorOf((await app.database.identity.byEmail(email)) as User);

async function atWork(browser: Browser, who = email): Promise<Person> {
  const context = await contextOf(browser, app, who, { language: 'pt', scheme: 'light' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Person(page, 'pt');
}

/** Signs up one more account with the same telephone number. */
async function signUpDuplicate(name: string, address: string) {
  const people = new People(app.database, { passwordHash }, () => new Date().toISOString());
  const work = { profileType: 'content_creator', mainSkill: 'beauty' } as const;
  const actor = await people.creator({
    ...work,
    name,
    email: address,
    phone: '+5581912345678',
    tags: [],
    curatorCode: '',
  });
  if (actor.role !== 'creator') throw new Error('no creator is signing up');
  return actor;
}

/** Creates a background job that has no attempts left. */
async function failedJob(): Promise<number> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from graphile_worker.add_job('nothing-does-this', '{"to": "rui@casa.example"}',
         run_at := now() + interval '1 day')`,
    );
    await client.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'refused rui@casa.example'
       where id = $1`,
      [rows[0]?.id],
    );
    return Number(rows[0]?.id);
  } finally {
    await client.end();
  }
}

test('support handles waiting items, suspends and reinstates a user, and reschedules a failed job', async ({
  browser,
}) => {
  const staff = await atWork(browser);
  const { page, words } = staff;
  const { start, jobs, suspension, signIns } = words.office;
  const job = await failedJob();

  await page.goto(`${office}/start`);
  for (const waits of [start.requests, start.leads, start.messageReports, start.boardReports, start.people])
    await expect(staff.heading(waits)).toBeVisible();
  const [lead] = await app.database.see(leads, await support(), { status: 'new' }, { by: 'createdAt' });
  if (!lead) throw new Error('the demo data has no lead');
  await page.getByRole('table', { name: start.leads }).getByRole('link').first().click();
  await staff.press(words.resources.leads.moves.contact);
  const asked = staff.dialog.getByRole('button', { name: words.resources.leads.moves.contact });
  if (await asked.isVisible()) await asked.click();
  await staff.sees(`“${lead.name}” ${words.office.done.leads.contact}`);
  expect(await app.database.get(leads, await support(), lead.id)).toMatchObject({ status: 'contacted' });

  const person = (await app.database.identity.byEmail('member@aurora.example')) as User;
  await page.goto(`${office}/users/${person.id}`);
  await staff.press(suspension.suspend);
  await staff.fill(signIns.reason, 'curto', staff.dialog);
  await staff.press(suspension.suspend, staff.dialog);
  await staff.sees(words.problems.reason_too_short);
  await staff.fill(signIns.reason, 'A conta foi usada por outra pessoa.', staff.dialog);
  await staff.press(suspension.suspend, staff.dialog);
  await staff.sees(suspension.suspendDone);
  expect((await app.database.get(users, await support(), person.id))?.suspendedAt).not.toBeNull();
  await staff.press(suspension.lift);
  await staff.fill(signIns.reason, 'A pessoa confirmou quem é por telefone.', staff.dialog);
  await staff.press(suspension.lift, staff.dialog);
  await staff.sees(suspension.liftDone);

  await page.goto(`${office}/jobs/background`);
  // The page of background jobs opens with the tab of failed jobs.
  await expect(page.getByRole('tab', { name: new RegExp(`^${jobs.state.failed}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const row = page.getByRole('row').filter({ hasText: `nothing-does-this #${job}` });
  await expect(row).toContainText('to: •••');
  await expect(row).not.toContainText('rui@casa.example');
  await staff.press(jobs.reschedule, row);
  await staff.fill(jobs.runAtDay, '01/01/2099', staff.dialog);
  await staff.fill(jobs.runAtTime, '25:00', staff.dialog);
  await staff.press(jobs.reschedule, staff.dialog);
  await staff.sees(jobs.wrongTime);
  await staff.fill(jobs.runAtTime, '10:00', staff.dialog);
  await staff.press(jobs.reschedule, staff.dialog);
  await staff.sees(jobs.done);
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: new RegExp(`^${jobs.state.scheduled}`) }).click();
  await expect(row).toContainText(/2099.*10:00/);
  await staff.press(jobs.giveUp, row);
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: new RegExp(`^${jobs.state.failed}`) }).click();
  await expect(row).toBeVisible();

  // The jobs for creators are in a group of the menu that is collapsed for support. Each job has a link to
  // its briefing.
  await staff.press(words.office.shell.work);
  await staff.follow(words.resources.openings.name.split(' |||| ')[1] ?? '', page.getByRole('main'));
  await expect(page).toHaveURL(/\/jobs(\?|$)/);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/briefing\/\d+\/jobs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(staff.troubles).toEqual([]);
});

test('an owner of the platform changes a colleague’s duties, and revokes the colleague’s token', async ({
  browser,
}) => {
  const staff = await atWork(browser, 'owner@elenco.example');
  const { page, words } = staff;
  const { platform, kit } = words.office;
  const curator = (await app.database.identity.byEmail('curation@elenco.example')) as User;
  const about = { name: 'Planilha', scopes: ['read'], days: 5, now: new Date().toISOString() };
  const { token } = await app.database.identity.issueToken(curator.id, about);
  await page.goto(`${office}/settings/staff`);
  await page.getByRole('button', { name: filled(platform.changeOf, { name: curator.name }) }).click();
  await staff.dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: words.office.options.duty.finance, exact: true }).click();
  await page.keyboard.press('Escape');
  await staff.press(kit.save, staff.dialog);
  await staff.sees(platform.changed);
  expect((await app.database.identity.byEmail(curator.email))?.duties).toEqual(['curation', 'finance']);
  await expectAccessible(page);
  await expect(page.getByRole('row').filter({ hasText: platform.you })).toHaveCount(1);

  await page.goto(`${office}/settings/platform`);
  await staff.sees(platform.gateDown);
  await page.getByRole('button', { name: filled(platform.revokeNamed, { name: 'Planilha' }) }).click();
  await staff.press(platform.revoke, staff.dialog);
  await staff.sees(platform.noTokens);
  const answer = await page.request.get('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await expectAccessible(page);
  expect(staff.troubles).toEqual([]);
});

test('support merges two accounts of a creator, takes one field from the second account, and reverses the merge', async ({
  browser,
}) => {
  const staff = await atWork(browser);
  const { page, words } = staff;
  const { duplicates, signIns } = words.office;
  const { bio } = words.resources.creators.fields;
  const actor = await support();
  const [first, second] = [
    await signUpDuplicate('Nina Sá', 'nina@sa.example'),
    await signUpDuplicate('Nina S.', 'nina+2@sa.example'),
  ];
  const [keptId, goneId] = [first.creatorId, second.creatorId];
  const own = { actor: second, now: new Date().toISOString() };
  await app.database.update(creators, { id: goneId, bio: 'Pele e maquiagem.' }, own);
  const of = async (id: number) => (await app.database.get(creators, actor, id))!;
  const [before, gone] = [await of(keptId), await of(goneId)];
  expect(before.bio).not.toBe(gone.bio);

  // A creator who has contracts cannot be merged into another account. The page lists all reasons, and has no
  // merge button.
  const worker = (await app.database.identity.byEmail('creator@story.example')) as User;
  await page.goto(`${office}/doubles`);
  await staff.fill(duplicates.kept, first.name);
  await page.getByRole('option', { name: 'nina@sa.example' }).click();
  await staff.fill(duplicates.merged, 'creator@story.example');
  await page.getByRole('option', { name: worker.name }).click();
  await page.getByRole('button', { name: duplicates.compare, exact: true }).click();
  await staff.sees(duplicates.refused);
  await staff.sees(words.problems.merge_contracts);
  await expect(page.getByRole('button', { name: duplicates.merge })).toHaveCount(0);

  await page.goto(`${office}/doubles`);
  await staff.follow(filled(duplicates.compareNamed, { first: first.name, second: second.name }));
  await staff.tick(filled(duplicates.takeField, { field: bio }));
  await expectAccessible(page);
  await staff.press(duplicates.merge);
  await staff.fill(signIns.reason, 'curto', staff.dialog);
  await staff.press(duplicates.merge, staff.dialog);
  await staff.sees(words.problems.reason_too_short);
  expect((await of(goneId)).removedAt).toBeNull();
  await staff.fill(signIns.reason, 'A pessoa escreveu: os dois cadastros são dela.', staff.dialog);
  await staff.press(duplicates.merge, staff.dialog);
  await staff.sees(duplicates.mergeDone);
  await expect(page).toHaveURL(/\/doubles$/);
  expect((await of(keptId)).bio).toBe(gone.bio);

  // For staff, the merged account links to the account that remains. Signing in to the merged account is
  // impossible.
  await page.goto(`${office}/perfil/${goneId}`);
  await staff.sees(duplicates.mergedInto);
  const [old] = await app.database.see(users, actor, { creatorId: goneId });
  expect(old?.suspendedAt).not.toBeNull();

  await page.goto(`${office}/doubles`);
  const done = page.getByRole('table', { name: duplicates.done }).getByRole('row').nth(1);
  await staff.press(duplicates.undo, done);
  await staff.fill(signIns.reason, 'Eram irmãs, e não a mesma pessoa.', staff.dialog);
  await staff.press(duplicates.undo, staff.dialog);
  await staff.sees(duplicates.undoDone);
  await expect(done.getByRole('button')).toHaveCount(0);
  expect((await of(keptId)).bio).toBe(before.bio);
  expect((await of(goneId)).removedAt).toBeNull();
  expect(staff.troubles).toEqual([]);
});
