import { parseNfseKey } from '@elenco/brazil';
import type { Currency } from '../../kit';
import { brand, type Payee } from '../../people';
import type { GateCheck, Invoice } from './schema';

/** The invoice as it was handed in, and what it is held against. */
export interface Gate {
  readonly invoice: Pick<Invoice, 'key' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month'>;
  readonly payee: Pick<Payee, 'taxId' | 'legalForm'>;
  readonly grossCents: number;
  readonly currency: Currency;
  /** Business dates: the service was rendered between the approval and today. */
  readonly approvedOn: string;
  readonly today: string;
}

const monthOf = (day: string) => day.slice(0, 7);

function amountText(cents: number, currency: Currency): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

/** None for an individual who gave no key: a receipt has none, so there is nothing to hold it against. */
function keyCheck({ invoice, payee, today }: Gate): GateCheck | undefined {
  const expected = `${payee.taxId} ${monthOf(invoice.month)}`;
  if (invoice.key === null) {
    const needed = payee.legalForm === 'company';
    return needed ? { code: 'key', passed: false, found: '', expected } : undefined;
  }
  const parts = parseNfseKey(invoice.key);
  if (!parts) return { code: 'key', passed: false, found: invoice.key, expected };
  // It may be issued in a later month than the service was rendered in, never in an earlier one.
  const timely = parts.month >= monthOf(invoice.month) && parts.month <= monthOf(today);
  return {
    code: 'key',
    passed: parts.registration === payee.taxId && timely,
    found: `${parts.registration} ${parts.month}`,
    expected,
  };
}

/**
 * Checks an invoice before a payout waits on a person: issuer is the creator, taker is the payer, the amount
 * and the month are right, its access key says the same. See docs/spec/brazil.md#fiscal-invoice.
 * Every check is told, passed or not, with what was found and expected.
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
