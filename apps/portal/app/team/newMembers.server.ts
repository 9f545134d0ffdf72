import { isProblem, Problem } from '@elenco/core';
import { csvOf } from '@elenco/core/kit';
import {
  INVITATIONS_PER_DAY,
  invitationKind,
  invitationStatusOf,
  invitations,
  previewInvitations,
  sendInvitations,
  sentOnDay,
} from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import type { ActionFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import { authorize, type RequestContext } from '../adapters/requestContext.server';
import { companyOf, inviting } from './company.server';
import { LARGEST_FILE, type PeopleLine, readPeople } from './peopleFile.server';

const here = `${areaPath.company}/newmembers`;

/** Loads the company's invitations, and the number of mails left today. */
export async function loadNewMembers(ctx: RequestContext<'company'>) {
  const { app, now } = ctx;
  const actor = companyOf(ctx);
  const rows = await app.see(invitations, actor, { companyId: actor.companyId }, { down: true, limit: 300 });
  return {
    owns: actor.companyRole === 'owner',
    left: Math.max(0, INVITATIONS_PER_DAY - sentOnDay(rows, now)),
    limit: INVITATIONS_PER_DAY,
    rows: rows.slice(0, 100).map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      email: row.email,
      sentAt: row.sentAt,
      expiresAt: row.expiresAt,
      invitationStatus: invitationStatusOf(row, now),
    })),
  };
}

/** A line of the file with the result of sending it. */
export interface PreviewLine extends PeopleLine {
  readonly outcome: 'invite' | 'member' | 'invited' | 'repeated' | 'over_limit' | 'wrong';
}
export interface Preview {
  readonly preview?: { readonly lines: readonly PreviewLine[]; readonly wishes: string };
  readonly refused?: string;
  /** The selection next to the refused file. */
  readonly otherwise?: string;
}

/** Returns the result of the file by line; sends and stores nothing. */
async function preview(args: ActionFunctionArgs, fields: FormData) {
  const ctx = authorize('company', args);
  const otherwise = invitationKind.catch('member').parse(fields.get('otherwise'));
  const refused = (code: string) => data<Preview>({ refused: code, otherwise }, { status: 422 });
  const file = fields.get('file');
  if (!(file instanceof File) || file.size === 0) return refused('file_empty');
  if (file.size > LARGEST_FILE) return refused('csv_too_long');
  try {
    const lines = await readPeople(await file.bytes(), otherwise);
    return data<Preview>({ preview: await judged(lines, ctx) });
  } catch (error) {
    const code = isProblem(error) && error.code === 'invalid' && error.errors[0]?.code;
    if (!code) throw error;
    return refused(code);
  }
}

async function judged(lines: readonly PeopleLine[], ctx: RequestContext<'company'>) {
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

const { people } = sendInvitations.input.shape;
const previewed = z.object({
  wishes: z.string().transform((text, c) => {
    try {
      return people.parse(JSON.parse(text));
    } catch {
      c.addIssue({ code: 'custom', message: 'preview_changed' });
      return z.NEVER;
    }
  }),
});

const sendActions = actions('company', {
  invite: command(sendInvitations, {
    schema: inviting,
    input: (value, { locale }) => ({ ...value, locale }),
    next: () => ({ to: here, toast: 'inviteSent' }),
  }),
  /**
   * Invites exactly the previewed people, or none: changes since the preview are refused, and the preview is
   * shown again.
   */
  sendAll: formHandler<'company', typeof previewed>(previewed, async ({ wishes }, ctx) => {
    try {
      await ctx.app.perform(sendInvitations, { people: wishes, locale: ctx.locale }, ctx);
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
