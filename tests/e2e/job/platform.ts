import { expect } from '@playwright/test';
import type { Person } from '../support/person';
import { exactly, filled } from '../support/words';

/** Returns an address of the back office. */
const at = (path: string) => `/dashboard/admin${path}`;

/** Returns the plural of "Briefing |||| Briefings". */
const many = (names: string) => names.split(' |||| ').at(-1) ?? names;

/** Makes a move by its button, and fills in its dialog. */
async function move(
  staff: Person,
  name: string,
  given: Readonly<Record<string, string>> = {},
  seen: readonly string[] = [],
  toast = filled(staff.words.office.kit.moved, { move: name }),
): Promise<void> {
  await staff.press(name);
  for (const text of seen) await staff.sees(text, staff.dialog);
  for (const [label, text] of Object.entries(given)) await staff.fill(label, text, staff.dialog);
  await staff.press(name, staff.dialog);
  await expect(staff.dialog).toBeHidden();
  await staff.sees(toast);
}

/** Opens the briefing from the queue. */
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
  await move(staff, resources.briefings.moves.sendBack, { [office.kit.comment]: why });
}

export async function approveBriefing(staff: Person, title: string): Promise<void> {
  await openFromQueue(staff, title);
  await move(staff, staff.words.resources.briefings.moves.approve);
}

/** Adds the names to the shortlist with one click each, and releases it; two names would be too few. */
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
  await move(staff, resources.briefings.moves.release);
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
  const toast = filled(office.finance.settledWith, { amount: staff.money(amountCents) });
  const seen = [office.finance.amountIn, staff.typed(amountCents)];
  await move(staff, resources.charges.moves.settle, {}, seen, toast);
  await staff.sees(resources.charges.status.paid);
}

export async function acceptInvoice(staff: Person): Promise<void> {
  await openFirst(staff, 'invoices');
  await move(staff, staff.words.resources.invoices.moves.accept);
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
  const { resources } = staff.words;
  await openFirst(staff, 'payouts');
  const [id] = /\d+$/.exec(staff.page.url()) ?? [];
  const confirm = filled(staff.words.office.kit.typeTitle, { title: `#${id}` });
  const given = { [resources.payouts.fields.proof]: proof, [confirm]: `#${id}` };
  const { creatorId, netCents } = resources.payouts.fields;
  const seen = [creatorId, netCents, resources.payees.fields.holder];
  await move(staff, resources.payouts.moves.release, given, seen);
  await staff.sees(resources.payouts.status.made);
}

/** Checks that the ledger sums to zero. */
export async function seeLedgerAtZero(staff: Person): Promise<void> {
  await staff.page.goto(at('/finance/ledger'));
  await expect(staff.page.getByRole('status').filter({ hasText: staff.money(0) })).toBeVisible();
}
