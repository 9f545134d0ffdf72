import { parseNfseKey } from '../brazil';
import type { Currency } from '../kit';
import { brand, type Payee } from '../party';
import type { GateCheck, Invoice } from './schema';

/** The invoice as it was handed in, and what it is held against. */
export interface Gate {
  readonly invoice: Pick<Invoice, 'key' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month' | 'fileId'>;
  readonly payee: Pick<Payee, 'taxId' | 'legalForm'>;
  readonly grossCents: number;
  readonly currency: Currency;
  /** Business dates: the service was rendered between the approval and today. */
  readonly approvedOn: string;
  readonly today: string;
  /** Other invoices that may have the same key or file; refused ones do not count. */
  readonly others: readonly Pick<Invoice, 'id' | 'status' | 'key' | 'fileId'>[];
}

const monthOf = (day: string) => day.slice(0, 7);

function amountText(cents: number, currency: Currency): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

function keyCheck({ invoice, payee, today }: Gate): GateCheck {
  const expected = `${payee.taxId} ${monthOf(invoice.month)}`;
  if (invoice.key === null) {
    // An individual gives a receipt, which has no key; a company has to issue an NFS-e.
    return { code: 'key', passed: payee.legalForm === 'individual', found: '', expected };
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
 * and the month are right, it was not used before, its access key says the same. Source: brazil.md, NFS-e.
 * Every check is told, passed or not, with what was found and expected.
 */
export function gateChecks(gate: Gate): GateCheck[] {
  const { invoice, payee, grossCents, currency, approvedOn, today } = gate;
  const month = monthOf(invoice.month);
  const [from, to] = [monthOf(approvedOn), monthOf(today)];
  const used = gate.others.find(
    (other) =>
      other.status !== 'refused' &&
      (other.fileId === invoice.fileId || (invoice.key !== null && other.key === invoice.key)),
  );
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
    { code: 'unused', passed: used === undefined, found: used ? `#${used.id}` : '', expected: '' },
    keyCheck(gate),
  ];
}
