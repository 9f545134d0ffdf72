import { guestPage } from '../../adapters/guest.server';
import { openGuestDraft } from '../../guest/hiring.server';

/** A draft of the grant's hiring. */
export const loader = guestPage('content', openGuestDraft);
