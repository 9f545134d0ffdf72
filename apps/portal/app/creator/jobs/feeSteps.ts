/** Fees from which on openings are looked for, minor units of reais. */
export const feeSteps = [100_000, 250_000, 500_000] as const;
