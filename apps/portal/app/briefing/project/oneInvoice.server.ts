import { type Charge, hiringPurposes, isOpen, type Owed } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import type { RequestContext } from '../../adapters/requestContext.server';
import type { ShownMoneyBack } from '../../payment/MoneyBack';
import type { ShownProof } from '../../payment/Proofs';
import { pixOf } from '../../payment/pix.server';

/**
 * Loads the combined invoices of a project, newest first; if there are none, the charges that can be
 * combined.
 */
export async function loadOneInvoice(
  { app }: RequestContext<'company'>,
  owed: readonly Charge[],
  {
    papersOf,
    moneyBack,
    owedNow,
  }: {
    papersOf(charge: Charge): ShownProof[];
    moneyBack(charge: Charge): ShownMoneyBack[];
    owedNow(charge: Charge): Owed | undefined;
  },
) {
  const invoices = owed.filter((one) => one.purpose === 'project' && one.status !== 'cancelled');
  const lines = await app.projects.invoiceLines(invoices.map((one) => one.id));
  const open = owed.filter(
    (one) => one.status === 'open' && one.keptCents === 0 && hiringPurposes.includes(one.purpose),
  );
  const [first] = open;
  return {
    invoices: invoices.toReversed().map((charge) => ({
      charge,
      open: isOpen(charge),
      owed: owedNow(charge),
      pix: pixOf(charge, owedNow(charge)),
      lines: lines.filter((line) => line.chargeId === charge.id),
      proofs: papersOf(charge),
      moneyBack: moneyBack(charge),
    })),
    possible:
      first && open.length > 1
        ? {
            count: open.length,
            totalCents: sum(open.map((one) => one.amountCents)),
            currency: first.currency,
            dueOn: open.map((one) => one.dueOn).toSorted()[0] as string,
          }
        : null,
  };
}
