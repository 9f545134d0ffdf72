import { page } from '../../../../adapters/page.server';
import { loadTypedAdvice } from '../../../../briefing/advice.server';

/** Recommended budget while the brand fills in the short form. */
export const loader = page('company', loadTypedAdvice);
