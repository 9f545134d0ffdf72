import type { User } from '../../people';

/** Whether a company would be without an owner if this person were none. `team` are all its people. */
export const lastOwner = (team: readonly User[], userId: number): boolean =>
  team.some(({ id, companyRole }) => id === userId && companyRole === 'owner') &&
  !team.some(
    ({ id, companyRole, suspendedAt }) => id !== userId && companyRole === 'owner' && suspendedAt === null,
  );
