import { type DocumentReading, parseNfseKey } from '@elenco/brazil';
import type { Currency } from '../../kit';
import { brand, type Payee } from '../../people';
import type { Rate } from '../../platform';
import { type ReaisRange, ratesSince, reaisAccepted } from './invoiceAmount';
import type { GateCheck, Invoice } from './schema';

/** The values read from a document, and the data with which they are compared. */
export interface InvoiceCheckInput {
  readonly reading: DocumentReading;
  readonly payee: Pick<Payee, 'taxId'>;
  readonly grossCents: number;
  readonly currency: Currency;
  /** Closing rates of the currency from the brand's approval until today; empty for BRL. */
  readonly rates: readonly Rate[];
  /** Business date of the brand's approval. The service was rendered between this day and today. */
  readonly approvedOn: string;
  readonly today: string;
}

/**
 * Result of a check, for display: the expected value was found, no value was found, or a different value was
 * found.
 */
export type CheckResult = 'found' | 'missing' | 'different';

export function checkResult({ passed, found }: Pick<GateCheck, 'passed' | 'found'>): CheckResult {
  if (passed) return 'found';
  return found === '' ? 'missing' : 'different';
}

/** True if a document is an image without readable text, so that no check could compare anything. */
export const isScan = ({ checks }: Pick<Invoice, 'checks'>): boolean =>
  checks.some(({ code, found }) => code === 'document' && found === 'no_text');

/**
 * True if a pending document has failed checks that its creator can correct by submitting another document.
 */
export const hasDifferences = (invoice: Pick<Invoice, 'status' | 'checks'>): boolean =>
  invoice.status === 'submitted' && !isScan(invoice) && invoice.checks.some(({ passed }) => !passed);

const monthOf = (day: string) => day.slice(0, 7);

function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} BRL`;
}

const rangeText = ({ lowCents, highCents }: ReaisRange): string =>
  lowCents === highCents ? amountText(lowCents) : `${amountText(lowCents)} – ${amountText(highCents)}`;

/** Maximum number of different values that a check shows. */
const MAX_OTHERS = 3;

/**
 * Returns the document's value that meets a condition; null if none does. XML has one value per field, so a
 * second, different value fails the check. The text of a PDF contains the tax numbers of both parties and
 * many amounts, so one match suffices.
 */
function findMatch<T>(
  { kind }: DocumentReading,
  values: readonly T[],
  fits: (value: T) => boolean,
): T | null {
  const found = values.find(fits);
  return found !== undefined && (kind === 'pdf' || values.length === 1) ? found : null;
}

function check<T>(
  code: GateCheck['code'],
  match: T | null,
  { values, expected, text }: { values: readonly T[]; expected: string; text: (value: T) => string },
): GateCheck {
  const found = match === null ? values.slice(0, MAX_OTHERS).map(text).join(', ') : text(match);
  return { code, passed: match !== null, found, expected };
}

/**
 * Values of the document that an invoice stores: matching values, otherwise a single candidate, otherwise
 * none.
 */
export type InvoiceValues = Pick<
  Invoice,
  'key' | 'municipalNumber' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month'
>;

/**
 * Returns the access key in the document that the creator issued between the month of the service and today.
 * If there is none, returns the first key, so that the check can show what it found instead.
 */
function findAccessKey({ reading, payee, today }: InvoiceCheckInput, from: string) {
  const parsed = reading.keys.flatMap((key) => {
    const parts = parseNfseKey(key);
    return parts ? [{ key, ...parts }] : [];
  });
  // The document may be issued in a month after the service, but never in an earlier month.
  const match = findMatch(
    reading,
    parsed,
    ({ registration, month }) => registration === payee.taxId && month >= from && month <= monthOf(today),
  );
  return { parsed, match };
}

/**
 * Checks the content of a document before staff review it. The document must be a valid NFS-e with the
 * creator as issuer, the payer as taker, and the right amount in reais, month and access key. A municipal
 * NFS-e has a number instead of the key. Returns every check, passed or failed, with found and expected
 * values, and the values to store. See docs/spec/brazil.md#fiscal-invoice.
 */
export function checkInvoiceDocument(gate: InvoiceCheckInput): {
  readonly checks: GateCheck[];
  readonly paper: InvoiceValues;
} {
  const { reading, payee, grossCents, currency, rates, approvedOn, today } = gate;
  const { kind, flaw, issuers, takers, amounts, months, municipalNumber } = reading;
  const [from, to] = [monthOf(approvedOn), monthOf(today)];
  const issuer = findMatch(reading, issuers, (one) => one === payee.taxId);
  const taker = findMatch(reading, takers, (one) => one === brand.legalDocument);
  const month = findMatch(reading, months, (one) => one >= from && one <= to);
  // An NFS-e is in reais, even if the work is paid in another currency.
  const since = month && month > from ? `${month}-01` : approvedOn;
  const range = reaisAccepted(grossCents, currency, ratesSince(rates, since));
  const amount = findMatch(reading, amounts, (one) => one >= range.lowCents && one <= range.highCents);
  const { parsed, match } = findAccessKey(gate, month ?? from);
  const only = <T>(values: readonly T[]) =>
    (kind !== 'pdf' && values.length === 1 ? values[0] : null) ?? null;
  const same = (value: string) => value;
  /** Removes the other party's tax number, because a PDF contains the numbers of both parties. */
  const others = (values: readonly string[], other: string) =>
    kind === 'pdf' ? values.filter((one) => one !== other) : values;
  // The largest amounts in a PDF are likely its totals.
  const totals = amounts.toSorted((a, b) => b - a);
  const needsKey = kind !== 'municipal';
  const read = kind !== 'no_text' && kind !== 'other' && flaw === null;
  const service = month ?? only(months);
  return {
    checks: [
      { code: 'document', passed: read, found: flaw ?? kind, expected: '' },
      check('issuer', issuer, {
        values: others(issuers, brand.legalDocument),
        expected: payee.taxId,
        text: same,
      }),
      check('taker', taker, {
        values: others(takers, payee.taxId),
        expected: brand.legalDocument,
        text: same,
      }),
      check('amount', amount, {
        values: totals,
        expected: rangeText(range),
        text: amountText,
      }),
      check('month', month, { values: months, expected: from === to ? from : `${from} – ${to}`, text: same }),
      ...(needsKey
        ? [
            check('key', match, {
              values: parsed,
              expected: `${payee.taxId} ${month ?? from}`,
              text: (one) => `${one.registration} ${one.month}`,
            }),
          ]
        : []),
    ],
    paper: {
      // Stores a key even if it does not match, so that no other invoice can use it.
      key:
        (match ?? parsed.find(({ registration }) => registration === payee.taxId) ?? only(parsed))?.key ??
        null,
      municipalNumber,
      issuerTaxId: issuer ?? only(issuers),
      takerTaxId: taker ?? only(takers),
      // Amount in the currency of the payout. The amount in reais is part of the check.
      amountCents: currency === 'BRL' ? (amount ?? only(amounts)) : amount === null ? null : grossCents,
      month: service === null ? null : `${service}-01`,
    },
  };
}
