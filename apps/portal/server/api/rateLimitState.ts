import type { CallerKind } from '@elenco/core';

/** State of a rate limit after a call: the remaining calls, and the seconds until the limit resets. */
export interface RateLimitState {
  readonly kind: CallerKind;
  readonly allowed: number;
  /** Remaining calls; negative if this call exceeds the limit. */
  readonly left: number;
  readonly seconds: number;
}
