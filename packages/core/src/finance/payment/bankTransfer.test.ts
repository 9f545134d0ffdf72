import { expect, it } from 'vitest';
import { formatIban, isByTransfer, transferAccount } from './bankTransfer';
import { slipOf } from './slip';

/** Returns the remainder of an IBAN; 1 if the IBAN is valid (ISO 13616). */
function remainderOf(iban: string): bigint {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return BigInt([...moved].map((character) => Number.parseInt(character, 36)).join('')) % 97n;
}

it('states a valid IBAN of a nonexistent bank for bank transfers', () => {
  expect(transferAccount.iban).toMatch(/^BR\d{2}9{8}\d{15}[A-Z][A-Z0-9]$/);
  expect(remainderOf(transferAccount.iban)).toBe(1n);
  expect(formatIban(transferAccount.iban)).toBe('BR09 9999 9999 0000 1000 0000 001C 1');
});

it.each([
  ['USD', 100_000, true],
  ['EUR', 100_000, true],
  ['BRL', 100_000, false],
  ['BRL', 9_999_999_999_999, true],
] as const)(
  'tells whether a charge of %s %i minor units is paid by bank transfer: %s',
  (currency, amountCents, byTransfer) => {
    expect(isByTransfer(slipOf({ id: 1, currency, dueOn: '2026-12-28', amountCents }))).toBe(byTransfer);
  },
);
