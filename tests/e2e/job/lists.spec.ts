import { readFile } from 'node:fs/promises';
import { listMembers, lists, trackMembers } from '@elenco/core/discovery';
import { actorOf } from '@elenco/core/people';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { inDays } from '../../support/days';
import { overflowOf } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

for (const width of [1440, 390]) {
  test(`a brand moves the creators of a list through its stages at ${width} px`, async ({ browser }) => {
    const who = await person(browser, app.url, { width });
    const { page } = who;
    const { search, options, toasts } = who.words;
    await enter(page, app, 'brand@aurora.example');
    await who.visit('/dashboard/client/search/lists');
    await page.getByRole('link', { name: 'Verão 2027', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${options.listStage.won}`) })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);

    // The last creator of the list has not been contacted; the dialog about that creator is opened by its
    // URL.
    const tab = page.getByRole('link', { name: new RegExp(`^${options.listStage.to_contact}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/stage=to_contact/);
    const row = page.getByRole('table').getByRole('row').last();
    const name = (await row.getByRole('link').first().innerText()).trim();
    const opener = filled(search.list.openOf, { name });
    await page.getByRole('link', { name: opener }).click();
    await expect(page).toHaveURL(/creator=/);
    const window = page.getByRole('dialog', { name });
    await who.field(search.list.nextContact, window).fill(inDays(5));
    await who.fill(search.list.labels, 'frete grátis', window);
    await who.fill(search.list.newNote, `Perguntou o prazo (${width})`, window);
    await who.press(search.list.save, window);
    await who.sees(toasts.saved);
    await expect(window.getByText(`Perguntou o prazo (${width})`)).toBeVisible();
    await expectAccessible(page);

    // Escape closes the dialog, and the filter stays.
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/stage=to_contact$/);

    // After the move, the creator is found by the filter of the new stage, and no longer by that of the
    // previous stage.
    const at = (stage: keyof typeof options.listStage) =>
      filled(search.list.changeStage, { name, stage: options.listStage[stage] });
    await page.getByRole('button', { name: at('to_contact') }).click();
    await page.getByRole('button', { name: options.listStage.negotiating, exact: true }).click();
    await who.sees(toasts.stageChanged);
    await expect(page.getByRole('link', { name: opener })).toBeHidden();
    await page.getByRole('link', { name: new RegExp(`^${options.listStage.negotiating}`) }).click();
    await expect(page.getByRole('link', { name: opener })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);

    await who.press(search.list.more);
    const [file] = await Promise.all([page.waitForEvent('download'), who.follow(search.list.files.csv)]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`Perguntou o prazo (${width})`);
    expect(text).not.toContain(options.listStage.won);
    expect(who.troubles).toEqual([]);
  });
}

test('an unsaved note on a creator of a list is kept while an older note is deleted', async ({ browser }) => {
  const { who, window, note } = await openMember(browser);
  const { search, toasts } = who.words;
  await note.fill('Nota antiga');
  await who.press(search.list.save, window);
  await expect(window.getByText('Nota antiga')).toBeVisible();
  await expect(note).toHaveValue('');
  await note.fill('Perguntou o');
  await window
    .getByRole('listitem')
    .filter({ hasText: 'Nota antiga' })
    .getByRole('button', { name: search.list.deleteNote })
    .click();
  await who.sees(toasts.noteDeleted);
  await expect(window.getByText('Nota antiga')).toBeHidden();
  await expect(note).toHaveValue('Perguntou o');
  await note.fill('Perguntou o prazo');
  await who.press(search.list.save, window);
  await expect(window.getByText('Perguntou o prazo')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('the dialog about a creator of a list keeps its input and does not overwrite a colleague’s later change', async ({
  browser,
}) => {
  const { who, window, note, list, owner, member, key } = await openMember(browser);
  const { search, problems } = who.words;
  await note.fill('Pediu o contrato');
  const colleague = actorOf((await app.database.identity.byEmail('member@aurora.example'))!);
  const change = { listId: list!.id, keys: [key], labels: ['urgente'] };
  await app.database.perform(trackMembers, change, { actor: colleague, now: new Date().toISOString() });
  await who.press(search.list.save, window);
  await expect(window.getByText(problems.stale)).toBeVisible();
  await expect(note).toHaveValue('Pediu o contrato');
  const [now] = await app.database.see(listMembers, owner, { id: member!.id });
  expect(now!.labels).toEqual(['urgente']);
});

/** Opens the first creator of a list, with the field for a new note. */
async function openMember(browser: Browser) {
  const who = await person(browser, app.url, { width: 1440 });
  await enter(who.page, app, 'brand@aurora.example');
  const owner = actorOf((await app.database.identity.byEmail('brand@aurora.example'))!);
  const [list] = await app.database.see(lists, owner, { name: 'Verão 2027' });
  const [member] = await app.database.see(listMembers, owner, { listId: list!.id }, { by: 'place' });
  const key = String(member!.creatorId ?? `x${member!.externalId}`);
  await who.visit(`/dashboard/client/search/list/${list!.id}?creator=${key}`);
  const window = who.page.getByRole('dialog');
  return { who, window, note: who.field(who.words.search.list.newNote, window), list, owner, member, key };
}
