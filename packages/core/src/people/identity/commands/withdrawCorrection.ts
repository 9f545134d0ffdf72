import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { defineCommand, id, users } from '../../party';
import {
  canCorrectEmail,
  emailChangeStands,
  emailChanges,
  isOwnChange,
  mayCorrectEmail,
} from '../emailChange';
import { aboutChange, pendingOf } from '../newEmail';

/**
 * Support takes back what support asked for, before the mail to the new address is answered: its link opens nothing
 * any more, and both addresses hear so. The row stays until those mails are written, because only it has the
 * addresses, whatever is asked for meanwhile. A change that the person asked for is theirs alone. Refuses
 * `email_change_over`.
 */
export const withdrawCorrection = defineCommand({
  name: 'users.withdrawCorrection',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ userId: id }),
  async load(find, input, { actor }) {
    const person = await find.forUpdate(users, input.userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return { person, pending: await pendingOf(find, person.id) };
  },
  decide({ rows: { person, pending }, now }) {
    const change = pending.find((one) => !isOwnChange(one) && emailChangeStands(one, now, undefined));
    if (!change) return refuse('email_change_over');
    const { id: changeId, newEmail } = change;
    return accept(
      [
        update(emailChanges, changeId, { tokenHash: null, withdrawnAt: now }),
        aboutChange('users.correctionWithdrawn', person, { id: changeId, newEmail }),
      ],
      {},
    );
  },
});
