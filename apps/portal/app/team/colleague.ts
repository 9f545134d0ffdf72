import type { Currency } from '@elenco/core/kit';

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyRole: 'owner' | 'member';
  readonly createdAt: string;
  readonly suspended: boolean;
  /** The only owner, who has to stay one. */
  readonly last: boolean;
  /** Null for who approves proposals without a limit. Minor units; no day once nothing is left to approve. */
  readonly approves: {
    readonly leftCents: number;
    readonly currency: Currency;
    readonly untilOn: string;
    readonly over: boolean;
  } | null;
}
