import type { Currency } from '@elenco/core/kit';

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyRole: 'owner' | 'member';
  readonly createdAt: string;
  readonly suspended: boolean;
  /** True for the only owner, who must remain one. */
  readonly last: boolean;
  /**
   * Approval limit, with amounts in minor units; null if the user approves without a limit. `over` is true if
   * the last day has passed or the limit is used up.
   */
  readonly approves: {
    readonly leftCents: number;
    readonly limitCents: number;
    readonly currency: Currency;
    readonly untilOn: string;
    readonly over: boolean;
  } | null;
}
