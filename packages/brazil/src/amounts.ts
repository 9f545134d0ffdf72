/** 100 % in basis points. */
const WHOLE_BP = 10_000;

/**
 * Divides two whole numbers of any size exactly, and rounds the quotient half to even, so that many roundings
 * do not drift in one direction.
 * @throws RangeError if the denominator is not positive
 */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive');
  const sign = numerator < 0n ? -1n : 1n;
  const size = numerator * sign;
  const quotient = size / denominator;
  const twice = (size % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  return sign * (up ? quotient + 1n : quotient);
}

/**
 * Converts an amount in minor units to a number.
 * @throws RangeError if the amount is outside ±Number.MAX_SAFE_INTEGER, because a number would lose cents
 */
export function toCents(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('the amount is outside the safe range');
  return number;
}

function exact(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of minor units: ${value}`);
  return BigInt(value);
}

/**
 * Returns the share of an amount by a rate in basis points (1500 = 15 %), rounded half to even.
 * @throws RangeError if the amount or the rate is not a safe integer, or the result is outside the safe range
 */
export function portion(amountCents: number, basisPoints: number): number {
  return toCents(divideHalfEven(exact(amountCents) * exact(basisPoints), BigInt(WHOLE_BP)));
}

/**
 * Splits an amount into parts in proportion to whole weights. The parts add up exactly to the amount, because
 * each running total is rounded down instead of each part.
 * @throws RangeError if no weight is positive or one is negative
 */
export function allocate(amountCents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + exact(weight), 0n);
  if (whole <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('weights must be positive');
  let weighed = 0n;
  let given = 0n;
  return weights.map((weight) => {
    weighed += BigInt(weight);
    const upTo = (exact(amountCents) * weighed) / whole;
    const part = toCents(upTo - given);
    given = upTo;
    return part;
  });
}

/**
 * Adds up minor units of one currency. Amounts may be negative, because ledger postings have both signs.
 * @throws RangeError if an amount is not a safe integer or the sum is outside the safe range
 */
export function sum(amounts: Iterable<number>): number {
  let total = 0n;
  for (const amount of amounts) total += exact(amount);
  return toCents(total);
}
