import { formatCnpj, formatCpf } from '@elenco/core/brazil';
import { payees } from '@elenco/core/party';
import { incomeByMonth, payouts } from '@elenco/core/payment';
import { incomePdf } from '../../server/documents';
import type { CreatorContext } from '../professional/page.server';

/** A creator's income statement of a year on paper; null for a year without payments. */
export async function incomeFile(ctx: CreatorContext): Promise<{ year: number; file: Buffer } | null> {
  const { app, actor, locale, now, url } = ctx;
  const year = Number(url.searchParams.get('year'));
  const [all, [payee]] = await Promise.all([app.see(payouts, actor, {}), app.see(payees, actor, {})]);
  const months = incomeByMonth(all).filter(({ month }) => month.startsWith(`${year}-`));
  if (months.length === 0) return null;
  // Who acts in the creator's name does not read the document.
  const taxId = payee?.taxId ?? '';
  const document = payee?.legalForm === 'company' ? formatCnpj(taxId) : taxId && formatCpf(taxId);
  const holder = { name: payee?.holder ?? actor.name, document };
  return { year, file: await incomePdf({ year, holder, months, madeAt: now, locale }) };
}
