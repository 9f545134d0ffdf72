import { businessDate } from '@elenco/brazil';
import { type Charge, hasReceipt, isOpen } from '@elenco/core/finance';
import { briefings } from '@elenco/core/hiring';
import { type ChargeDocument, chargePdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { owedToday } from '../payment/owed.server';
import { download } from './download.server';

/** Returns the title and the lines of a charge that invoices a whole project; null for any other charge. */
export async function projectInvoiceOf(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  { id, purpose, briefingId }: Pick<Charge, 'id' | 'purpose' | 'briefingId'>,
): Promise<NonNullable<ChargeDocument['project']> | null> {
  if (purpose !== 'project' || briefingId === null) return null;
  const [{ title }, lines] = await Promise.all([
    app.get(briefings, actor, briefingId),
    app.projects.invoiceLines([id]),
  ]);
  return { title, lines };
}

/** Returns a charge as PDF: the charge itself, or its receipt once it is paid. */
export async function chargeFile(
  ctx: Pick<RequestContext, 'app' | 'actor' | 'now'>,
  document: Omit<ChargeDocument, 'payments' | 'owed'>,
): Promise<Response> {
  const { charge, contract, project, locale } = document;
  const t = i18nOf(locale).getFixedT(locale, 'shared');
  const name = t(hasReceipt(charge) ? 'charge.receipt' : 'charge.file', { number: charge.id });
  const payments = hasReceipt(charge) ? await ctx.app.money.paymentsOf(charge) : [];
  const owed = isOpen(charge) ? (await owedToday(ctx, [charge]))[charge.id] : undefined;
  const due = owed ? { owed: { ...owed, on: businessDate(ctx.now) } } : {};
  return download(await chargePdf({ ...document, ...due, payments }), {
    name: `${[name, contract?.title ?? project?.title].filter(Boolean).join(' - ')}.pdf`,
    mime: 'application/pdf',
  });
}
