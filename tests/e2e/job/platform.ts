import { expect } from '@playwright/test';
import type { Person } from '../support/person';
import { exactly, filled } from '../support/words';

/** Returns the full path of a back-office screen. */
const at = (path: string) => `/dashboard/admin${path}`;

/** Returns the plural of a react-admin label such as "Briefing |||| Briefings". */
const many = (names: string) => names.split(' |||| ').at(-1) ?? names;

/** Makes a move: presses its button, and fills in its dialog. */
async function move(
  staff: Person,
  name: string,
  toast: string,
  given: Readonly<Record<string, string>> = {},
  seen: readonly string[] = [],
): Promise<void> {
  await staff.press(name);
  for (const text of seen) await staff.sees(text, staff.dialog);
  for (const [label, text] of Object.entries(given)) await staff.fill(label, text, staff.dialog);
  await staff.press(name, staff.dialog);
  await expect(staff.dialog).toBeHidden();
  await staff.sees(toast);
}

/** Opens the briefing with this title from the queue. */
async function openFromQueue(staff: Person, title: string): Promise<void> {
  await staff.page.goto(at(''));
  await expect(
    staff.page.getByRole('table', { name: many(staff.words.resources.briefings.name) }),
  ).toBeVisible();
  await staff.follow(title);
  await expect(staff.heading(title)).toBeVisible();
}

export async function sendBack(staff: Person, title: string, why: string): Promise<void> {
  const { resources, office } = staff.words;
  await openFromQueue(staff, title);
  const { sendBack } = resources.briefings.moves;
  await move(staff, sendBack, office.done.briefings.sendBack, { [office.kit.comment]: why });
}

export async function approveBriefing(staff: Person, title: string): Promise<void> {
  await openFromQueue(staff, title);
  const { resources, office } = staff.words;
  await move(staff, resources.briefings.moves.approve, office.done.briefings.approve);
}

/**
 * Adds creators to the shortlist with one click each, and releases the shortlist. The release requires more
 * than two creators.
 */
export async function curate(staff: Person, title: string, names: readonly string[]): Promise<void> {
  const { office, resources } = staff.words;
  const release = staff.page.getByRole('button', { name: exactly(resources.briefings.moves.release) });
  await openFromQueue(staff, title);
  await staff.follow(office.briefing.curation);
  for (const [n, name] of names.entries()) {
    if (n < 3) await expect(release).toBeDisabled();
    await staff.press(filled(office.briefing.addName, { name }));
    await expect(staff.heading(filled(office.briefing.shortlist, { count: n + 1 }))).toBeVisible();
  }
  await move(staff, resources.briefings.moves.release, office.done.briefings.release);
}

/** Opens the first record of a list about money. */
async function openFirst(staff: Person, list: 'charges' | 'invoices' | 'payouts'): Promise<void> {
  await staff.page.goto(at(`/finance/${list}`));
  const table = staff.page.getByRole('table', { name: many(staff.words.resources[list].name) });
  await table
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  await staff.page.waitForURL(new RegExp(`/finance/${list}/\\d+`));
}

export async function settleCharge(staff: Person, amountCents: number): Promise<void> {
  const { office, resources } = staff.words;
  await openFirst(staff, 'charges');
  const toast = `${office.done.charges.settle} · ${staff.money(amountCents)}`;
  const seen = [office.finance.amountIn, staff.typed(amountCents)];
  await move(staff, resources.charges.moves.settle, toast, {}, seen);
  await staff.sees(resources.charges.status.paid);
}

export async function acceptInvoice(staff: Person): Promise<void> {
  await openFirst(staff, 'invoices');
  const { resources, office } = staff.words;
  await move(staff, resources.invoices.moves.accept, office.done.invoices.accept);
}

/** Prepares the payout as the first of two users, who cannot release it. */
export async function preparePayout(staff: Person): Promise<void> {
  const { office, resources } = staff.words;
  await openFirst(staff, 'payouts');
  await staff.press(office.finance.prepare);
  // The dialog shows recipient, account and amount.
  await staff.press(office.finance.prepare);
  await staff.sees(office.finance.blocked.samePerson);
  await expect(
    staff.page.getByRole('button', { name: exactly(resources.payouts.moves.release) }),
  ).toBeDisabled();
}

export async function releasePayout(staff: Person, proof: string): Promise<void> {
  const { office, resources } = staff.words;
  await openFirst(staff, 'payouts');
  const [id] = /\d+$/.exec(staff.page.url()) ?? [];
  const confirm = filled(office.kit.typeTitle, { title: `#${id}` });
  const given = { [resources.payouts.fields.proof]: proof, [confirm]: `#${id}` };
  const { creatorId, netCents } = resources.payouts.fields;
  const seen = [creatorId, netCents, resources.payees.fields.holder];
  await move(staff, resources.payouts.moves.release, office.done.payouts.release, given, seen);
  // The label of the payment day contains the status too.
  await expect(staff.page.getByText(exactly(resources.payouts.status.made)).first()).toBeVisible();
}

/** Checks that the ledger sums to zero. */
export async function seeLedgerAtZero(staff: Person): Promise<void> {
  await staff.page.goto(at('/finance/ledger'));
  await expect(staff.page.getByRole('status').filter({ hasText: staff.money(0) })).toBeVisible();
}
