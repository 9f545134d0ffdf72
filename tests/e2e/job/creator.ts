import type { Database } from '@elenco/db';
import { expect } from '@playwright/test';
import { confirmEmail } from '../support/mails';
import type { Person } from '../support/person';
import { filled, within } from '../support/words';

export interface NewCreator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly cpf: string;
}

const project = (briefingId: number) => `/dashboard/professional/briefing/${briefingId}`;

/** Signs a creator up. Ends at the first step for new creators. */
export async function signUpCreator(creator: Person, about: NewCreator, database: Database): Promise<void> {
  const { access, options } = creator.words;
  const { page } = creator;
  await creator.visit('/signup/creator');
  await creator.choose(access.creator.contentCreator);
  await creator.pick(access.fields.mainSkill, options.skills.beauty);
  await creator.fill(access.fields.name, about.name);
  await creator.fill(access.fields.email, about.email);
  await creator.fill(access.fields.phone, '81998765432');
  await creator.fill(access.fields.password, about.password);
  await page.getByRole('checkbox', { name: within(access.fields.agree) }).check();
  await creator.press(access.creator.submit);
  await confirmEmail(creator, about.email, database);
  await page.waitForURL('**/dashboard/professional/start/photo');
  await creator.settled();
}

/** Completes the data that a proposal requires: identity, channels, payout details. */
export async function completeProfile(creator: Person, about: NewCreator): Promise<void> {
  const { creator: creatorWords, toasts, options } = creator.words;
  const { page } = creator;
  const part = (name: string) => page.getByRole('region', { name });
  const open = (at: string) => creator.visit(`/dashboard/professional/settings/${at}`);
  const { save } = creatorWords.settings;
  const saved = async () => {
    await creator.sees(toasts.saved);
    await page.waitForURL('**/dashboard/professional/settings');
  };

  await open('profile');
  const profile = part(creatorWords.settings.profile);
  await creator.fill(creatorWords.profile.bio, 'Pele sem filtro, com humor.', profile);
  for (const tag of [options.skills.travel, options.skills.food])
    await creator.mark(profile.getByRole('checkbox', { name: tag, exact: true }));
  await creator.fill(creatorWords.profile.city, 'Recife', profile);
  await creator.fill(creatorWords.profile.state, 'PE', profile);
  await creator.fill(creatorWords.profile.price, creator.typed(120_000), profile);
  await creator.press(save, profile);
  await saved();

  await open('channels');
  const channels = part(creatorWords.settings.channels);
  await creator
    .field(creatorWords.channels.channel, channels)
    .selectOption({ label: options.channels.instagram });
  await creator.fill(creatorWords.channels.handle, `@${about.name.split(' ')[0]}`, channels);
  await creator.fill(creatorWords.channels.followers, '48000', channels);
  await creator.fill(creatorWords.channels.engagement, creator.language === 'pt' ? '4,2' : '4.2', channels);
  await creator.press(save, channels);
  await saved();

  await open('payee');
  const payee = part(creatorWords.settings.payee);
  await creator.fill(creatorWords.payee.cpf, about.cpf, payee);
  await creator.fill(creatorWords.payee.birthDate, '1995-05-05', payee);
  await creator.fill(creatorWords.payee.holder, about.name, payee);
  await creator.pick(creatorWords.payee.bank, 'Nubank · 260', payee);
  await creator.fill(creatorWords.payee.branch, '1234', payee);
  await creator.fill(creatorWords.payee.account, '56789-0', payee);
  await creator.press(save, payee);
  await saved();
}

export async function declineInvitation(creator: Person, briefingId: number, why: string): Promise<void> {
  const { invited } = creator.words.creator;
  await creator.visit(project(briefingId));
  await creator.press(invited.decline);
  await creator.fill(invited.reason, why, creator.dialog);
  await creator.press(invited.decline, creator.dialog);
  await creator.sees(creator.words.toasts.invitationDeclined);
}

/** Reads the brief and accepts the invitation. */
export async function acceptInvitation(creator: Person, briefingId: number, title: string): Promise<void> {
  const { invited, brief } = creator.words.creator;
  await creator.visit('/dashboard/professional');
  await creator.sees(title);
  await creator.visit(project(briefingId));
  await expect(creator.heading(brief.title)).toBeVisible();
  await creator.press(invited.accept);
  await creator.sees(creator.words.toasts.invitationAccepted);
}

/**
 * Enters a price per post in the first row and sends the proposal. Returns the net amount that the page
 * shows.
 */
export async function sendProposal(
  creator: Person,
  briefingId: number,
  { perPostCents, totalCents, message }: { perPostCents: number; totalCents: number; message: string },
): Promise<{ arrives: string }> {
  const { write, net } = creator.words.creator;
  const { page } = creator;
  await creator.visit(project(briefingId));
  await creator.fill(write.amount, creator.typed(perPostCents));
  await creator.fill(write.message, message);
  for (const cents of [totalCents, totalCents * 0.15, totalCents * 0.85]) {
    await creator.sees(creator.money(cents));
  }
  const label = page.getByText(net.arrives, { exact: true }).filter({ visible: true }).first();
  const arrives = (await label.locator('xpath=following-sibling::span[1]').innerText()).trim();
  await creator.press(write.send);
  await creator.sees(creator.words.toasts.proposalSent);
  return { arrives };
}

/**
 * Checks that the project still shows the proposal's net amount and payment date after the contract was
 * signed.
 */
export async function expectSameForecast(
  creator: Person,
  arrives: string,
  briefingId: number,
): Promise<void> {
  await creator.visit(project(briefingId));
  const [promise = ''] = filled(creator.words.creator.expectedPay.certain, { net: arrives }).split('{{on}}');
  await expect(creator.page.getByText(within(promise))).toBeVisible();
}

/** Withdraws a sent proposal, so that the creator can edit it. */
export async function takeBack(creator: Person, briefingId: number): Promise<void> {
  const { sent } = creator.words.creator;
  await creator.visit(project(briefingId));
  await creator.press(sent.redo);
  await creator.press(sent.redo, creator.dialog);
  await creator.sees(creator.words.toasts.proposalTakenBack);
}

const piece = (creator: Person, ordinal: number) => {
  const { options } = creator.words;
  const name = `${options.formats.reels} ${ordinal} · ${options.channels.instagram}`;
  return creator.page.getByRole('article').filter({ has: creator.heading(name) });
};

export async function submitDraft(
  creator: Person,
  briefingId: number,
  ordinal: number,
  caption: string,
): Promise<void> {
  const { draft } = creator.words.creator;
  await creator.visit(project(briefingId));
  const own = piece(creator, ordinal);
  const field = creator.field(draft.caption, own);
  if (!(await field.isVisible())) await own.getByText(draft.open, { exact: true }).click();
  await field.fill(caption);
  await creator.fill(draft.link, 'https://drive.example/rascunho', own);
  await creator.press(draft.send, own);
  await creator.sees(creator.words.toasts.draftSent);
}

export async function postLink(creator: Person, briefingId: number, ordinal: number): Promise<void> {
  const { publish } = creator.words.creator;
  await creator.visit(project(briefingId));
  const own = piece(creator, ordinal);
  await creator.fill(publish.link, `https://www.instagram.com/p/verao${ordinal}/`, own);
  await creator.press(publish.send, own);
  await creator.sees(creator.words.toasts.linkSent);
}

/** Confirms the RPA that the platform issues, since an individual need not upload a file. */
export async function confirmReceipt(creator: Person, briefingId: number): Promise<void> {
  const { receipt } = creator.words.creator;
  await creator.visit(project(briefingId));
  await expect(creator.page.locator('#invoice input[type=file]')).toHaveCount(0);
  await creator.press(receipt.check);
  await creator.press(receipt.confirm, creator.dialog);
  await creator.sees(creator.words.toasts.invoiceSent);
  await creator.sees(receipt.confirmed);
}

/** Checks that the finance page shows the payout as paid, with date and net amount. */
export async function expectPaidPayout(
  creator: Person,
  { arrives, proof }: { arrives: string; proof: string },
  briefingId: number,
): Promise<void> {
  const { options } = creator.words;
  await creator.visit('/dashboard/professional/finance');
  await creator.sees(options.payment.paid);
  await creator.sees(arrives);
  await creator.visit(project(briefingId));
  await creator.sees(proof);
}

export async function evaluateBrand(creator: Person, briefingId: number, text: string): Promise<void> {
  const { evaluate } = creator.words.creator;
  await creator.visit(project(briefingId));
  await creator.choose('4');
  await creator.fill(evaluate.text, text);
  await creator.press(evaluate.send);
  await creator.sees(creator.words.toasts.evaluated);
}
