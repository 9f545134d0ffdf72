import { receivedOf, receivedParts, splitForPayer } from '@elenco/core/finance';
import { brand, taxDocument } from '@elenco/core/people';
import type { ChargeDocument } from './chargeDocument';
import { heading, ink, pair, sheetOf } from './sheet';
import { languageOf } from './words';

/**
 * Returns the receipt of a paid charge: payer, amount, work, date and method of each payment. Contains no way
 * to pay.
 */
export function chargeReceiptPdf({
  charge,
  contract,
  company,
  creator,
  project,
  payments,
  locale,
}: ChargeDocument): Promise<Buffer> {
  const language = languageOf(locale);
  const { t, day } = language;
  const { currency, ourNumber, paidOn, paidBy, status, updatedAt } = charge;
  const { priceCents, totalCents } = receivedOf(charge);
  const money = (cents: number) => language.money(cents, currency);
  const title = t('chargeReceipt.title', { number: ourNumber });
  return sheetOf({ title, madeAt: updatedAt, language }, (sheet) => {
    heading(sheet, t('chargeReceipt.payer'));
    pair(sheet, t('chargeReceipt.name'), company.legalName);
    pair(sheet, t('chargeReceipt.document'), taxDocument(company, locale));
    heading(sheet, t('chargeReceipt.what'));
    if (contract && creator) {
      pair(sheet, t('charge.project'), contract.title);
      pair(sheet, t('charge.contract'), String(contract.id));
      pair(sheet, t('charge.creator'), creator.name);
    } else if (project) {
      pair(sheet, t('charge.project'), project.title);
      for (const line of project.lines) pair(sheet, line.creator, money(line.amountCents));
    } else {
      pair(sheet, t('charge.subscription'), brand.name);
    }
    heading(sheet, t('chargeReceipt.payment'));
    if (payments.length > 1)
      for (const part of payments) {
        const means = t(`chargeReceipt.means.${part.paidBy}`);
        pair(sheet, t('chargeReceipt.part', { on: day(part.receivedOn), means }), money(part.amountCents));
      }
    else {
      if (paidOn) pair(sheet, t('chargeReceipt.paidOn'), day(paidOn));
      if (paidBy) pair(sheet, t('chargeReceipt.paidBy'), t(`chargeReceipt.means.${paidBy}`));
    }
    const split = splitForPayer(charge);
    if (contract && split) {
      pair(sheet, t('charge.creatorPart'), money(split.creatorCents));
      pair(sheet, t('charge.fee', { brand: brand.name }), money(split.feeCents));
    }
    pair(sheet, t('charge.total'), money(priceCents), true);
    for (const { of, cents } of receivedParts(charge))
      pair(sheet, t(`chargeReceipt.besides.${of}`), money(cents), of === 'total');
    if (status === 'refunded') pair(sheet, t('chargeReceipt.since'), t('charge.status.refunded'), true);
    sheet.moveDown(1.5).font('text', 10).fillColor(ink.ink);
    sheet.text(t('chargeReceipt.text', { payer: company.legalName, amount: money(totalCents) }));
    sheet.moveDown(0.5).fillColor(ink.ink2).text(t('chargeReceipt.notInvoice'));
  });
}
