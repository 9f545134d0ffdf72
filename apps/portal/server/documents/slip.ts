import { formatCep, formatCnpj } from '@elenco/brazil';
import { brand, taxDocument } from '@elenco/core/people';
import { drawBarCode } from './barCode';
import type { ChargeDocument } from './chargeDocument';
import { A4, INNER_WIDTH, ink, mm, rule, type Sheet } from './sheet';
import type { Language } from './words';

/** Content of a slip. A slip always has bar code and digitable line. `issuedOn` is a business date. */
export interface Slip extends Omit<ChargeDocument, 'locale'> {
  readonly barCode: string;
  readonly digitableLine: string;
  readonly issuedOn: string;
}

/** Height in points from the cut line to the end of the bar code. */
export const SLIP_HEIGHT = mm(108);

const ROW = 22;
const SIDE = mm(42);
const LEFT = A4.margin;
const MAIN = INNER_WIDTH - SIDE;

/** Formats a digitable line: `00190.00009 01149.718601 68524.522114 6 75860000102656` */
export function formatDigitableLine(line: string): string {
  const [, ...fields] = /^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/.exec(line) ?? [];
  const [a, b, c, d, e, f, digit, rest] = fields;
  return fields.length > 0 ? `${a}.${b} ${c}.${d} ${e}.${f} ${digit} ${rest}` : line;
}

/**
 * Draws the slip with its cut line at `top`. The order of the fields is that of all Brazilian banks
 * (FEBRABAN).
 */
export function drawSlip(sheet: Sheet, top: number, slip: Slip, language: Language): void {
  const { t, day, money } = language;
  const { charge, company, barCode, digitableLine, issuedOn } = slip;
  rule(sheet, top, true);
  sheet
    .font('text', 7)
    .fillColor(ink.ink3)
    .text(t('charge.cut'), LEFT, top + 3, { width: INNER_WIDTH, align: 'right' });
  let y = top + 16;
  drawBank(sheet, y, barCode, digitableLine);
  y += 26;
  const amount = money(charge.slipCents, charge.currency);
  const cell = cells(sheet);
  cell(LEFT, y, MAIN, t('charge.payAt'), t('charge.payAtText'));
  cell(LEFT + MAIN, y, SIDE, t('charge.due'), day(charge.slipDueOn), true);
  y += ROW;
  cell(
    LEFT,
    y,
    MAIN,
    t('charge.beneficiary'),
    `${brand.legalName} · CNPJ ${formatCnpj(brand.legalDocument)}`,
  );
  cell(LEFT + MAIN, y, SIDE, t('charge.agency'), '–', true);
  y += ROW;
  row(cell, y, [
    [t('charge.documentDate'), day(issuedOn)],
    [t('charge.documentNumber'), String(charge.id)],
    [t('charge.kind'), t('charge.kindText')],
    [t('charge.acceptance'), t('charge.acceptanceText')],
    [t('charge.processingDate'), day(issuedOn)],
  ]);
  cell(LEFT + MAIN, y, SIDE, t('charge.ourNumber'), charge.ourNumber, true);
  y += ROW;
  row(cell, y, [
    [t('charge.bankUse'), ''],
    [t('charge.wallet'), '1'],
    [t('charge.currencyKind'), 'R$'],
    [t('charge.quantity'), ''],
    [t('charge.unitValue'), ''],
  ]);
  cell(LEFT + MAIN, y, SIDE, t('charge.documentValue'), amount, true);
  y += ROW;
  const about = aboutOf(slip, language);
  const instructions = `${about}\n${t('charge.simulation')}`;
  cell(LEFT, y, MAIN, t('charge.instructions'), instructions, false, 3 * ROW);
  for (const name of ['discount', 'fine', 'chargedValue']) {
    cell(LEFT + MAIN, y, SIDE, t(`charge.${name}`), '');
    y += ROW;
  }
  const { address } = company;
  const place = address
    ? `\n${address.street}, ${address.number} · ${address.city}/${address.state} · ${formatCep(address.cep)}`
    : '';
  cell(
    LEFT,
    y,
    INNER_WIDTH,
    t('charge.payer'),
    `${company.legalName} · ${taxDocument(company)}${place}`,
    false,
    36,
  );
  y += 42;
  drawBarCode(sheet, barCode, LEFT, y);
  sheet.font('text', 7).fillColor(ink.ink3);
  sheet.text(`${t('charge.mechanical')} · ${t('charge.slip')}`, LEFT, y, {
    width: INNER_WIDTH,
    align: 'right',
  });
}

/**
 * Returns the check digit of a bank code: mod 11 with weights 4, 3, 2, where a result of 10 or 11 becomes 0.
 * Examples: 001-9, 237-2, 341-7.
 */
export function bankDigit(bank: string): number {
  const sum = [...bank].reduce((total, digit, index) => total + Number(digit) * (4 - index), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}

/** Draws the bank's name, its code with check digit, and the digitable line. */
function drawBank(sheet: Sheet, y: number, barCode: string, line: string): void {
  sheet
    .font('strong', 13)
    .fillColor(ink.ink)
    .text(brand.name, LEFT, y + 4, { lineBreak: false });
  sheet.lineWidth(1.2).strokeColor(ink.ink);
  for (const x of [LEFT + 74, LEFT + 124])
    sheet
      .moveTo(x, y)
      .lineTo(x, y + 22)
      .stroke();
  const bank = barCode.slice(0, 3);
  sheet.fontSize(14).text(`${bank}-${bankDigit(bank)}`, LEFT + 74, y + 3, { width: 50, align: 'center' });
  sheet
    .fontSize(11.5)
    .text(formatDigitableLine(line), LEFT + 124, y + 5, { width: INNER_WIDTH - 124, align: 'right' });
  sheet
    .moveTo(LEFT, y + 24)
    .lineTo(LEFT + INNER_WIDTH, y + 24)
    .stroke();
}

type Cell = ReturnType<typeof cells>;

/** Draws boxes with a small label and a value. Amounts and dates are right-aligned. */
function cells(sheet: Sheet) {
  return (x: number, y: number, width: number, name: string, value: string, right = false, height = ROW) => {
    sheet.lineWidth(0.5).strokeColor(ink.ink3).rect(x, y, width, height).stroke();
    sheet
      .font('text', 5.8)
      .fillColor(ink.ink2)
      .text(name, x + 3, y + 2.5, { width: width - 6, lineBreak: false });
    sheet.font(right ? 'strong' : 'text', 8).fillColor(ink.ink);
    sheet.text(value, x + 3, y + 10, {
      width: width - 6,
      height: height - 10,
      align: right ? 'right' : 'left',
      ellipsis: true,
    });
  };
}

function row(cell: Cell, y: number, fields: readonly (readonly [name: string, value: string])[]): void {
  const width = MAIN / fields.length;
  for (const [index, [name, value]] of fields.entries()) cell(LEFT + index * width, y, width, name, value);
}

/** Returns the purpose of the slip: a contract, the invoice of a project, or the subscription. */
function aboutOf({ contract, project }: Slip, { t }: Language): string {
  if (contract) return t('charge.instructionsText', { contract: contract.id, title: contract.title });
  return project
    ? t('charge.projectText', { title: project.title, brand: brand.name })
    : t('charge.subscriptionText', { brand: brand.name });
}
