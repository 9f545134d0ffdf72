import { page } from '../../adapters/page.server';
import { calendarFile } from '../../pay/calendar.server';

/** A creator's payments for calendar programs, which only know the address. */
export const loader = page('public', calendarFile);
