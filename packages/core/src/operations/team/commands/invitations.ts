import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { approvalLimits, briefings, canBeNamed, limitTerms } from '../../../hiring';
import {
  accept,
  emit,
  type FieldError,
  type Find,
  insert,
  moveTo,
  Problem,
  refuse,
  update,
} from '../../../kit';
import {
  type Actor,
  type Company,
  companies,
  creatorFields,
  creators,
  defineCommand,
  defineMove,
  email,
  id,
  locale,
  newCreator,
  newPerson,
  ofCompanyOwner,
  signUpFields,
  type User,
  user,
  userIdOf,
  users,
} from '../../../people';
import { endAllAccess, loadAccess } from '../access';
import { limitOfInvitation } from '../approvalLimit';
import {
  expiryFrom,
  INVITATIONS_PER_DAY,
  invitationKind,
  invitations,
  RESEND_MINUTES,
  sentOnDay,
} from '../invitation';
import { linkHash, lockInvitationOfLink } from '../link';
import { obstacleOf } from '../obstacle';
import { type Outcome, outcomesOf, type TeamState } from '../preview';
import { isLastOwner } from '../team';
import { acceptedBy, inviterNotice, joining, projectOf, refuseIfRegistered, verifiedAddress } from './join';

/**
 * Accepts an invitation, as a user who is signed in with the invited address. To a team: a member of another
 * company moves to this one, and all sessions end. As a creator: an existing creator does not change, and the
 * company is notified. Refuses with the code of `obstacleOf`.
 */
export const acceptInvite = defineCommand({
  name: 'invitations.accept',
  notWhileImpersonating: true,
  /**
   * The server supplies the user, because a user without a role has an account but cannot be an actor yet.
   */
  input: z.strictObject({ tokenHash: linkHash, userId: id }),
  async load(find, { tokenHash, userId }, { actor, now }) {
    if (actor.role !== 'system' && userIdOf(actor) !== userId) throw new Problem('not_found');
    const invitation = await lockInvitationOfLink(find, tokenHash, now);
    const [own] = await find.many(users, { id: userId });
    if (!own) throw new Problem('not_found');
    // Locks the whole previous team, so that two owners cannot leave it concurrently.
    const { companyId } = own;
    const team = await find.lockMany(users, companyId === null ? { id: own.id } : { companyId });
    const person = team.find(({ id }) => id === own.id);
    if (!person) throw new Problem('stale');
    const [limit] = await find.lockMany(approvalLimits, { userId: person.id });
    const project = await projectOf(find, invitation, now);
    return { invitation, person, team, limit, project, openings: await loadAccess(find, person.id) };
  },
  decide({ rows: { invitation, person, team, limit, project, openings } }) {
    const obstacle = obstacleOf(invitation, person, isLastOwner(team, person.id));
    if (obstacle) return refuse(obstacle);
    const accepted = moveTo(invitations, invitation.id, 'accept', { patch: { acceptedById: person.id } });
    const notice = inviterNotice(invitation, person.name, project);
    const reply = { userId: person.id, kind: invitation.kind };
    if (invitation.kind === 'creator') return accept([accepted, notice], reply);
    return accept(
      [
        accepted,
        notice,
        update(users, person.id, { companyId: invitation.companyId, companyRole: 'member' }),
        ...limitOfInvitation(invitation, person, limit),
        ...endAllAccess(openings),
        ...(person.companyId === null ? [] : [left(person, person.companyId)]),
      ],
      reply,
    );
  },
});

const left = (person: User, companyId: number) =>
  emit({
    kind: 'users.leftTeam',
    resource: users.name,
    rowId: person.id,
    companyId,
    data: { title: person.name },
  });

const { email: joinAsCreator_email, emailVerified: joinAsCreator_verified, ...creator } = creatorFields;

/**
 * Creates a creator with the invited address, attributed to the company. Refuses with `invitation_sign_in`.
 */
export const joinAsCreator = defineCommand({
  name: 'invitations.joinAsCreator',
  input: z.strictObject({ tokenHash: linkHash, ...creator }),
  async load(find, { tokenHash }, { now }) {
    const found = await joining(find, tokenHash, now);
    return { ...found, creatorId: (await find.ids(creators, 1))[0]! };
  },
  decide({ rows, input: { tokenHash: _, ...given }, now }) {
    const { invitation, userId, creatorId } = rows;
    if (invitation.kind !== 'creator') throw new Problem('not_found');
    const refused = refuseIfRegistered(rows);
    if (refused) return refused;
    const { companyId } = invitation;
    const creator = { ...given, ...verifiedAddress(invitation) };
    return accept(
      [...newCreator(creator, { creatorId, userId }, { companyId }, now), ...acceptedBy(rows, given.name)],
      { userId },
    );
  },
});

const { email: joinTeam_email, phone: _phone, emailVerified: joinTeam_verified, ...person } = signUpFields;

/** Creates an account in the company's team with the invited address. Refuses with `invitation_sign_in`. */
export const joinTeam = defineCommand({
  name: 'invitations.joinTeam',
  input: z.strictObject({ tokenHash: linkHash, ...person }),
  load: (find, { tokenHash }, { now }) => joining(find, tokenHash, now),
  decide({ rows, input: { tokenHash: _, ...given }, now }) {
    const { invitation, userId } = rows;
    if (invitation.kind !== 'member') throw new Problem('not_found');
    const refused = refuseIfRegistered(rows);
    if (refused) return refused;
    const place = {
      id: userId,
      companyId: invitation.companyId,
      companyRole: 'member',
      creatorId: null,
    } as const;
    return accept(
      [
        ...newPerson({ ...given, ...verifiedAddress(invitation), phone: null }, place, now),
        ...limitOfInvitation(invitation, { id: userId, name: given.name }),
        ...acceptedBy(rows, given.name),
      ],
      { userId },
    );
  },
});

export const wish = z.strictObject({
  kind: invitationKind,
  name: user.shape.name,
  email,
  /** Approval limit of the future member; none if omitted. */
  limit: limitTerms.nullable().optional(),
  /** Project for which a creator is invited. The e-mail states its title. */
  briefingId: id.optional(),
});
type Wish = z.output<typeof wish>;

/**
 * Returns the scope of the company that the actor owns. The company is locked, so that concurrent requests
 * are counted one after the other.
 */
const owned = (actor: Actor) => ofCompanyOwner(actor).map(({ companyId }) => ({ id: companyId as number }));

/**
 * Loads the rows that limit the invitations of a company.
 * @throws Problem `not_found` unless the actor owns the company
 */
export async function loadInvitationLimits(
  find: Find<Actor>,
  actor: Actor,
  now: string,
): Promise<TeamState & { company: Company }> {
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
 * Invites people to the team or as creators, as a company owner, either all or none. Refuses, at
 * `/people/n/email`, members, open invitations, duplicates, and those above the daily limit. Also refuses
 * with `date_in_past` and `limit_of_creator` at `/people/n/limit`, and with `project_of_member` and
 * `project_not_open` at `/people/n/briefingId`.
 */
export const sendInvitations = defineCommand({
  name: 'invitations.send',
  rest: 'Invites people to your team by e-mail',
  notWhileImpersonating: true,
  input: z.strictObject({
    people: z.array(wish).min(1, 'at_least_one').max(INVITATIONS_PER_DAY, 'too_many'),
    /** Language of the e-mails. */
    locale,
  }),
  async load(find, { people }, { actor, now }) {
    const rows = await loadInvitationLimits(find, actor, now);
    const named = [...new Set(people.flatMap(({ briefingId }) => briefingId ?? []))];
    const projects =
      named.length > 0 ? await find.many(briefings, { id: named, companyId: rows.company.id }) : [];
    const open = projects.filter((row) => canBeNamed(row, businessDate(now))).map((row) => row.id);
    return { ...rows, openProjects: new Set(open) };
  },
  decide({ rows, input: { people, locale }, actor, now }) {
    const outcomes = outcomesOf(people, rows);
    const refused = [
      ...outcomes.flatMap((outcome, n) => refusalOf(outcome, n)),
      ...people.flatMap((person, n) => wrongLimit(person, n, businessDate(now))),
      ...people.flatMap((person, n) => wrongProject(person, n, rows.openProjects)),
    ];
    if (refused.length > 0) return { refused };
    const invitedById = 'userId' in actor ? actor.userId : 0;
    const about = { companyId: rows.company.id, locale, invitedById, acceptedById: null };
    const times = { statusSince: now, sentAt: now, expiresAt: expiryFrom(now) };
    return accept(
      people.map(({ limit: approvalLimit = null, briefingId = null, ...person }) =>
        insert(invitations, { ...about, ...person, ...times, approvalLimit, briefingId, status: 'open' }),
      ),
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

function wrongLimit({ kind, limit }: Wish, n: number, today: string): FieldError[] {
  if (!limit) return [];
  if (kind === 'creator') return [{ pointer: `/people/${n}/limit`, code: 'limit_of_creator' }];
  return limit.untilOn < today ? [{ pointer: `/people/${n}/limit/untilOn`, code: 'date_in_past' }] : [];
}

function wrongProject({ kind, briefingId }: Wish, n: number, open: ReadonlySet<number>): FieldError[] {
  if (!briefingId) return [];
  const pointer = `/people/${n}/briefingId`;
  if (kind === 'member') return [{ pointer, code: 'project_of_member' }];
  return open.has(briefingId) ? [] : [{ pointer, code: 'project_not_open' }];
}

/** Returns the result that sending would have for each person. Writes nothing. */
export const previewInvitations = defineCommand({
  name: 'invitations.preview',
  input: z.strictObject({ people: z.array(wish) }),
  load: (find, _input, { actor, now }) => loadInvitationLimits(find, actor, now),
  decide: ({ rows, input: { people } }) => accept([], { outcomes: outcomesOf(people, rows) }),
});

/**
 * Sends another e-mail with a new link and deadline. The previous link becomes invalid. Refuses with
 * `resent_too_soon` and `invitation_limit`.
 */
export const resendInvitation = defineMove(invitations, 'resend', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { companyId }) => find.many(invitations, { companyId }),
  decide({ row, also: all, now }) {
    const since = Date.parse(now) - Date.parse(row.sentAt);
    if (since < RESEND_MINUTES * 60_000) return refuse('resent_too_soon', '', { minutes: RESEND_MINUTES });
    if (sentOnDay(all, now) >= INVITATIONS_PER_DAY) {
      return refuse('invitation_limit', '', { limit: INVITATIONS_PER_DAY });
    }
    return { patch: { sentAt: now, expiresAt: expiryFrom(now) } };
  },
});

/** Withdraws an invitation. Its link becomes invalid. */
export const withdrawInvitation = defineMove(invitations, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
