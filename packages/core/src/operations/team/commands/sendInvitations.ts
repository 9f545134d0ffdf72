import { z } from 'zod';
import { accept, type FieldError, type Find, insert } from '../../../kit';
import {
  type Actor,
  type Company,
  companies,
  defineCommand,
  email,
  locale,
  user,
  users,
} from '../../../people';
import {
  expiryFrom,
  INVITATIONS_PER_DAY,
  invitationKind,
  invitations,
  ofOwnedCompany,
  sentOnDay,
} from '../invitation';
import { type Met, type Outcome, outcomesOf } from '../preview';

export const wish = z.strictObject({ kind: invitationKind, name: user.shape.name, email });

/** The company that the actor owns, locked: its limit is counted by one after the other. */
const owned = (actor: Actor) => ofOwnedCompany(actor).map(({ companyId }) => ({ id: companyId as number }));

/** What invitations of a company meet. @throws Problem `not_found` unless the actor owns it */
export async function meet(
  find: Find<Actor>,
  actor: Actor,
  now: string,
): Promise<Met & { company: Company }> {
  const companyId = actor.role === 'company' ? actor.companyId : 0;
  const company = await find.forUpdate(companies, companyId, owned);
  const known = await find.many(invitations, { companyId });
  return {
    company,
    members: await find.many(users, { companyId }),
    open: known.filter(({ status }) => status === 'open'),
    sent: sentOnDay(known, now),
  };
}

/**
 * The company's owner invites people into the team or onto the marketplace: all of them or none. Refuses at
 * `/people/n/email` whoever is a member, is invited, stands there twice or is over the limit of the day.
 */
export const sendInvitations = defineCommand({
  name: 'invitations.send',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    people: z.array(wish).min(1, 'at_least_one').max(INVITATIONS_PER_DAY, 'too_many'),
    /** The language of the mails. */
    locale,
  }),
  load: (find, _input, { actor, now }) => meet(find, actor, now),
  decide({ rows, input: { people, locale }, actor, now }) {
    const outcomes = outcomesOf(people, rows);
    const refused = outcomes.flatMap((outcome, n) => refusalOf(outcome, n));
    if (refused.length > 0) return { refused };
    const invitedById = 'userId' in actor ? actor.userId : 0;
    const about = { companyId: rows.company.id, locale, invitedById, acceptedById: null };
    const times = { statusSince: now, sentAt: now, expiresAt: expiryFrom(now) };
    return accept(
      people.map((person) => insert(invitations, { ...about, ...person, ...times, status: 'open' })),
      { sent: people.length },
    );
  },
});

const codes = {
  member: 'already_member',
  invited: 'already_invited',
  repeated: 'invited_twice',
  over_limit: 'invitation_limit',
} as const;

function refusalOf(outcome: Outcome, n: number): FieldError[] {
  if (outcome === 'invite') return [];
  const about = { pointer: `/people/${n}/email`, code: codes[outcome] };
  return [outcome === 'over_limit' ? { ...about, params: { limit: INVITATIONS_PER_DAY } } : about];
}
