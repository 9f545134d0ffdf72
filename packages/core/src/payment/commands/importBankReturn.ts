import { z } from 'zod';
import { businessDate, SETTLED } from '../../brazil';
import { accept, type Change, cents } from '../../kit';
import { date, defineCommand, demand } from '../../party';
import { instalments } from '../instalment';
import { bankReturnRule } from '../policy';
import { chargeLines, charges } from '../resource';
import type { Charge } from '../schema';
import { amountsDue, type Settled, settleMove } from '../settlement';
import { ourNumberOf } from '../slip';

/** One boleto's news, as `readBankReturn` gives it. */
const entry = z.strictObject({
  line: z.int().positive(),
  occurrence: z.string().length(2),
  ourNumber: z.string().min(1).max(20),
  faceCents: cents,
  paidCents: cents,
  netCents: cents,
  paidOn: date,
  creditedOn: date.optional(),
});
type News = z.output<typeof entry>;

/** Why a line of the file settled nothing. */
export type NotSettled =
  | 'not_a_payment'
  | 'unknown_number'
  | 'already_paid'
  | 'charge_cancelled'
  | 'amount_differs'
  | 'date_in_future';

export interface BankReturnResult {
  readonly line: number;
  readonly ourNumber: string;
  readonly chargeId: number | null;
  readonly paidCents: number;
  /** Null when the line settled its charge. */
  readonly reason: NotSettled | null;
}

/**
 * Finance reads a bank's return file in: what matches its charge is settled, all the rest is reported and
 * left alone. The same file again settles nothing, because its charges are paid.
 */
export const importBankReturn = defineCommand({
  name: 'charges.importBankReturn',
  notWhileImpersonating: true,
  input: z.strictObject({ entries: z.array(entry).min(1, 'at_least_one').max(5_000, 'too_many') }),
  async load(find, { entries }, { actor }) {
    demand(actor, bankReturnRule);
    const numbers = [...new Set(entries.map((row) => ourNumberOf(row.ourNumber)))];
    const rows = await find.lockMany(charges, { ourNumber: numbers });
    const chargeId = rows.map(({ id }) => id);
    return {
      charges: rows,
      lines: await find.many(chargeLines, { chargeId }),
      instalments: await find.many(instalments, { chargeId }),
    };
  },
  decide({ rows, input: { entries }, now }) {
    const today = businessDate(now);
    const byNumber = new Map(rows.charges.map((row) => [row.ourNumber, row]));
    const settledOf = (charge: Charge): Settled => ({
      charge,
      lines: rows.lines.filter(({ chargeId }) => chargeId === charge.id),
      instalment: rows.instalments.find(({ chargeId }) => chargeId === charge.id),
    });
    const paid = new Set<number>();
    const changes: Change[] = [];
    const results = entries.map((news): BankReturnResult => {
      const charge = byNumber.get(ourNumberOf(news.ourNumber));
      const settled = charge && settledOf(charge);
      const reason = whyNot(news, settled, paid, today);
      if (settled && reason === null) {
        const { paidOn, paidCents: amountCents } = news;
        changes.push(...settleMove(settled, { paidOn, paidBy: 'slip', amountCents }));
        paid.add(settled.charge.id);
      }
      const { line, ourNumber, paidCents } = news;
      return { line, ourNumber, chargeId: charge?.id ?? null, paidCents, reason };
    });
    return accept(changes, { settled: paid.size, results });
  },
});

function whyNot(
  news: News,
  settled: Settled | undefined,
  paid: ReadonlySet<number>,
  today: string,
): NotSettled | null {
  if (news.occurrence !== SETTLED) return 'not_a_payment';
  if (!settled) return 'unknown_number';
  const { charge } = settled;
  if (charge.status === 'paid' || charge.status === 'refunded' || paid.has(charge.id)) return 'already_paid';
  if (charge.status === 'cancelled') return 'charge_cancelled';
  // The bank's number is ours in reais only, so an amount in another currency can never be the same one.
  if (charge.currency !== 'BRL' || !amountsDue(settled, news.paidOn).includes(news.paidCents))
    return 'amount_differs';
  return news.paidOn > today ? 'date_in_future' : null;
}
