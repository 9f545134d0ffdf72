import { type DocumentReading, parseNfseKey } from '@elenco/brazil';
import type { Currency } from '../../kit';
import { brand, type Payee } from '../../people';
import type { GateCheck, Invoice } from './schema';

/** The values read in a document and the data that they are checked against. */
export interface Gate {
  readonly reading: DocumentReading;
  readonly payee: Pick<Payee, 'taxId'>;
  readonly grossCents: number;
  readonly currency: Currency;
  /** Business dates: the service was rendered between approval and today. */
  readonly approvedOn: string;
  readonly today: string;
}

/** Result of a check for display: the expected value, none, or another one. */
export type CheckResult = 'found' | 'missing' | 'different';

export function checkResult({ passed, found }: Pick<GateCheck, 'passed' | 'found'>): CheckResult {
  if (passed) return 'found';
  return found === '' ? 'missing' : 'different';
}

const monthOf = (day: string) => day.slice(0, 7);

function amountText(cents: number, currency: Currency): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

/** Maximum number of other values that a check shows. */
const MAX_OTHERS = 3;

/**
 * Returns the value of a document that fulfils a condition. XML has one value in its place, so another beside it
 * speaks against it; the text of a PDF has the numbers of both parties and many amounts.
 */
function matching<T>({ kind }: DocumentReading, values: readonly T[], fits: (value: T) => boolean): T | null {
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

/** Values of the document that an invoice stores: those that match, else the only one, else none. */
export type Paper = Pick<
  Invoice,
  'key' | 'municipalNumber' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month'
>;

/** Returns the access key of the creator, in a month from the service to today; else the first key. */
function keyIn({ reading, payee, today }: Gate, from: string) {
  const parsed = reading.keys.flatMap((key) => {
    const parts = parseNfseKey(key);
    return parts ? [{ key, ...parts }] : [];
  });
  // It may be issued in a later month than the service, never in an earlier one.
  const match = matching(
    reading,
    parsed,
    ({ registration, month }) => registration === payee.taxId && month >= from && month <= monthOf(today),
  );
  return { parsed, match };
}

/**
 * Checks a document before staff review it, by its content: it is an NFS-e that counts, its issuer is the
 * creator, its taker the payer, amount and month are right, and its access key matches; a municipal NFS-e has a
 * number instead of the key. See docs/spec/brazil.md#fiscal-invoice.
 * Returns every check, passed or not, with the values found and expected, and the values to store.
 */
export function gateChecks(gate: Gate): { readonly checks: GateCheck[]; readonly paper: Paper } {
  const { reading, payee, grossCents, currency, approvedOn, today } = gate;
  const { kind, flaw, issuers, takers, amounts, months, municipalNumber } = reading;
  const [from, to] = [monthOf(approvedOn), monthOf(today)];
  const issuer = matching(reading, issuers, (one) => one === payee.taxId);
  const taker = matching(reading, takers, (one) => one === brand.legalDocument);
  // XML states reais; a text does not say which currency an amount has.
  const stated = kind === 'pdf' ? currency : 'BRL';
  const amount = matching(reading, amounts, (one) => one === grossCents && stated === currency);
  const month = matching(reading, months, (one) => one >= from && one <= to);
  const { parsed, match } = keyIn(gate, month ?? from);
  const only = <T>(values: readonly T[]) =>
    (kind !== 'pdf' && values.length === 1 ? values[0] : null) ?? null;
  const same = (value: string) => value;
  /** A text lists the numbers of both parties. */
  const others = (values: readonly string[], other: string) =>
    kind === 'pdf' ? values.filter((one) => one !== other) : values;
  // The largest amounts of a text are its totals.
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
        expected: amountText(grossCents, currency),
        text: (cents) => amountText(cents, stated),
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
      // Also a key that does not match, so that it is used once.
      key:
        (match ?? parsed.find(({ registration }) => registration === payee.taxId) ?? only(parsed))?.key ??
        null,
      municipalNumber,
      issuerTaxId: issuer ?? only(issuers),
      takerTaxId: taker ?? only(takers),
      amountCents: amount ?? (stated === currency ? only(amounts) : null),
      month: service === null ? null : `${service}-01`,
    },
  };
}
