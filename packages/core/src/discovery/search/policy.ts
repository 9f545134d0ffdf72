import { anyOf } from '../../kit';
import { type Actor, anyStaff, type Rule, systemOnly } from '../../people';

const brands: Rule<unknown> = (actor) => (actor.role === 'company' ? [{}] : []);

/**
 * Brands and the platform may search, creators may not. Results only show what signed-in users may read of
 * profiles anyway; the index has no account, contact, document or bank data.
 */
export const maySearch = anyOf<Actor, unknown>(brands, anyStaff, systemOnly);
