import { formatCnpj, formatCpf } from '@elenco/brazil';
import { incomeByMonth, payouts, postings } from '@elenco/core/finance';
import { payees } from '@elenco/core/people';
import { incomePdf } from '../../server/documents';
import type { CreatorContext } from '../creator/page.server';

/**
 * Returns a creator's income statement as PDF for the year or month (`YYYY-MM`) in the query string; null if
 * the period has no payments.
 */
export async function incomeFile(ctx: CreatorContext): Promise<{ of: string; file: Buffer } | null> {
  const { app, actor, locale, now, url } = ctx;
  const month = url.searchParams.get('month');
  const of = month ?? url.searchParams.get('year') ?? '';
  if (!/^\d{4}(-\d{2})?$/.test(of)) return null;
  const [all, [payee], ledger] = await Promise.all([
    app.see(payouts, actor, {}),
    app.see(payees, actor, {}),
    app.see(postings, actor, { kind: 'repayment_received', account: 'recoverable' }),
  ]);
  const months = incomeByMonth(all, ledger).filter(({ month: one }) => one.startsWith(`${of}-`));
  if (months.length === 0) return null;
  // The tax id is hidden while impersonating the creator.
  const taxId = payee?.taxId ?? '';
  const document = payee?.legalForm === 'company' ? formatCnpj(taxId) : taxId && formatCpf(taxId);
  const holder = { name: payee?.holder ?? actor.name, document };
  const year = Number(of.slice(0, 4));
  const firstOfMonth = month === null ? null : `${month}-01`;
  return { of, file: await incomePdf({ year, month: firstOfMonth, holder, months, madeAt: now, locale }) };
}
