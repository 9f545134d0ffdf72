import type { User } from '../party';

/** Whether a company would be without an owner if this person were none. `team` are all its people. */
export const lastOwner = (team: readonly User[], userId: number): boolean =>
  team.some(({ id, seat }) => id === userId && seat === 'owner') &&
  !team.some(({ id, seat, suspendedAt }) => id !== userId && seat === 'owner' && suspendedAt === null);
