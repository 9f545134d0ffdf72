import { anyOf } from '../../kit';
import { type Actor, anyStaff, type Rule, systemOnly } from '../../people';

const brands: Rule<unknown> = (actor) => (actor.role === 'company' ? [{}] : []);

/**
 * Allows brands and staff to search, but not creators. Results contain only data that signed-in users may
 * also read in profiles. The index contains no data about accounts, contacts, documents or banks.
 */
export const maySearch = anyOf<Actor, unknown>(brands, anyStaff, systemOnly);
