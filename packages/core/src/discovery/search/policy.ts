import { anyOf } from '../../kit';
import { type Actor, anyStaff, type Rule, systemOnly } from '../../people';

const brands: Rule<unknown> = (actor) => (actor.role === 'company' ? [{}] : []);

/**
 * Brands and staff may search, creators may not. Results show only what signed-in users may read in profiles
 * anyway. The index has no account, contact, document or bank data.
 */
export const maySearch = anyOf<Actor, unknown>(brands, anyStaff, systemOnly);
