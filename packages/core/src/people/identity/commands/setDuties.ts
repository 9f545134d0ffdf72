import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { defineCommand, duty, id, requireAccess, userIdOf, users } from '../../party';
import { lockWithSelf } from '../lockWithSelf';
import { owners } from '../platform';

/**
 * Sets the duties of a staff member, as an owner. Staff cannot change their own duties, so that there is
 * always an owner: refuses `own_duties`.
 */
export const setDuties = defineCommand({
  name: 'users.setDuties',
  rest: 'Sets the duties of a staff member; only owners, and not their own',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({
    id,
    version: z.int().positive(),
    duties: z.array(duty).min(1, 'at_least_one').max(duty.options.length),
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, owners);
    const { person, self } = await lockWithSelf(find, actor, input.id);
    requireAccess(self, owners);
    if (!person?.staff) throw new Problem('not_found');
    return person;
  },
  decide({ rows: person, input: { version, duties }, actor }) {
    if (person.id === userIdOf(actor)) return refuse('own_duties', '/duties');
    if (version !== person.version) throw new Problem('stale');
    return accept([update(users, person.id, { duties: [...new Set(duties)] })], { id: person.id });
  },
});
