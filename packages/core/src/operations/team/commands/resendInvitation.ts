import { refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { expiryFrom, INVITATIONS_PER_DAY, invitations, RESEND_MINUTES, sentOnDay } from '../invitation';

/**
 * Another mail with another link and new time; the link before it opens nothing any more. Refuses
 * `resent_too_soon` and `invitation_limit`.
 */
export const resendInvitation = defineMove(invitations, 'resend', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { companyId }) => find.many(invitations, { companyId }),
  decide({ row, also: all, now }) {
    const since = Date.parse(now) - Date.parse(row.sentAt);
    if (since < RESEND_MINUTES * 60_000) return refuse('resent_too_soon', '', { minutes: RESEND_MINUTES });
    if (sentOnDay(all, now) >= INVITATIONS_PER_DAY) {
      return refuse('invitation_limit', '', { limit: INVITATIONS_PER_DAY });
    }
    return { patch: { sentAt: now, expiresAt: expiryFrom(now) } };
  },
});
