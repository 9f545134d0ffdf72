import { z } from 'zod';
import { isCnpj } from './cnpj';
import { isCpf } from './cpf';
import { parseNfseKey } from './nfse';

/**
 * Kind of a document: an NFS-e in the national or a municipal (ABRASF) layout, a PDF with text, a file
 * without text such as a scan, or other XML.
 */
export const documentKinds = ['national', 'municipal', 'pdf', 'no_text', 'other'] as const;

/** Reasons why an NFS-e cannot be paid. */
export const documentFlaws = ['cancelled', 'test', 'several'] as const;

/** Maximum number of values of each kind that are returned for one text. */
const MAX_VALUES = 60;
const values = <T extends z.ZodType>(of: T) => z.array(of).max(MAX_VALUES);

/**
 * Values read from a document. An XML document names each value. For a PDF, all values of each kind in its
 * text are listed.
 */
export const documentReading = z.object({
  kind: z.enum(documentKinds),
  flaw: z.enum(documentFlaws).nullable(),
  /** National access keys. */
  keys: values(z.string().length(50)),
  /** Number and verification code of a municipal NFS-e. */
  municipalNumber: z.string().max(60).nullable(),
  /**
   * CPF or CNPJ of the issuers, without punctuation. For a PDF, `issuers` and `takers` both contain all CPFs
   * and CNPJs in the text.
   */
  issuers: values(z.string().max(14)),
  takers: values(z.string().max(14)),
  amounts: values(z.int().nonnegative()),
  /** Months of service, `YYYY-MM`. */
  months: values(z.string().length(7)),
});
export type DocumentReading = z.output<typeof documentReading>;

/** An XML element whose end tag was read. */
export interface XmlElement {
  /** Local names from the root, separated by `/`. */
  readonly path: string;
  /** The element's own text, without that of its child elements. */
  readonly text: string;
  /** Value of the attribute `Id`. */
  readonly id: string;
}

/** Local names of the elements that `readingOfXml` needs. A parser may leave out all others. */
export const nfseElements: ReadonlySet<string> = new Set([
  'infNFSe',
  'InfNfse',
  'NfseCancelamento',
  'CNPJ',
  'CPF',
  'Cnpj',
  'Cpf',
  'tpAmb',
  'vServ',
  'dCompet',
  'Numero',
  'CodigoVerificacao',
  'Competencia',
  'ValorServicos',
]);

const nothing: DocumentReading = {
  kind: 'no_text',
  flaw: null,
  keys: [],
  municipalNumber: null,
  issuers: [],
  takers: [],
  amounts: [],
  months: [],
};

/** The result for a file without text: a scan, a picture, or a PDF whose text cannot be extracted. */
export const withoutText: DocumentReading = nothing;

/** Reads an NFS-e in the national layout or in ABRASF's, version 1 or 2. */
export function readingOfXml(elements: readonly XmlElement[]): DocumentReading {
  const notes = elements.filter(({ path }) => /(?:^|\/)(?:infNFSe|InfNfse)$/.test(path));
  const [note] = notes;
  if (!note) return { ...nothing, kind: 'other' };
  const texts = (end: RegExp) =>
    unique(elements.flatMap(({ path, text }) => (end.test(path) ? [text.trim()] : [])));
  const taxIds = (end: RegExp) => texts(end).map(bare).filter(isTaxId);
  const several = notes.length > 1 ? 'several' : null;
  if (note.path.endsWith('infNFSe')) {
    const key = note.id.replace(/^NFS/, '');
    return {
      ...nothing,
      kind: 'national',
      flaw: several ?? (texts(/\/infDPS\/tpAmb$/).includes('2') ? 'test' : null),
      keys: parseNfseKey(key) ? [key] : [],
      issuers: taxIds(/\/(?:infNFSe\/emit|infDPS\/prest)\/(?:CNPJ|CPF)$/),
      takers: taxIds(/\/infDPS\/toma\/(?:CNPJ|CPF)$/),
      amounts: texts(/\/infDPS\/valores\/vServPrest\/vServ$/).flatMap(centsOfXml),
      months: texts(/\/infDPS\/dCompet$/).flatMap(monthOfXml),
    };
  }
  const [number] = texts(/\/InfNfse\/Numero$/);
  const [code] = texts(/\/InfNfse\/CodigoVerificacao$/);
  return {
    ...nothing,
    kind: 'municipal',
    flaw: several ?? (elements.some(({ path }) => path.endsWith('/NfseCancelamento')) ? 'cancelled' : null),
    municipalNumber: number && code ? `${number}/${code}`.slice(0, 60) : null,
    issuers: taxIds(
      /\/(?:PrestadorServico\/IdentificacaoPrestador|Prestador(?:\/IdentificacaoPrestador)?)\/(?:CpfCnpj\/)?(?:Cnpj|Cpf)$/,
    ),
    takers: taxIds(/\/IdentificacaoTomador\/(?:CpfCnpj\/)?(?:Cnpj|Cpf)$/),
    amounts: texts(/\/Valores\/ValorServicos$/).flatMap(centsOfXml),
    months: texts(/\/Competencia$/).flatMap(monthOfXml),
  };
}

const TAX_ID =
  /(?<![\dA-Z])(?:[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}|\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?![\dA-Z])/g;
const KEY = /(?<![\dA-Z])[\dA-Z]{50}(?![\dA-Z])/g;
const AMOUNT =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3}){1,3},\d{2}|\d{1,3}(?:,\d{3}){1,3}\.\d{2}|\d{1,10}[.,]\d{2})(?![\d]|[.,]\d)/g;
const DAY = /(?<!\d)(?:(\d{2})\/)?(0[1-9]|1[0-2])\/(20\d{2})(?!\d)|(?<!\d)(20\d{2})-(0[1-9]|1[0-2])(?!\d)/g;
const COMPETENCE = /compet[êe]ncia\D{0,80}(?:\d{2}\/)?(0[1-9]|1[0-2])\/(20\d{2})(?!\d)/gi;

/**
 * Reads the text of a PDF: all tax numbers, amounts, months and access keys in it. If a month is labeled as
 * the month of service (competência), other dates are ignored.
 */
export function readingOfText(text: string): DocumentReading {
  if ((text.match(/[\p{L}\d]/gu) ?? []).length < MIN_CHARACTERS) return nothing;
  const upper = text.toUpperCase();
  const taxIds = unique((upper.match(TAX_ID) ?? []).map(bare).filter(isTaxId));
  const labeled = [...text.matchAll(COMPETENCE)].map(([, month, year]) => `${year}-${month}`);
  const dated = [...text.matchAll(DAY)].map(([, , month, year, first, second]) =>
    year ? `${year}-${month}` : `${first}-${second}`,
  );
  return {
    ...nothing,
    kind: 'pdf',
    keys: unique((upper.match(KEY) ?? []).filter((key) => parseNfseKey(key) !== undefined)),
    issuers: taxIds,
    takers: taxIds,
    amounts: unique((text.match(AMOUNT) ?? []).map(centsOfText)),
    months: unique(labeled.length > 0 ? labeled : dated),
  };
}

/**
 * Minimum number of letters and digits in the text of an invoice. A document with fewer is treated as a scan.
 * Its few characters may be a page number.
 */
const MIN_CHARACTERS = 20;

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)].slice(0, MAX_VALUES);
const bare = (text: string) => text.replace(/[.\-/\s]/g, '').toUpperCase();
const isTaxId = (text: string) => (text.length === 11 ? isCpf(text) : isCnpj(text));

/**
 * Returns an array with the amount in cents. The XML text has a decimal point and at most four decimals.
 * Returns an empty array if the amount contains a fraction of a cent, because it could not be paid.
 */
function centsOfXml(text: string): number[] {
  const match = /^(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return [];
  const [whole = '', decimals = ''] = match.slice(1);
  return /^\d{0,2}0*$/.test(decimals) ? [Number(whole + decimals.slice(0, 2).padEnd(2, '0'))] : [];
}

const centsOfText = (text: string) => Number(text.replace(/[.,]/g, ''));

function monthOfXml(text: string): string[] {
  const [, year, month] = /^(20\d{2})-?(0[1-9]|1[0-2])(?:-\d{2}(?:T.*)?|\d{2})?$/.exec(text) ?? [];
  if (year) return [`${year}-${month}`];
  const [, other, of] = /^(?:\d{2}\/)?(0[1-9]|1[0-2])\/(20\d{2})$/.exec(text) ?? [];
  return of ? [`${of}-${other}`] : [];
}
