import { businessDate, isBankDay, type PaymentOrder, transferMethod, writePaymentFile } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, cents, emit, hashOf, insert, moveTo, Problem, refuse, sum } from '../../../kit';
import { brand, currency, date, defineCommand, id, requireAccess, userIdOf } from '../../../people';
import { settings } from '../../../platform';
import {
  correctTaxes,
  loadTaxSources,
  type Payout,
  payouts,
  releasable,
  taxedWhenPaid,
  taxFields,
  transferOf,
} from '../../payment';
import { MAX_PAYMENTS, paymentFileRule, paymentFiles } from '../paymentFile';
import { referenceOf } from '../reference';
import { isPayable } from '../warnings';

/** The platform's bank account from which payouts are paid. The caller of the command supplies it. */
export const payerAccount = z.strictObject({
  bank: z.string().regex(/^\d{3}$/),
  branch: z.string().regex(/^\d{1,5}(-[\dX])?$/),
  account: z.string().regex(/^\d{1,12}-[\dX]$/),
  agreement: z.string().regex(/^[\x21-\x7e]{1,20}$/),
});

/**
 * The paying account as finance sees it. Payment files are in BRL; no account is configured for other
 * currencies.
 */
export const payingAccount = payerAccount.omit({ agreement: true }).extend({
  currency,
  holder: z.string(),
  /** False if the operator has not configured an account; files then name a bank that does not exist. */
  configured: z.boolean(),
});
export type PayingAccount = z.output<typeof payingAccount>;

/** True if a payment file can pay the payout: in BRL, and above zero. */
export const isPaidByFile = (payout: Pick<Payout, 'currency' | 'netCents' | 'deductedCents'>): boolean =>
  payout.currency === 'BRL' && transferOf(payout) !== 0;

const seen = z.strictObject({ id, version: z.int().positive() });

/**
 * Releases prepared payouts in one payment file, as the second of two staff members. The taxes are those of
 * the payment day; the bank's answer determines the next state. Releases all payouts or none. Refuses at
 * `/payouts/<n>` with `payout_not_processing`, `not_by_file` (not in BRL), `payee_missing` or a refusal of `releasable`.
 * Refuses at `/payOn` with `date_in_past`, `not_a_bank_day`, or `transfer_differs` if the sum is not the
 * `transferCents` that the user saw.
 */
export const makePaymentFile = defineCommand({
  name: 'payment-files.make',
  rest: 'Releases prepared payouts together in one payment file for the bank (CNAB 240)',
  movesMoney: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    payouts: z.array(seen).min(1, 'at_least_one').max(MAX_PAYMENTS, 'too_many'),
    payOn: date,
    transferCents: cents.optional(),
    payer: payerAccount,
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, paymentFileRule);
    const rows = await find.lockMany(payouts, { id: input.payouts.map((one) => one.id) });
    for (const one of input.payouts) {
      const row = rows.find((found) => found.id === one.id);
      if (!row) throw new Problem('not_found');
      if (row.version !== one.version) throw new Problem('stale');
    }
    return {
      payouts: rows,
      taxes: await loadTaxSources(find, rows),
      settings: await find.many(settings, { key: 'payee_rest_hours' }),
      number: await find.number('payment-files'),
      ids: await find.ids(paymentFiles, 1),
    };
  },
  decide({ rows, input: { payouts: chosen, payOn, transferCents, payer }, actor, now }) {
    const today = businessDate(now);
    if (payOn < today) return refuse('date_in_past', '/payOn');
    if (!isBankDay(payOn)) return refuse('not_a_bank_day', '/payOn');
    const inOrder = chosen.flatMap(({ id: payoutId }) => rows.payouts.filter((row) => row.id === payoutId));
    const taxed = taxedWhenPaid(
      inOrder.filter(({ status }) => status === 'processing'),
      payOn,
      rows.taxes,
    );
    const orders = new Map<number, PaymentOrder>();
    for (const [index, one] of chosen.entries()) {
      const at = `/payouts/${index}`;
      const payout = taxed.find((row) => row.id === one.id);
      const payee = rows.taxes.payees.find((row) => row.creatorId === payout?.creatorId);
      if (!payout)
        return refuse('payout_not_processing', at, {
          status: rows.payouts.find((row) => row.id === one.id)?.status ?? '',
        });
      if (!isPaidByFile(payout)) return refuse('not_by_file', at);
      const released = releasable(payout, { payee, settings: rows.settings, actor, now });
      if ('code' in released) return refuse(released.code, at, released.params);
      if (!payee || !isPayable(payee, transferMethod(payee, payer))) return refuse('payee_missing', at);
      const { holder, taxId, bank, branch, account, pixKey } = payee;
      orders.set(payout.id, {
        reference: referenceOf(payout.id, rows.number),
        amountCents: transferOf(payout),
        holder,
        taxId,
        bank,
        branch,
        account,
        pixKey,
      });
    }
    const amountCents = sum([...orders.values()].map((order) => order.amountCents));
    if (transferCents !== undefined && transferCents !== amountCents)
      return refuse('transfer_differs', '/payOn');
    const fileId = rows.ids[0]!;
    const releasedById = userIdOf(actor)!;
    const content = writePaymentFile({
      payer: { ...payer, name: brand.legalName, taxId: brand.legalDocument },
      sequence: rows.number,
      generatedOn: today,
      generatedAt: timeOf(now),
      payOn,
      orders: [...orders.values()],
    });
    const changes: Change[] = [
      insert(paymentFiles, {
        id: fileId,
        number: rows.number,
        bank: payer.bank,
        branch: payer.branch,
        account: payer.account,
        payOn,
        releasedById,
        content,
        payments: [...orders].map(([payoutId, order]) => ({
          payoutId,
          method: transferMethod(order, payer),
          amountCents: order.amountCents,
        })),
        amountCents,
        sha256: hashOf(content),
      }),
      ...taxed.flatMap((payout) => [
        ...correctTaxes(rows.payouts.find((row) => row.id === payout.id)!, payout),
        moveTo(payouts, payout.id, 'send', {
          // A returned payout keeps the taxes of its first payment, but the bank pays it on the file's
          // payment day.
          patch: { ...taxFields(payout), expectedOn: payOn, releasedById, paymentFileId: fileId },
        }),
      ]),
    ];
    return accept(changes, { id: fileId, number: rows.number });
  },
});

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' });

const timeOf = (now: string) => clock.format(new Date(now));

/**
 * Returns a payment file for upload to the bank, with the same bytes on every call. Records the download as
 * an event and in the audit log.
 */
export const openPaymentFile = defineCommand({
  name: 'payment-files.open',
  rest: 'Returns a payment file, the same bytes each time; each call is logged',
  revealsSecrets: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(paymentFiles, input.id, paymentFileRule),
  decide: ({ rows: file }) =>
    accept([emit({ kind: 'payment-files.open', resource: 'payment-files', rowId: file.id })], {
      name: `pagamentos-${String(file.number).padStart(6, '0')}.rem`,
      content: file.content,
      sha256: file.sha256,
    }),
});
