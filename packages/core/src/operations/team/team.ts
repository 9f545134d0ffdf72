import type { User } from '../../people';

/** True if a company would have no owner without this user. `team` contains all users of the company. */
export const isLastOwner = (team: readonly User[], userId: number): boolean =>
  team.some(({ id, companyRole }) => id === userId && companyRole === 'owner') &&
  !team.some(
    ({ id, companyRole, suspendedAt }) => id !== userId && companyRole === 'owner' && suspendedAt === null,
  );
