import { briefings } from '@elenco/core/hiring';
import { users } from '@elenco/core/people';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { companyOf } from './company.server';

/**
 * Loads a member of the user's own company. Members of other companies and unknown ids get the same response.
 */
export async function loadProfile(ctx: RequestContext<'company'>) {
  const { app } = ctx;
  const actor = companyOf(ctx, `company/${idIn(ctx, 'company')}/profile/${idIn(ctx)}`);
  if (idIn(ctx, 'company') !== actor.companyId) throw notFound();
  const person = await app.get(users, actor, idIn(ctx));
  if (person.companyId !== actor.companyId) throw notFound();
  const projects = await app.see(briefings, actor, { ownerId: person.id }, { down: true, limit: 20 });
  const { id, name, email, phone, companyRole, createdAt, suspendedAt } = person;
  return {
    person: {
      id,
      name,
      email,
      phone,
      companyRole: companyRole ?? 'member',
      createdAt,
      suspended: suspendedAt !== null,
    },
    projects: projects.map(({ id: key, title, status, endsOn }) => ({ id: key, title, status, endsOn })),
  };
}
