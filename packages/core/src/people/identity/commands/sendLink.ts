import { z } from 'zod';
import { accept, Problem } from '../../../kit';
import { defineCommand, id, users } from '../../party';
import { credentials, NO_PASSWORD } from '../credential';
import { canCorrectEmail, mayCorrectEmail } from '../emailChange';
import { googleAccounts } from '../googleAccount';
import { userEvent } from '../signUp';

/**
 * Support sends a user a new link, because the e-mail with the last one was lost: to confirm the address, or to
 * choose another password. Invited staff who have not chosen one get their invitation again. It goes to the user's own address; staff never see it.
 */
export const sendLink = defineCommand({
  name: 'users.sendLink',
  rest: 'Sends a user a new link to confirm the address or to choose another password',
  // The link in the e-mail opens an account.
  browserOnly: true,
  limitsEmails: true,
  notWhileImpersonating: true,
  input: z.strictObject({ userId: id }),
  async load(find, { userId }, { actor }) {
    const person = await find.forUpdate(users, userId, mayCorrectEmail);
    if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
    return {
      person,
      chosen: await find.many(credentials, { userId }),
      google: person.staff ? await find.many(googleAccounts, { userId }) : [],
    };
  },
  decide({ rows: { person, chosen, google } }) {
    const isInvited =
      person.staff && google.length === 0 && chosen.some(({ passwordHash }) => passwordHash === NO_PASSWORD);
    const again = isInvited ? 'users.staffInvited' : 'users.forgotPassword';
    return accept([userEvent(person.confirmedAt === null ? 'users.signedUp' : again, person)], {});
  },
});
