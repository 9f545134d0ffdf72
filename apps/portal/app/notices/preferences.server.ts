import { briefings, conversations } from '@elenco/core/hiring';
import {
  choiceOf,
  frequencies,
  type NoticePreferences,
  type OptionalTopic,
  optionalTopics,
  topicsOf,
} from '@elenco/core/operations';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

type Shared = RequestContext<'shared'>;
const here = '/dashboard/notifications?view=preferences';

/** Loads the user's preferences, with the names of muted conversations and of projects that can be muted. */
export async function loadPreferences(ctx: Shared) {
  const { app, actor, user } = ctx;
  const chosen = await app.notifications.preferencesOf(user.id);
  const names = await projectsOf(ctx);
  const talks =
    chosen.mutedConversations.length > 0 && actor.role !== 'admin'
      ? await app.see(conversations, actor, { proposalId: chosen.mutedConversations })
      : [];
  const nameOf = (briefingId: number) => names.find((one) => one.id === briefingId)?.title;
  return {
    topics: topicsOf[actor.role].map((topic) => ({ topic, ...choiceOf(chosen, topic) })),
    quiet: chosen.quiet,
    muted: [
      ...chosen.mutedBriefings.flatMap((number) => {
        const name = nameOf(number);
        return name === undefined ? [] : [{ of: 'project' as const, id: number, name }];
      }),
      ...talks.flatMap(({ proposalId, briefingId }) => {
        const name = nameOf(briefingId);
        return name === undefined ? [] : [{ of: 'conversation' as const, id: proposalId, name }];
      }),
    ],
    projects: names.filter((one) => !chosen.mutedBriefings.includes(one.id)),
  };
}
export type Preferences = Awaited<ReturnType<typeof loadPreferences>>;

async function projectsOf({ app, actor }: Shared): Promise<{ id: number; title: string }[]> {
  const newest = { by: 'createdAt', down: true, limit: 200 };
  if (actor.role === 'company') return app.pick(briefings, actor, ['id', 'title'], {}, newest);
  if (actor.role !== 'creator') return [];
  const invited = await app.projects.invitations(actor, {}, newest);
  return invited.map(({ proposal, brief }) => ({ id: proposal.briefingId, title: brief.title }));
}

const choice = z.object({ page: z.boolean().default(false), email: z.enum(frequencies) });
const hour = z.int().min(0).max(23).optional();
const choosing = z.object({
  topics: z
    .object(
      Object.fromEntries(optionalTopics.map((topic) => [topic, choice.optional()])) as unknown as Record<
        OptionalTopic,
        z.ZodOptional<typeof choice>
      >,
    )
    .default({}),
  from: hour,
  until: hour,
});
const muting = z.object({ of: z.enum(['project', 'conversation']), id });
type Muting = z.output<typeof muting>;

const listOf = { project: 'mutedBriefings', conversation: 'mutedConversations' } as const;
const muted =
  ({ of, id: number }: Muting, on: boolean) =>
  (chosen: NoticePreferences) => {
    const others = chosen[listOf[of]].filter((one) => one !== number);
    return { ...chosen, [listOf[of]]: on ? [...others, number] : others };
  };

/** Returns the path of the page that sent the form, since conversations have a mute button too. */
const back = ({ url }: Pick<RequestContext, 'url'>) =>
  url.pathname.startsWith('/dashboard/notifications') ? here : url.pathname;

/** Form handlers of notification preferences. */
export const preferenceActions = {
  choose: formHandler<'shared', typeof choosing>(choosing, async ({ topics, from, until }, { app, user }) => {
    await app.notifications.changePreferences(user.id, (chosen) => ({
      ...chosen,
      topics: { ...chosen.topics, ...topics },
      quiet: from === undefined || until === undefined ? null : { from, until },
    }));
    return { to: here, toast: 'preferencesSaved' };
  }),
  mute: formHandler<'shared' | 'company' | 'creator', typeof muting>(muting, async (what, ctx) => {
    await ctx.app.notifications.changePreferences(ctx.user.id, muted(what, true));
    return { to: back(ctx), toast: 'preferencesSaved' };
  }),
  unmute: formHandler<'shared' | 'company' | 'creator', typeof muting>(muting, async (what, ctx) => {
    await ctx.app.notifications.changePreferences(ctx.user.id, muted(what, false));
    return { to: back(ctx), toast: 'preferencesSaved' };
  }),
};
