import { anyOf } from '../../kit';
import { type Actor, anyStaff, type Rule, systemOnly } from '../../people';

const brands: Rule<unknown> = (actor) => (actor.role === 'company' ? [{}] : []);

/**
 * Who searches: brands and the platform. Creators do not look each other up here. What a search shows is what signed-in
 * people may read of profiles anyway; nothing of an account, a contact, a document or a bank is in its index.
 */
export const maySearch = anyOf<Actor, unknown>(brands, anyStaff, systemOnly);
