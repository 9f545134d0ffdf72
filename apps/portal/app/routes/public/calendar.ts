import { page } from '../../adapters/page.server';
import { calendarFile } from '../../pay/calendar.server';

/** A creator's payments for calendar programs, which are authorized by the key in the address. */
export const loader = page('public', calendarFile);
