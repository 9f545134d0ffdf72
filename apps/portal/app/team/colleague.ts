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
  /** Approval limit in minor units; null without a limit. There is no date once the limit is used up. */
  readonly approves: {
    readonly leftCents: number;
    readonly limitCents: number;
    readonly currency: Currency;
    readonly untilOn: string;
    readonly over: boolean;
  } | null;
}
