import { grantCuratorCode } from '@elenco/core';
import { users } from '@elenco/core/people';
import { People } from '@elenco/db';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { passwordHash } from '../../support/cast';
import { lastMailTo, linkIn } from '../../support/mailbox';
import { overflowOf } from '../pages/variants';
import { confirmEmail } from '../support/mails';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled, within } from '../support/words';

const password = 'muro azul 77';
const owner = 'dona@aurora.example';
const curator = 'cura@elas.example';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
  const now = () => new Date().toISOString();
  const people = new People(app.database, { passwordHash }, now);
  const brand = await people.brand({
    name: 'Dona da Aurora',
    email: owner,
    tradeName: 'Aurora',
    legalName: 'Aurora Ltda.',
    cnpj: '11222333000181',
    phone: '+5519998765432',
  });
  if (brand.role !== 'company') throw new Error('not a user of a company');
  await app.database.update(users, { id: brand.userId, cpf: '52998224725' }, { actor: brand, now: now() });
  const staff = await people.staff('Gabriela Torres', 'curadoria@casa.example', ['curation']);
  const joined = await people.creator({
    name: 'Cura Dora',
    email: curator,
    phone: '+5581998765432',
    profileType: 'content_creator' as const,
    mainSkill: 'beauty' as const,
    tags: [],
  });
  if (joined.role !== 'creator') throw new Error('not a user with a creator profile');
  const { creatorId } = joined;
  await app.database.perform(grantCuratorCode, { creatorId }, { actor: staff, now: now() });
});
test.afterAll(() => app.stop());

async function join(who: Person, email: string, name: string): Promise<void> {
  const { access, team } = who.words;
  await who.visit(new URL(linkIn(await lastMailTo(app.database, email))).pathname);
  await expect(who.field(access.fields.name)).toHaveValue(name);
  await who.fill(access.fields.password, password);
  await who.page.getByRole('checkbox', { name: within(access.fields.agree) }).check();
  await who.press(team.join.submit);
}

test('an owner invites a user, who joins, is removed, and loses access at the next click', async ({
  browser,
}) => {
  const [boss, bia] = [await person(browser, app.url), await person(browser, app.url)];
  const { team, portal, toasts } = boss.words;
  await enter(boss.page, app, owner);
  await boss.visit('/dashboard/client/company');
  await boss.fill(team.invite.name, 'Bia Rocha');
  await boss.fill(team.invite.email, 'bia@');
  await boss.press(team.invite.submit);
  await boss.sees(boss.words.problems.invalid_email);
  await expect(boss.field(team.invite.name)).toHaveValue('Bia Rocha');
  await boss.fill(team.invite.email, 'bia@aurora.example');
  await boss.press(team.invite.submit);
  await boss.sees(toasts.inviteSent);
  await boss.sees('bia@aurora.example');

  await join(bia, 'bia@aurora.example', 'Bia Rocha');
  await bia.page.waitForURL('**/dashboard/client/settings');
  const link = linkIn(await lastMailTo(app.database, 'bia@aurora.example'));
  await bia.visit('/dashboard/client/settings');

  await boss.visit('/dashboard/client/company');
  // Uses the keyboard on a phone: the menu opens, Escape closes the menu, and canceling the dialog returns
  // the focus to the menu's button.
  await boss.page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(boss.page)).toEqual([]);
  const menu = boss.page.getByRole('button', { name: filled(team.people.doNamed, { name: 'Bia Rocha' }) });
  await menu.focus();
  await boss.page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(boss.page.getByRole('link', { name: team.people.loginAs })).toBeVisible();
  await boss.page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await boss.press(team.moves.remove.do);
  await boss.press(portal.ui.back, boss.dialog);
  await expect(menu).toBeFocused();
  await boss.page.setViewportSize({ width: 1440, height: 900 });
  await menu.click();
  await boss.press(team.moves.remove.do);
  await boss.sees(filled(team.moves.remove.text, { name: 'Bia Rocha' }), boss.dialog);
  await boss.press(team.moves.remove.do, boss.dialog);
  await boss.sees(toasts.memberRemoved);
  await boss.sees(filled(team.history.users_removeFromTeam, { about: 'Bia Rocha' }));

  await bia.page.goto('/dashboard/client/settings');
  await bia.page.waitForURL(/openlogin=true/);
  expect(link).toContain('/');
  expect([...boss.troubles, ...bia.troubles]).toEqual([]);
});

test('an invitation link works once, and afterwards shows the page for invalid links', async ({
  browser,
}) => {
  const [boss, nina] = [await person(browser, app.url), await person(browser, app.url)];
  const { team } = boss.words;
  await enter(boss.page, app, owner);
  await boss.visit('/dashboard/client/newmembers');
  await boss.choose(boss.words.options.invitationKind.creator, boss.page.getByRole('complementary'));
  await boss.fill(team.invite.name, 'Nina Prado');
  await boss.fill(team.invite.email, 'nina@story.example');
  await boss.press(team.invite.submit);
  await boss.sees(boss.words.toasts.inviteSent);

  const used = new URL(linkIn(await lastMailTo(app.database, 'nina@story.example'))).pathname;
  await nina.visit(used);
  await nina.sees(filled(team.join.titles.creator, { company: 'Aurora' }));
  const { access, options } = nina.words;
  await nina.pick(access.fields.mainSkill, options.skills.beauty);
  await nina.fill(access.fields.phone, '81998765432');
  await nina.fill(access.fields.password, password);
  await nina.page.getByRole('checkbox', { name: within(access.fields.agree) }).check();
  await nina.press(team.join.submit);
  await nina.page.waitForURL('**/dashboard/professional/start/photo');

  const stranger = await person(browser, app.url);
  const mains: string[] = [];
  for (const path of [used, `/invite/${'x'.repeat(43)}`]) {
    const answer = await stranger.page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    mains.push(await stranger.page.getByRole('main').innerText());
  }
  expect(mains[0]).toContain(team.join.over);
  expect(mains[0]).toBe(mains[1]);
});

for (const width of [1440, 390]) {
  test(`a file of people to invite is previewed row by row before any invitation is sent, at ${width} px`, async ({
    browser,
  }) => {
    const boss = await person(browser, app.url, { width });
    const { team, problems, toasts } = boss.words;
    await enter(boss.page, app, owner);
    await boss.visit('/dashboard/client/newmembers');
    const csv = [
      'nome;e-mail;para',
      `Ana Nova;ana${width}@aurora.example;equipe`,
      `Ana De Novo;ANA${width}@aurora.example;creator`,
      `Dona da Aurora;${owner};equipe`,
      'Sem Endereço;sem@;equipe',
    ].join('\r\n');
    await boss.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await boss.press(team.file.check);
    await boss.sees(filled(team.file.count_one, { count: 1, total: 4 }));
    const { invite, repeated, member, wrong } = team.outcomes;
    for (const outcome of [invite, repeated, member, wrong]) await boss.sees(outcome);
    await boss.sees(problems.invalid_email);
    expect(await overflowOf(boss.page)).toEqual([]);
    await boss.press(filled(team.file.send_one, { count: 1 }));
    await boss.sees(toasts.inviteSent);
    await boss.sees(`ana${width}@aurora.example`);
    expect((await lastMailTo(app.database, `ana${width}@aurora.example`)).subject).toContain('Aurora');
    expect(boss.troubles).toEqual([]);
  });
}

test('a curator shares a sign-up code and sees the creator who signed up with it', async ({ browser }) => {
  const [cura, novo] = [await person(browser, app.url), await person(browser, app.url)];
  const { team, toasts } = cura.words;
  await enter(cura.page, app, curator);
  await cura.visit('/dashboard/professional/curator');
  await cura.sees(team.curator.nobody);
  const link = await cura.field(team.curator.link).inputValue();

  const { access, options } = novo.words;
  await novo.visit(new URL(link).pathname + new URL(link).search);
  await expect(novo.field(access.fields.curatorCode)).toHaveValue(/\w{4}-?\w{4}/);
  await novo.pick(access.fields.mainSkill, options.skills.dance);
  await novo.fill(access.fields.name, 'Nilo Novo');
  await novo.fill(access.fields.email, 'nilo@elas.example');
  await novo.fill(access.fields.phone, '81998765432');
  await novo.fill(access.fields.password, password);
  await novo.page.getByRole('checkbox', { name: within(access.fields.agree) }).check();
  await novo.press(access.creator.submit);
  await confirmEmail(novo, 'nilo@elas.example', app.database);

  await cura.visit('/dashboard/professional/curator');
  await cura.sees('Nilo Novo');
  await cura.press(team.curator.rotate.do);
  await cura.press(team.curator.rotate.do, cura.dialog);
  await cura.sees(toasts.codeRotated);
  await expect(cura.field(team.curator.link)).not.toHaveValue(link);
  await cura.sees('Nilo Novo');
  expect(cura.troubles).toEqual([]);
});
