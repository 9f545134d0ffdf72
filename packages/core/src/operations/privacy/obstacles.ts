import { z } from 'zod';
import { type Charge, charges, isOpen, isPayoutOver, type Payout, payouts } from '../../finance';
import {
  type Briefing,
  briefings,
  type Contract,
  contracts,
  isToSign,
  openStates,
  type Proposal,
  proposals,
} from '../../hiring';
import { type FieldError, type Find, Problem } from '../../kit';
import { type Actor, type User, users } from '../../people';
import { isLastOwner } from '../team';
import type { Erasable } from './request';

/** Current balances by account, which no route exposes. */
const ledgerAccounts = {
  name: 'ledger_accounts',
  schema: z.object({
    id: z.int(),
    kind: z.string(),
    companyId: z.int().nullable(),
    creatorId: z.int().nullable(),
    balanceCents: z.int(),
  }),
} as const;

/** Facts that decide whether an account can be erased. */
export interface AccountState {
  readonly user: User;
  readonly team: readonly User[];
  readonly proposals: readonly Proposal[];
  readonly contracts: readonly Contract[];
  readonly charges: readonly Charge[];
  readonly payouts: readonly Payout[];
  readonly briefings: readonly Briefing[];
  readonly balances: readonly { readonly kind: string; readonly balanceCents: number }[];
}

const none = { proposals: [], contracts: [], charges: [], payouts: [], briefings: [], balances: [] };

/**
 * Loads and locks a user with all company members, in ascending order of id to avoid deadlocks.
 * @throws Problem `not_found` for an unknown user, `stale` if the user has just changed companies
 */
export async function lockedTeam(find: Find<Actor>, userId: number): Promise<{ user: User; team: User[] }> {
  const [seen] = await find.many(users, { id: userId });
  if (!seen) throw new Problem('not_found');
  const { companyId } = seen;
  const team = await find.lockMany(users, companyId === null ? { id: userId } : { companyId });
  const user = team.find(({ id }) => id === userId);
  if (!user) throw new Problem('stale');
  return { user, team };
}

/**
 * Loads and locks the rows that decide whether an erasure is possible, so that they cannot change
 * concurrently.
 */
export async function accountStateOf(
  find: Find<Actor>,
  userId: number,
  erases: Erasable,
): Promise<AccountState> {
  const { user, team } = await lockedTeam(find, userId);
  const { companyId, creatorId } = user;
  if (erases === 'company' && companyId !== null) {
    return {
      user,
      team,
      briefings: await find.lockMany(briefings, { companyId }),
      proposals: await find.lockMany(proposals, { companyId }),
      contracts: await find.lockMany(contracts, { companyId }),
      charges: await find.lockMany(charges, { companyId }),
      payouts: await find.lockMany(payouts, { companyId }),
      balances: await find.many(ledgerAccounts, { companyId }),
    };
  }
  if (creatorId === null) return { user, team, ...none };
  return {
    user,
    team,
    ...none,
    proposals: await find.lockMany(proposals, { creatorId }),
    contracts: await find.lockMany(contracts, { creatorId }),
    payouts: await find.lockMany(payouts, { creatorId }),
    balances: await find.many(ledgerAccounts, { creatorId }),
  };
}

/**
 * Returns the obstacles to an erasure, each with its number of rows; an empty array if the erasure is
 * possible.
 */
export function obstaclesTo(erases: Erasable, accountState: AccountState): FieldError[] {
  const { user, team } = accountState;
  if (user.staff) return [{ pointer: '', code: 'erasure_staff' }];
  if (erases === 'profile' && user.creatorId === null) return [{ pointer: '', code: 'erasure_no_profile' }];
  if (
    erases === 'company' &&
    !team.some(({ id, companyRole }) => id === user.id && companyRole === 'owner')
  ) {
    return [{ pointer: '', code: 'erasure_not_owner' }];
  }
  const leavesAlone = erases === 'account' && isLastOwner(team, user.id);
  return [...(leavesAlone ? [{ pointer: '', code: 'erasure_last_owner' }] : []), ...unfinished(accountState)];
}

const toFinish = ['erasure_briefings', 'erasure_proposals', 'erasure_unsigned', 'erasure_running'] as const;
const toSettle = ['erasure_charges', 'erasure_payouts', 'erasure_money'] as const;

function unfinished({
  briefings,
  proposals,
  contracts,
  charges,
  payouts,
  balances,
}: AccountState): FieldError[] {
  const open: readonly string[] = openStates;
  const counts: Record<(typeof toFinish | typeof toSettle)[number], number> = {
    erasure_briefings: briefings.filter(({ status }) => !['draft', 'closed', 'cancelled'].includes(status))
      .length,
    erasure_proposals: proposals.filter(({ status }) => open.includes(status)).length,
    erasure_unsigned: contracts.filter(isToSign).length,
    erasure_running: contracts.filter(({ status }) => status === 'active').length,
    erasure_charges: charges.filter(isOpen).length,
    erasure_payouts: payouts.filter((one) => !isPayoutOver(one)).length,
    erasure_money: balances.filter(({ balanceCents }) => balanceCents !== 0).length,
  };
  return [...toFinish, ...toSettle].flatMap((code) =>
    counts[code] > 0 ? [{ pointer: '', code, params: { count: counts[code] } }] : [],
  );
}
