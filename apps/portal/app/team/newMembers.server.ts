import { businessDate } from '@elenco/brazil';
import { isProblem, Problem } from '@elenco/core';
import { MAX_AT_ONCE, profileRef } from '@elenco/core/discovery';
import { briefings, canBeNamed } from '@elenco/core/hiring';
import { csvOf } from '@elenco/core/kit';
import {
  INVITATIONS_PER_DAY,
  type InvitationKind,
  invitationKind,
  invitations,
  previewInvitations,
  sendInvitations,
  sentOnDay,
} from '@elenco/core/operations';
import { areaPath, companies, id } from '@elenco/core/people';
import type { ActionFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler, withFieldNames } from '../adapters/form.server';
import { authorize, type RequestContext } from '../adapters/requestContext.server';
import { companyOf, invitedOf, inviting, peopleInvited } from './company.server';
import { invitedLimit } from './invitedLimit';
import { LARGEST_FILE, type PeopleLine, readPeople } from './peopleFile.server';

const here = `${areaPath.company}/newmembers`;

/** States of briefings for which creators can be invited, for the query. */
const adding = ['under_approval', 'curation', 'selection', 'awaiting_proposal', 'hiring'] as const;

/**
 * Loads the company's invitations, the number of e-mails that it may still send today, the projects for which
 * creators can be invited, and the creators and the project in the query string.
 */
export async function loadNewMembers(ctx: RequestContext<'company'>) {
  const { app, now, url } = ctx;
  const actor = companyOf(ctx);
  const { companyId } = actor;
  const wanted = url.searchParams.getAll('who').filter(profileRef).slice(0, MAX_AT_ONCE);
  const newest = { by: 'createdAt', down: true, limit: 50 } as const;
  const [company, rows, open, profiles] = await Promise.all([
    app.get(companies, actor, companyId),
    app.see(invitations, actor, { companyId }, { down: true, limit: 300 }),
    app.pick(briefings, actor, ['id', 'title', 'kind', 'status', 'endsOn'], { status: [...adding] }, newest),
    wanted.length > 0 ? app.search.profilesOfKeys(actor, wanted) : [],
  ]);
  const projects = open
    .filter((row) => canBeNamed(row, businessDate(now)))
    .map(({ id, title }) => ({ id, title }));
  const asked = Number(url.searchParams.get('project'));
  return {
    projects,
    /** Project in the query string, if a creator can be invited for it. */
    projectId: projects.find(({ id }) => id === asked)?.id ?? null,
    /** Creators without an account, from the profile or the selection that opened the form. */
    creators: profiles
      .filter(({ kind }) => kind === 'external')
      .map(({ key, name, presences }) => ({ key, name, presences })),
    owns: actor.companyRole === 'owner',
    currency: company.billingCurrency,
    left: Math.max(0, INVITATIONS_PER_DAY - sentOnDay(rows, now)),
    limit: INVITATIONS_PER_DAY,
    rows: await invitedOf({ app, actor, now }, rows.slice(0, 100)),
  };
}

export type NewMembers = Awaited<ReturnType<typeof loadNewMembers>>;

/** A line of the file with its result. */
export interface PreviewLine extends PeopleLine {
  readonly outcome: 'invite' | 'member' | 'invited' | 'repeated' | 'over_limit' | 'wrong';
}
export interface Preview {
  readonly preview?: { readonly lines: readonly PreviewLine[]; readonly wishes: string };
  readonly refused?: string;
  /** The chosen kind of invitation, beside the refused file. */
  readonly otherwise?: InvitationKind;
}

/** Returns the result of the file line by line; sends and stores nothing. */
async function preview(args: ActionFunctionArgs, fields: FormData) {
  const ctx = authorize('company', args);
  const { data: otherwise } = invitationKind.safeParse(fields.get('otherwise'));
  const refused = (code: string) =>
    data<Preview>({ refused: code, ...(otherwise && { otherwise }) }, { status: 422 });
  const file = fields.get('file');
  if (!(file instanceof File) || file.size === 0) return refused('file_empty');
  if (file.size > LARGEST_FILE) return refused('csv_too_long');
  try {
    const lines = await readPeople(await file.bytes(), otherwise);
    return data<Preview>({ preview: await previewLinesOf(lines, ctx) });
  } catch (error) {
    const code = isProblem(error) && error.code === 'invalid' && error.errors[0]?.code;
    if (!code) throw error;
    return refused(code);
  }
}

async function previewLinesOf(lines: readonly PeopleLine[], ctx: RequestContext<'company'>) {
  const wishes = lines.flatMap(({ wish }) => (wish ? [wish] : []));
  const { outcomes } = await ctx.app.perform(previewInvitations, { people: wishes }, ctx);
  let n = 0;
  const previewLines = lines.map((line): PreviewLine => {
    if (!line.wish) return { ...line, outcome: 'wrong' };
    const outcome = outcomes[n] ?? 'over_limit';
    n += 1;
    return { ...line, outcome };
  });
  const good = previewLines.flatMap(({ outcome, wish }) => (outcome === 'invite' && wish ? [wish] : []));
  return { lines: previewLines, wishes: JSON.stringify(good) };
}

const people = z.array(sendInvitations.input.shape.people.element.omit({ limit: true, briefingId: true }));
const previewed = z
  .object({
    wishes: z.string().transform((text, c) => {
      try {
        return people.parse(JSON.parse(text));
      } catch {
        c.addIssue({ code: 'custom', message: 'preview_changed' });
        return z.NEVER;
      }
    }),
    /** Approval limit of each new member. */
    limit: invitedLimit.optional(),
    /** Project of each creator. */
    briefingId: id.optional(),
  })
  .transform(
    ({ wishes, limit, briefingId }): z.input<typeof inviting> => ({
      people: wishes.map((wish) => ({
        ...wish,
        ...(limit && { limit }),
        ...(wish.kind === 'creator' && briefingId !== undefined && { briefingId }),
      })),
    }),
  )
  .pipe(inviting);

const { name, email } = sendInvitations.input.shape.people.element.shape;

/**
 * Schema of the form for several creators without an account. Creators without an e-mail are skipped, so the
 * names of these, which come from an imported file, may be invalid.
 */
const profilesForm = z
  .object({
    people: z.array(z.object({ name: z.string().max(200).default(''), email: email.optional() })),
    briefingId: id.optional(),
  })
  .superRefine(({ people }, ctx) => {
    for (const [n, person] of people.entries()) {
      if (person.email === undefined) continue;
      for (const { message } of name.safeParse(person.name).error?.issues ?? [])
        ctx.addIssue({ code: 'custom', message, path: ['people', n, 'name'] });
    }
    if (people.some((person) => person.email !== undefined)) return;
    ctx.addIssue({ code: 'custom', message: 'required', path: ['people', 0, 'email'] });
  });

const sendActions = actions('company', {
  invite: command(sendInvitations, {
    schema: inviting,
    input: (value, { locale, now }) => ({ people: peopleInvited(value, now), locale }),
    next: () => ({ to: here, toast: 'inviteSent' }),
  }),
  /** Invites all creators with an e-mail, or no one. Refusals are shown at the fields of the form. */
  inviteProfiles: formHandler<'company', typeof profilesForm>(
    profilesForm,
    async ({ people, briefingId }, ctx) => {
      const filled = people.flatMap(({ name, email }, field) =>
        email === undefined ? [] : [{ field, name, email }],
      );
      const fields = Object.fromEntries(
        filled.flatMap(({ field }, n) => [
          [`/people/${n}/email`, `/people/${field}/email`],
          [`/people/${n}/briefingId`, '/briefingId'],
        ]),
      );
      const invited = filled.map(({ name, email }) => ({
        kind: 'creator' as const,
        name,
        email,
        briefingId,
      }));
      await withFieldNames(fields, () =>
        ctx.app.perform(sendInvitations, { people: invited, locale: ctx.locale }, ctx),
      );
      return { to: here, toast: invited.length === 1 ? 'inviteSent' : 'invitesSent' };
    },
  ),
  /**
   * Invites exactly the people of the preview, or no one. If something changed since the preview, the user
   * has to check the file again.
   */
  sendAll: formHandler<'company', typeof previewed>(previewed, async (value, ctx) => {
    try {
      const invited = peopleInvited(value, ctx.now);
      await ctx.app.perform(sendInvitations, { people: invited, locale: ctx.locale }, ctx);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'refused')) throw error;
      throw new Problem('refused', [{ pointer: '', code: 'preview_changed' }]);
    }
    return { to: here, toast: 'inviteSent' };
  }),
});

export async function newMembersAction(args: ActionFunctionArgs) {
  const fields = args.context.form;
  return fields.get('intent') === 'preview' ? preview(args, fields) : sendActions(args);
}

/** Returns a sample file, in the reader's language. */
export const sampleOf = (locale: RequestContext['locale']): string =>
  csvOf(
    locale === 'pt'
      ? [
          ['nome', 'e-mail', 'para'],
          ['Bia Rocha', 'bia@empresa.example', 'equipe'],
          ['Caio Lemos', 'caio@canal.example', 'creator'],
        ]
      : [
          ['name', 'e-mail', 'for'],
          ['Bia Rocha', 'bia@company.example', 'team'],
          ['Caio Lemos', 'caio@channel.example', 'creator'],
        ],
    locale,
  );
