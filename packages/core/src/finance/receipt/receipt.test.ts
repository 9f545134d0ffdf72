import { expect, it } from 'vitest';
import { isReturnPrepared } from './receipt';

it.each([
  ['in suspense', { status: 'unmatched', preparedById: null, intendedChargeId: null }, false],
  ['whose return is prepared', { status: 'unmatched', preparedById: 4, intendedChargeId: null }, true],
  ['prepared for a charge', { status: 'unmatched', preparedById: 4, intendedChargeId: 71 }, false],
  ['that was returned', { status: 'returned', preparedById: 4, intendedChargeId: null }, false],
] as const)('states whether the return of a receipt is prepared: %s', (_what, receipt, prepared) => {
  expect(isReturnPrepared(receipt)).toBe(prepared);
});
