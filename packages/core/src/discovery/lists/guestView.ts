import type { ListMember } from './list';

/**
 * Splits the members of a list into those that its guests may see and the others. Guests have no account, so
 * they see only creators whose profile is public. External profiles come from the brand's or our files, and
 * are always shown.
 *
 * @param open ids of creators with a public profile
 */
export function splitForGuests<Member extends Pick<ListMember, 'creatorId'>>(
  members: readonly Member[],
  open: ReadonlySet<number>,
): { readonly shown: readonly Member[]; readonly hidden: readonly Member[] } {
  const isShown = ({ creatorId }: Member) => creatorId === null || open.has(creatorId);
  return {
    shown: members.filter(isShown),
    hidden: members.filter((member) => !isShown(member)),
  };
}
