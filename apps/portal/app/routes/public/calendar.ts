import { page } from '../../adapters/page.server';
import { calendarFile } from '../../pay/calendar.server';

/** A creator's payments for calendar programs. The key in the URL authorizes the request. */
export const loader = page('public', calendarFile);
