import { type Acceptance, type Contract, isInForce } from '@elenco/core/hiring';
import type { Company, Creator } from '@elenco/core/people';
import { brand } from '@elenco/core/people';
import { A4, heading, INNER_WIDTH, ink, keepTogether, pair, type Sheet, sheetOf } from './sheet';
import { type Language, type Locale, languageOf } from './words';

export interface ContractDocument {
  readonly contract: Contract;
  readonly acceptances: readonly Pick<
    Acceptance,
    'side' | 'name' | 'createdAt' | 'textHash' | 'ip' | 'userAgent'
  >[];
  readonly company: Pick<Company, 'tradeName' | 'legalName'>;
  readonly creator: Pick<Creator, 'name'>;
  readonly locale: Locale;
  /** Public URL at which the code of the contract can be verified, if it has one. */
  readonly checkUrl?: string;
  /** True for the client of an Elenco Pay contract, who must not see the fee. */
  readonly hidesFee?: boolean;
}

/**
 * Returns a contract as PDF, with its amounts and the evidence of acceptance. The text is the accepted
 * Portuguese text, word for word. For English readers, the PDF also contains a translation.
 */
export function contractPdf(document: ContractDocument): Promise<Buffer> {
  const { contract, locale } = document;
  const language = languageOf(locale);
  const title = language.t('contract.title', { id: contract.id });
  return sheetOf({ title, madeAt: contract.updatedAt, language }, (sheet) => {
    drawSummary(sheet, document, language);
    heading(sheet, language.t('contract.terms'));
    drawTerms(sheet, contract.text);
    if (locale !== 'pt' && contract.textEnglish !== '') {
      heading(sheet, language.t('contract.translation'));
      drawTerms(sheet, contract.textEnglish);
    }
    drawAcceptances(sheet, document, language);
    drawProof(sheet, document, language);
  });
}

function drawSummary(
  sheet: Sheet,
  { contract, company, creator, hidesFee }: ContractDocument,
  language: Language,
): void {
  const { t, money, rate } = language;
  const status = t(`contract.status.${contract.status}`);
  sheet.font('text', 11.5).fillColor(ink.ink2).text(contract.title).moveDown(0.4);
  const holds = isInForce(contract);
  sheet.font('strong', 10).fillColor(holds ? ink.money : ink.danger);
  sheet.text(holds ? status : t('contract.notInForce', { status }));
  heading(sheet, t('contract.parties'));
  pair(sheet, t('contract.company'), company.legalName);
  pair(sheet, t('contract.creator'), creator.name);
  pair(sheet, t('contract.value'), money(contract.totalCents, contract.currency));
  if (hidesFee) return;
  pair(
    sheet,
    t('contract.fee', { brand: brand.name, rate: rate(contract.feeBp) }),
    money(contract.feeCents, contract.currency),
  );
  pair(sheet, t('contract.creatorValue'), money(contract.creatorCents, contract.currency));
}

/**
 * Draws the clauses of `text`, which are separated by empty lines. The first line of a clause is its heading.
 */
function drawTerms(sheet: Sheet, text: string): void {
  for (const clause of text.split('\n\n')) {
    const [first = '', ...rest] = clause.split('\n');
    keepTogether(sheet, rest.length > 0 ? 40 : 14);
    sheet
      .font(/^\d+\. /.test(first) ? 'strong' : 'text', 10)
      .fillColor(ink.ink)
      .text(first, A4.margin);
    sheet.font('text', 10).fillColor(ink.ink);
    for (const paragraph of rest) sheet.text(paragraph, { width: INNER_WIDTH, lineGap: 1.5 }).moveDown(0.25);
    sheet.moveDown(0.5);
  }
}

function drawAcceptances(
  sheet: Sheet,
  { contract, acceptances }: ContractDocument,
  { t, instant }: Language,
): void {
  keepTogether(sheet, 130);
  heading(sheet, t('contract.acceptances'));
  for (const side of ['company', 'creator'] as const) {
    const given = acceptances.find((one) => one.side === side && one.textHash === contract.textHash);
    sheet
      .font('strong', 10)
      .fillColor(ink.ink)
      .text(t(`contract.${side}`));
    sheet.font('text', 10).fillColor(given ? ink.ink : ink.danger);
    sheet.text(
      given
        ? t('contract.acceptedBy', { name: given.name, at: instant(given.createdAt) })
        : t('contract.waiting'),
    );
    if (given?.ip) {
      sheet.fontSize(8).fillColor(ink.ink3);
      sheet.text(t('contract.evidence', { ip: given.ip, userAgent: given.userAgent }), {
        width: INNER_WIDTH,
      });
    }
    sheet.moveDown(0.6);
  }
}

function drawProof(sheet: Sheet, { contract, checkUrl }: ContractDocument, { t }: Language): void {
  keepTogether(sheet, 60);
  const line = (name: string, value: string) => {
    sheet.font('strong', 8).fillColor(ink.ink2).text(`${name}  `, { continued: true });
    sheet.font('text', 8).fillColor(ink.ink).text(value);
  };
  line(t('contract.hash'), contract.textHash);
  line(t('contract.check'), contract.checkCode);
  if (checkUrl) sheet.fillColor(ink.ink2).text(t('contract.checkAt', { url: checkUrl }), { link: checkUrl });
}
