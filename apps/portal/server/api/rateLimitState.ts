import type { CallerKind } from '@elenco/core';

/** What is left of an allowance after a call, and after how many seconds all of it is back. */
export interface RateLimitState {
  readonly kind: CallerKind;
  readonly allowed: number;
  /** Below zero: this call is one too many. */
  readonly left: number;
  readonly seconds: number;
}
