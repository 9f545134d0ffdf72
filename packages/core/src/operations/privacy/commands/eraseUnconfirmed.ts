import { z } from 'zod';
import { accept, eraseOf, Problem, refuse, update } from '../../../kit';
import { defineCommand, id, requireAccess, systemOnly, users } from '../../../people';
import { UNCONFIRMED_DAYS } from '../bases';
import { lockedTeam } from '../obstacles';
import { subjectsOf } from './eraseDue';

const DAY_MS = 86_400_000;

/**
 * Erases an unconfirmed sign-up with all its data, as the system, including a company without other members.
 * Keeps nothing and sends no e-mail, because the owner of the address is unknown. Refuses with `not_due` for
 * accounts that are confirmed, suspended or recent.
 */
export const eraseUnconfirmed = defineCommand({
  name: 'users.eraseUnconfirmed',
  input: z.strictObject({ id }),
  load(find, input, { actor }) {
    requireAccess(actor, systemOnly);
    return lockedTeam(find, input.id);
  },
  decide({ rows: { user, team }, now }) {
    if (user.staff) throw new Problem('not_found');
    const young = Date.parse(user.createdAt) > Date.parse(now) - UNCONFIRMED_DAYS * DAY_MS;
    if (user.confirmedAt !== null || user.suspendedAt !== null || young) return refuse('not_due');
    const alone = user.companyId !== null && team.length === 1;
    const subjects = subjectsOf(alone ? 'company' : 'account', user);
    return accept(
      [
        update(users, user.id, { suspendedAt: now }),
        eraseOf(subjects.map(([subject, number]) => ({ subject, id: number, whole: true as const }))),
      ],
      {},
    );
  },
});
