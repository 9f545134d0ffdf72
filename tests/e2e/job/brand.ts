import type { Database } from '@elenco/db';
import { expect } from '@playwright/test';
import { confirmEmail } from '../support/mails';
import type { Person } from '../support/person';
import { filled, within } from '../support/words';

export interface NewBrand {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly tradeName: string;
  /** CNPJ as typed: numeric or alphanumeric, with or without separators. */
  readonly cnpj: string;
  readonly cpf: string;
}

export interface Brief {
  readonly title: string;
  readonly product: string;
  readonly budgetCents: number;
  /** First and last day of the campaign, as business dates. */
  readonly startsOn: string;
  readonly endsOn: string;
}

const project = (id: number) => `/dashboard/client/briefing/${id}`;

/** Signs a company up. Ends on the settings page, which requires a CPF first. */
export async function signUpBrand(brand: Person, about: NewBrand, database: Database): Promise<void> {
  const { access } = brand.words;
  await brand.visit('/');
  await brand.follow(brand.words.portal.shell.signup);
  await brand.follow(access.signup.brand);
  await fillSignUp(brand, about, database);
}

/** Fills in the form of the sign-up page and confirms the e-mail address. Ends on the settings page. */
export async function fillSignUp(brand: Person, about: NewBrand, database: Database): Promise<void> {
  const { access } = brand.words;
  await expect(brand.heading(access.brand.title)).toBeVisible();
  await brand.fill(access.fields.tradeName, about.tradeName);
  await brand.fill(access.fields.legalName, `${about.tradeName} Ltda.`);
  await brand.fill(access.fields.cnpj, about.cnpj);
  await brand.fill(access.fields.name, about.name);
  await brand.fill(access.fields.email, about.email);
  await brand.fill(access.fields.phone, '11987654321');
  await brand.fill(access.fields.password, about.password);
  await brand.page.getByRole('checkbox', { name: within(access.fields.agree) }).check();
  await brand.press(access.brand.submit);
  await confirmEmail(brand, about.email, database);
  await brand.page.waitForURL('**/dashboard/client/settings');
  await brand.settled();
}

/** Enters the CPF, and then the company's postal address. Until the CPF is entered, no other page opens. */
export async function completeCompany(brand: Person, { cpf, name }: NewBrand): Promise<void> {
  const { company: companyWords, resources, toasts } = brand.words;
  const { page } = brand;
  await brand.sees(companyWords.settings.cpfFirst);
  await brand.fill(resources.users.fields.cpf, cpf);
  await brand.press(companyWords.settings.saveAndGo);
  await page.waitForURL('**/dashboard/client/settings?first=address');
  await brand.settled();
  await fillAddress(brand, companyWords.settings.saveAndGo);
  await page.waitForURL('**/dashboard/client');
  await brand.sees(toasts.saved);
  await readExamples(brand, name);
}

/** Saves the company's postal address on the open page with the given button. */
export async function fillAddress(
  brand: Person,
  submit: string = brand.words.company.settings.save,
): Promise<void> {
  const { company: companyWords } = brand.words;
  const { page } = brand;
  await brand.fill(companyWords.address.cep, '13010000');
  await brand.fill(companyWords.address.number, '42');
  await brand.fill(companyWords.address.street, 'Rua Barão de Jaguara');
  await brand.fill(companyWords.address.city, 'Campinas');
  await brand.fill(companyWords.address.state, 'SP');
  const company = page.locator('form', { has: page.getByLabel(companyWords.address.cep) });
  await brand.press(submit, company);
}

/** Checks that a new brand is greeted by name, with its first step and two examples. */
async function readExamples(brand: Person, name: string): Promise<void> {
  const { examples, first, home, places } = brand.words.company;
  const greeting = filled(home.welcome, { name: name.split(' ')[0] ?? '' });
  for (const [link, note] of [
    [first.exampleBriefing, examples.briefingNote],
    [first.exampleReport, examples.reportNote],
  ] as const) {
    await expect(brand.heading(greeting)).toBeVisible();
    await brand.follow(link);
    await brand.sees(note);
    await brand.follow(places.home);
  }
}

/** Completes the wizard from the first step to the submission. Returns the briefing's id. */
export async function writeBriefing(brand: Person, brief: Brief): Promise<number> {
  const { company: companyWords, options, brief: words } = brand.words;
  const { wizard } = companyWords;
  const { page } = brand;
  const next = () => brand.press(wizard.continue);
  const at = (step: keyof typeof wizard.titles) => expect(brand.heading(wizard.titles[step])).toBeVisible();
  await brand.visit('/dashboard/client/new-briefing');
  await brand.follow(filled(companyWords.chooser.beginKind, { kind: options.briefingKind.creator }));
  await brand.fill(words.fields.title, brief.title);
  await next();

  await at('brand');
  const id = Number(/briefings\/(\d+)\//.exec(page.url())?.[1]);
  await next();
  await brand.sees(brand.words.problems.required);
  await brand.fill(words.fields.brand, 'Aurora');
  await brand.fill(words.fields.product, brief.product);
  await next();

  await at('new');
  await brand.fill(words.fields.description, 'Mostrar o protetor no dia a dia da praia, sem filtro.');
  await brand.fill(words.fields.audience, 'Mulheres de 20 a 35 anos');
  await next();

  await at('project');
  await brand.fill(words.fields.startsOn, brief.startsOn);
  await brand.fill(words.fields.endsOn, brief.endsOn);
  await next();

  await at('strategy');
  await brand.tick(options.goals.awareness);
  await next();
  await at('support');
  await next();
  await at('demographics');
  await next();

  await at('personas');
  await brand.field(words.fields.skill).selectOption({ label: options.skills.beauty });
  await brand.fill(words.fields.creatorsWanted, '2');
  await next();

  await at('channels');
  await brand.tick(options.channels.instagram);
  await next();

  await at('deliverables');
  await brand.field(words.fields.format).selectOption({ label: options.formats.reels });
  await brand.fill(words.fields.quantity, '2');
  await next();

  await at('midia');
  await brand.tick(options.rightsUse.repost);
  await next();
  await at('references');
  await next();
  await at('do');
  await next();

  await at('budget');
  await leaveAndResume(brand, id);
  await brand.fill(words.fields.budgetCents, brand.typed(brief.budgetCents));
  for (const cents of [brief.budgetCents * 0.15, brief.budgetCents * 0.85]) {
    await brand.sees(brand.money(cents));
  }
  await next();
  await submit(brand, id);
  return id;
}

/** Checks that the draft was saved and opens again at its current step. */
async function leaveAndResume(brand: Person, id: number): Promise<void> {
  const { company: companyWords } = brand.words;
  await brand.visit(`/dashboard/client/briefings/${id}/review`);
  await expect(brand.heading(companyWords.wizard.titles.budget)).toBeVisible();
}

async function submit(brand: Person, id: number): Promise<void> {
  const { company: companyWords, resources } = brand.words;
  await expect(brand.heading(companyWords.wizard.titles.review)).toBeVisible();
  await brand.press(companyWords.wizard.submit);
  await brand.page.waitForURL(`**${project(id)}`);
  await brand.sees(resources.briefings.status.under_approval);
}

/** Reads the reason why the briefing was sent back, changes the briefing, and submits it again. */
export async function correctBriefing(brand: Person, id: number, comment: string): Promise<void> {
  const { company: companyWords } = brand.words;
  await brand.visit(`/dashboard/client/briefings/${id}/do`);
  await brand.sees(comment);
  await brand.fill(brand.words.brief.fields.donts, 'Sem filtro de beleza.');
  await brand.press(companyWords.wizard.continue);
  await expect(brand.heading(companyWords.wizard.titles.budget)).toBeVisible();
  await brand.visit(`/dashboard/client/briefings/${id}/review`);
  await submit(brand, id);
}

/** Selects creators of the shortlist and invites them. */
export async function chooseCreators(brand: Person, id: number, names: readonly string[]): Promise<void> {
  const { select, next } = brand.words.company;
  await brand.visit(project(id));
  await brand.follow(next.choose_creators.action);
  await expect(brand.heading(select.title)).toBeVisible();
  for (const name of names) await brand.page.getByRole('checkbox', { name: within(name) }).check();
  await brand.press(
    filled(names.length === 1 ? select.invite_one : select.invite_other, { count: names.length }),
  );
  await brand.press(select.send, brand.dialog);
  await brand.sees(brand.words.toasts.invited);
}

/** Opens the received proposal, reads total and contract, and approves it. */
export async function approveProposal(
  brand: Person,
  id: number,
  {
    name,
    totalCents,
    budgetCents,
    isFarAbove = false,
  }: { name: string; totalCents: number; budgetCents: number; isFarAbove?: boolean },
): Promise<void> {
  const { proposals, approve } = brand.words.company;
  const { page } = brand;
  await brand.visit(`${project(id)}?view=proposals`);
  await page.getByRole('checkbox', { name: filled(proposals.choose, { name }) }).check();
  await brand.press(proposals.compare);
  await expect(brand.heading(approve.sums)).toBeVisible();
  for (const cents of [totalCents, totalCents * 0.15, totalCents * 0.85, budgetCents - totalCents]) {
    await brand.sees(brand.money(cents));
  }
  await page.getByText(filled(approve.preview, { name })).click();
  await brand.sees('12.ABC.345/01DE-35');
  const confirm = filled(approve.confirm_one, { total: brand.money(totalCents) });
  await brand.press(confirm);
  if (isFarAbove) {
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(approve.far.text_one);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(brand.heading(approve.sums)).toBeHidden();
}

/** Checks the amount that the brand has to pay, in cents. */
export async function seeMoneyToPay(brand: Person, cents: number): Promise<void> {
  const { money } = brand.words.company;
  await brand.visit('/dashboard/client');
  const sum = brand.page.getByText(money.due, { exact: true }).first().locator('../..');
  await expect(sum).toContainText(within(brand.money(cents)));
}

const piece = (brand: Person, ordinal: number) => {
  const { company: companyWords, options } = brand.words;
  return filled(companyWords.content.piece, {
    format: options.formats.reels,
    number: ordinal,
    channel: options.channels.instagram,
  });
};

export async function requestChange(brand: Person, id: number, ordinal: number, what: string): Promise<void> {
  const { content } = brand.words.company;
  await brand.visit(`${project(id)}?view=content`);
  const card = brand.page
    .locator('section > *, article, div')
    .filter({ has: brand.heading(piece(brand, ordinal)) })
    .filter({ has: brand.page.getByRole('button', { name: content.requestChanges }) })
    .last();
  await brand.press(content.requestChanges, card);
  await brand.fill(content.changesWhat, what, brand.dialog);
  await brand.press(content.requestChanges, brand.dialog);
  await brand.sees(brand.words.toasts.changesRequested);
}

export async function approveDraft(brand: Person, id: number, ordinal: number): Promise<void> {
  const { content } = brand.words.company;
  await brand.visit(`${project(id)}?view=content`);
  await brand.press(`${content.approveDraft}: ${piece(brand, ordinal)}`);
  await brand.press(content.approveDraft, brand.dialog);
  await brand.sees(brand.words.toasts.draftApproved);
}

export async function verifyContent(brand: Person, id: number, ordinal: number): Promise<void> {
  const { content } = brand.words.company;
  await brand.visit(`${project(id)}?view=content`);
  await brand.press(`${content.verify}: ${piece(brand, ordinal)}`);
  await brand.press(content.verify, brand.dialog);
  await brand.sees(brand.words.toasts.verified);
}

export async function evaluateCreator(brand: Person, id: number, text: string): Promise<void> {
  const { evaluation } = brand.words.company;
  await brand.visit(`${project(id)}?view=evaluation`);
  await brand.choose('5');
  await brand.fill(evaluation.text, text);
  await brand.press(evaluation.send);
  await brand.sees(brand.words.toasts.evaluated);
}
