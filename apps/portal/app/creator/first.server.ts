import { firstRun, isFirstStep, nextFirstStep, portfolioProjects } from '@elenco/core/discovery';
import { areaPath, creator, creatorIdOf, creators } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, type FormHandler, formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { createPortfolioProject } from '../profile/editor.server';
import { saveAddress } from './about.server';
import type { CreatorContext } from './page.server';
import { firstStepPath, firstStepsPath } from './parts';
import {
  loadSettings,
  removePhoto,
  saveAccount,
  saveChannels,
  savePhoto,
  saveSpecialties,
} from './settings.server';

/** Counts the creator's portfolio projects. */
export async function countProjects({ app, actor }: Pick<CreatorContext, 'app' | 'actor'>): Promise<number> {
  const own = await app.pick(portfolioProjects, actor, ['id'], { creatorId: actor.creatorId });
  return own.length;
}

/** The home page, which shows the next task or the missing steps. */
const end = areaPath.creator;

/**
 * Loads one step for new creators, with forms of the settings. Without a step in the URL, redirects to the
 * first open step after `after`, which was just saved.
 */
export async function loadFirst(ctx: CreatorContext) {
  const { step } = ctx.params;
  if (step !== undefined && !isFirstStep(step)) throw notFound();
  const [own, projects] = await Promise.all([loadSettings(ctx), countProjects(ctx)]);
  const run = firstRun({
    creator: own.profile,
    payee: own.payee ?? undefined,
    address: own.person.address,
    projects,
  });
  const after = step ?? ctx.url.searchParams.get('after') ?? undefined;
  const open = nextFirstStep(run, isFirstStep(after) ? after : undefined);
  const next = open ? firstStepPath(open) : end;
  if (step === undefined) throw redirect(next);
  return { own, step, steps: run.steps, next };
}
export type First = Awaited<ReturnType<typeof loadFirst>>;

type Own = FormHandler<'creator'>;

/** Runs the handler of the form's own page, then opens the next step. */
const followedBy =
  (to: (ctx: RequestContext<'creator'>) => string) =>
  (form: Own): Own => ({
    schema: form.schema,
    async send(value, ctx, key) {
      return { ...(await form.send(value, ctx, key)), to: to(ctx) };
    },
  });
const onward = followedBy(({ params }) => `${firstStepsPath}?after=${params.step ?? ''}`);

const { bio, city, state } = creator.shape;
const wordsForm = z.object({
  bio: bio.min(1, 'required'),
  city: city.min(1, 'required'),
  state: state.default(''),
});

const saveWords = formHandler<'creator', typeof wordsForm>(wordsForm, async (given, ctx) => {
  await ctx.app.update(creators, { id: creatorIdOf(ctx.actor), ...given }, ctx);
  return { to: firstStepsPath, toast: 'saved' };
});

/**
 * Adds a project as the portfolio page does. The next page does not show the project, so the toast says where
 * to find it.
 */
const addFirst: Own = {
  schema: createPortfolioProject.schema,
  send: async (value, ctx, key) => ({
    ...(await createPortfolioProject.send(value, ctx, key)),
    toast: 'firstProjectAdded',
  }),
};

/** Form handlers of all steps: those of the settings and of the portfolio. */
export const firstActions = actions('creator', {
  photo: onward(savePhoto),
  noPhoto: followedBy(() => firstStepPath('photo'))(removePhoto),
  words: onward(saveWords),
  channels: onward(saveChannels),
  payee: onward(saveAccount),
  address: onward(saveAddress),
  specialties: onward(saveSpecialties),
  add: onward(addFirst),
});
