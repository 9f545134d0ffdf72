import { page } from '../../adapters/page.server';
import { calendarFile } from '../../pay/calendar.server';

/** A creator's payments for calendar programs, which know the address and nothing else. */
export const loader = page('public', calendarFile);
