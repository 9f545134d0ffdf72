import type { CallerKind } from '@elenco/core';

/** Remaining allowance after a call, and the seconds until it resets. */
export interface RateLimitState {
  readonly kind: CallerKind;
  readonly allowed: number;
  /** Negative if this call exceeds the limit. */
  readonly left: number;
  readonly seconds: number;
}
