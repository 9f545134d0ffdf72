import { parseNfseKey } from '@elenco/brazil';
import type { Currency } from '../../kit';
import { brand, type Payee } from '../../people';
import type { GateCheck, Invoice } from './schema';

/** The submitted invoice and the data that it is checked against. */
export interface Gate {
  readonly invoice: Pick<Invoice, 'key' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month'>;
  readonly payee: Pick<Payee, 'taxId' | 'legalForm'>;
  readonly grossCents: number;
  readonly currency: Currency;
  /** Business dates: the service was rendered between approval and today. */
  readonly approvedOn: string;
  readonly today: string;
}

const monthOf = (day: string) => day.slice(0, 7);

function amountText(cents: number, currency: Currency): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

/** Checks the access key. Returns undefined for an individual without one, as receipts have no key. */
function keyCheck({ invoice, payee, today }: Gate): GateCheck | undefined {
  const expected = `${payee.taxId} ${monthOf(invoice.month)}`;
  if (invoice.key === null) {
    const needed = payee.legalForm === 'company';
    return needed ? { code: 'key', passed: false, found: '', expected } : undefined;
  }
  const parts = parseNfseKey(invoice.key);
  if (!parts) return { code: 'key', passed: false, found: invoice.key, expected };
  // It may be issued in a later month than the service, never in an earlier one.
  const timely = parts.month >= monthOf(invoice.month) && parts.month <= monthOf(today);
  return {
    code: 'key',
    passed: parts.registration === payee.taxId && timely,
    found: `${parts.registration} ${parts.month}`,
    expected,
  };
}

/**
 * Checks an invoice before staff review it: issuer is the creator, taker is the payer, amount and month are
 * right, and the access key matches. See docs/spec/brazil.md#fiscal-invoice.
 * Returns every check, passed or not, with the values found and expected.
 */
export function gateChecks(gate: Gate): GateCheck[] {
  const { invoice, payee, grossCents, currency, approvedOn, today } = gate;
  const month = monthOf(invoice.month);
  const [from, to] = [monthOf(approvedOn), monthOf(today)];
  const key = keyCheck(gate);
  const equal = (code: GateCheck['code'], found: string, expected: string): GateCheck => ({
    code,
    passed: found === expected,
    found,
    expected,
  });
  return [
    equal('issuer', invoice.issuerTaxId, payee.taxId),
    equal('taker', invoice.takerTaxId, brand.legalDocument),
    equal('amount', amountText(invoice.amountCents, currency), amountText(grossCents, currency)),
    {
      code: 'month',
      passed: month >= from && month <= to,
      found: month,
      expected: from === to ? from : `${from} – ${to}`,
    },
    ...(key ? [key] : []),
  ];
}
