/** Options of the minimum-fee filter, in cents of BRL. */
export const feeSteps = [100_000, 250_000, 500_000] as const;
