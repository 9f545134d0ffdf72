import { anyOf, type Scope } from '../../kit';
import { type Actor, nobody, ofCompany, staff, userIdOf } from '../../people';
import type { BoardComment } from './schema';

/** Who keeps order on boards. */
const moderators = staff('support');

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody } as const;
const ofCompanyOrModeration = anyOf<Actor, { companyId: number }>(ofCompany, moderators);

const byAuthor = (actor: Actor): Scope<BoardComment> => {
  const authorId = userIdOf(actor);
  return authorId === null || actor.role === 'admin' ? [] : [{ authorId }];
};

export const boardMemberAccess = {
  read: ofCompanyOrModeration,
  create: nobody,
  update: ofCompany,
  remove: ofCompany,
  moves: {},
} as const;

/** Creators read the posts that are for them on the board's page; of whole tables they are given nothing. */
export const boardPostAccess = {
  read: ofCompanyOrModeration,
  create: nobody,
  update: ofCompany,
  remove: nobody,
  moves: { withdraw: ofCompany, hide: moderators, restore: moderators },
} as const;

export const boardCommentAccess = {
  read: anyOf<Actor, BoardComment>(ofCompanyOrModeration, byAuthor),
  ...byCommandsOnly,
  moves: { withdraw: anyOf<Actor, BoardComment>(ofCompany, byAuthor), hide: moderators, restore: moderators },
} as const;

export const boardReportAccess = {
  read: moderators,
  ...byCommandsOnly,
  moves: { uphold: moderators, dismiss: moderators },
} as const;
