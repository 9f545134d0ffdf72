import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../kit';
import { defineCommand } from '../actor';
import {
  canCorrectEmail,
  emailChangeStands,
  emailChanges,
  isOwnChange,
  mayCorrectEmail,
} from '../emailChange';
import { id } from '../fields';
import { aboutChange, pendingOf } from '../newEmail';
import { users } from '../user';

/**
 * Support takes back what support asked for, before the letter to the new address is answered: its link opens nothing
 * any more, and both addresses hear so. The row stays until it is swept away, a day after it was to expire at the
 * earliest, or until support corrects anew, because the letters are written to its addresses. A change that the person asked for is theirs alone. Refuses `email_change_over`.
 */
export const withdrawCorrection = defineCommand({
  name: 'users.withdrawCorrection',
  notActingAs: true,
  input: z.strictObject({ userId: id }),
  async load(find, input, { actor }) {
    const person = await find.own(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return { person, pending: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, pending }, now }) {
    const change = pending.find((one) => !isOwnChange(one) && emailChangeStands(one, now, undefined));
    if (!change) return refuse('email_change_over');
    const { id: changeId, newEmail, createdAt } = change;
    // Over for whoever pressed at the same moment too, whatever the clock says where they did.
    const expiresAt = new Date(Date.parse(createdAt) + 1).toISOString();
    return accept(
      [
        update(emailChanges, changeId, { tokenHash: null, expiresAt }),
        aboutChange('users.correctionWithdrawn', person, { id: changeId, newEmail }),
      ],
      {},
    );
  },
});
