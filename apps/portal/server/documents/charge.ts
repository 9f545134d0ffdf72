import { businessDate, formatCnpj } from '@elenco/brazil';
import {
  formatIban,
  hasReceipt,
  isOpen,
  openCentsOf,
  pixCodeOf,
  splitForPayer,
  transferAccount,
} from '@elenco/core/finance';
import { brand } from '@elenco/core/people';
import type { ChargeDocument } from './chargeDocument';
import { chargeReceiptPdf } from './chargeReceipt';
import { drawQrCode } from './qrCode';
import { A4, heading, INNER_WIDTH, ink, mm, pair, type Sheet, sheetOf } from './sheet';
import { drawSlip, SLIP_HEIGHT } from './slip';
import { type Language, languageOf } from './words';

const QR_SIZE = mm(32);

/**
 * Returns a charge as PDF, with its amounts and the ways to pay it: PIX as QR code and text, slip with bar
 * code. For a paid charge, returns a receipt. For a cancelled charge, leaves out the ways to pay.
 */
export function chargePdf(document: ChargeDocument): Promise<Buffer> {
  const { charge, locale } = document;
  if (hasReceipt(charge)) return chargeReceiptPdf(document);
  const language = languageOf(locale);
  const title = language.t('charge.title', { number: charge.ourNumber });
  return sheetOf({ title, madeAt: charge.updatedAt, language }, (sheet) => {
    drawAmounts(sheet, document, language);
    if (!isOpen(charge)) return;
    const { barCode, digitableLine } = charge;
    const pixCode = document.owed ? pixCodeOf(charge, document.owed) : charge.pixCode;
    if (pixCode || barCode) drawSimulation(sheet, language);
    if (pixCode) drawPix(sheet, pixCode, document, language);
    if (!barCode || !digitableLine) {
      if (!pixCode) drawTransfer(sheet, charge, language);
      return;
    }
    // An expired slip lacks fine and interest, so it does not state today's amount due. The document explains
    // this instead of showing the slip, which the brand can reissue.
    const { owed } = document;
    if (pixCode && owed && charge.slipDueOn < owed.on && charge.slipCents < owed.totalCents) {
      const text = language.t('charge.slipExpired', { on: language.day(charge.slipDueOn) });
      sheet.moveDown(0.8).font('text', 10).fillColor(ink.ink2);
      sheet.text(text, A4.margin, sheet.y, { width: INNER_WIDTH });
      return;
    }
    const top = A4.height - A4.margin - 10 - SLIP_HEIGHT;
    if (sheet.y > top) sheet.addPage();
    drawSlip(
      sheet,
      top,
      { ...document, barCode, digitableLine, issuedOn: businessDate(charge.createdAt) },
      language,
    );
  });
}

function drawAmounts(
  sheet: Sheet,
  { charge, owed, contract, creator, project }: ChargeDocument,
  language: Language,
): void {
  const { t, money, day } = language;
  const { currency, amountCents, keptCents, slipCents, slipDueOn, status, paidOn, dueOn } = charge;
  const state = t(`charge.status.${status}`, { on: paidOn ? day(paidOn) : '' });
  sheet
    .font('strong', 10.5)
    .fillColor(status === 'overdue' ? ink.danger : status === 'paid' ? ink.money : ink.ink);
  sheet.text(`${state} · ${t('charge.due')} ${day(dueOn)}`);
  heading(sheet, t(`charge.summary.${contract ? 'contract' : project ? 'project' : 'subscription'}`));
  if (contract && creator) {
    pair(sheet, t('charge.project'), contract.title);
    pair(sheet, t('charge.contract'), String(contract.id));
    pair(sheet, t('charge.creator'), creator.name);
    const split = splitForPayer(charge);
    if (split) {
      pair(sheet, t('charge.creatorPart'), money(split.creatorCents, currency));
      pair(sheet, t('charge.fee', { brand: brand.name }), money(split.feeCents, currency));
    }
  } else if (project) {
    pair(sheet, t('charge.project'), project.title);
    for (const line of project.lines) pair(sheet, line.creator, money(line.amountCents, currency));
  } else {
    pair(sheet, t('charge.subscription'), brand.name);
  }
  pair(sheet, t('charge.total'), money(amountCents, currency), true);
  if (keptCents > 0) {
    pair(sheet, t('charge.received'), `− ${money(keptCents, currency)}`);
    pair(sheet, t('charge.rest'), money(openCentsOf(charge), currency), true);
  }
  const lateCents = slipCents - openCentsOf(charge);
  if (isOpen(charge) && lateCents > 0) {
    const until = { on: day(slipDueOn) };
    pair(sheet, t('charge.late', until), money(lateCents, currency));
    pair(sheet, t('charge.secondCopy', until), money(slipCents, currency), true);
  }
  if (owed && owed.totalCents > slipCents) {
    const on = { on: day(owed.on) };
    pair(sheet, t('charge.lateOn', on), money(owed.fineCents + owed.interestCents, currency));
    pair(sheet, t('charge.owedOn', on), money(owed.totalCents, currency), true);
  }
}

/** Draws account and reference for a bank transfer. The document states that the account is simulated. */
function drawTransfer(
  sheet: Sheet,
  { currency, ourNumber }: ChargeDocument['charge'],
  { t }: Language,
): void {
  const { beneficiary, taxId, bank, bic, iban } = transferAccount;
  heading(sheet, t('charge.transfer.title', { currency }));
  pair(sheet, t('charge.transfer.iban'), formatIban(iban), true);
  pair(sheet, t('charge.transfer.reference'), ourNumber, true);
  pair(sheet, t('charge.transfer.beneficiary'), `${beneficiary}, CNPJ ${formatCnpj(taxId)}`);
  pair(sheet, t('charge.transfer.bank'), bank);
  pair(sheet, t('charge.transfer.bic'), bic);
  sheet.moveDown(0.6).font('text', 9.5).fillColor(ink.ink2);
  sheet.text(t('charge.transfer.simulation'), A4.margin, sheet.y, { width: INNER_WIDTH });
}

/**
 * Marks the document as a simulation: the embedded provider registers no payments, so the document must not
 * look real.
 */
function drawSimulation(sheet: Sheet, { t }: Language): void {
  const text = t('charge.simulation');
  sheet.moveDown(0.6).font('strong', 9.5);
  const { y } = sheet;
  const height = sheet.heightOfString(text, { width: INNER_WIDTH - 24 }) + 16;
  sheet.save().roundedRect(A4.margin, y, INNER_WIDTH, height, 6).fillColor(ink.warnSoft).fill().restore();
  sheet.fillColor(ink.ink).text(text, A4.margin + 12, y + 8, { width: INNER_WIDTH - 24 });
  sheet.x = A4.margin;
  sheet.y = y + height;
}

function drawPix(
  sheet: Sheet,
  code: string,
  { charge, owed }: ChargeDocument,
  { t, money, day }: Language,
): void {
  heading(
    sheet,
    owed && owed.totalCents !== charge.slipCents
      ? t('charge.pixOn', { amount: money(owed.totalCents, charge.currency), on: day(owed.on) })
      : t('charge.pix'),
  );
  const { y } = sheet;
  const left = A4.margin + QR_SIZE + 18;
  const width = INNER_WIDTH - QR_SIZE - 18;
  drawQrCode(sheet, code, A4.margin, y + 2, QR_SIZE);
  sheet.font('text', 10).fillColor(ink.ink2).text(t('charge.pixHow'), left, y, { width });
  sheet.moveDown(0.5).fontSize(8.5).fillColor(ink.ink).text(code, left, sheet.y, { width });
  sheet.x = A4.margin;
  sheet.y = Math.max(sheet.y, y + QR_SIZE + 6);
}
