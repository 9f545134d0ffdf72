import { guestPage } from '../../adapters/guest.server';
import { openGuestDraft } from '../../guest/hiring.server';

/** A draft of the hiring that a grant is for. */
export const loader = guestPage('content', openGuestDraft);
