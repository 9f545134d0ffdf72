import {
  addImage,
  addProject,
  addVideo,
  firstRun,
  MAX_IMAGES,
  placeProject,
  portfolioProject,
  portfolioProjects,
  removeImage,
  removeVideo,
  videoAt,
  type WorkVideo,
} from '@elenco/core/discovery';
import { Problem } from '@elenco/core/kit';
import {
  areaPath,
  creatorIdOf,
  creators,
  payees,
  profilePath,
  setVisibility,
  webLink,
} from '@elenco/core/people';
import { z } from 'zod';
import { formHandler, withFieldNames } from '../adapters/form.server';
import { notFound } from '../adapters/requestContext.server';
import type { CreatorContext } from '../creator/page.server';
import { openSealedValue, sealValue } from '../security/once.server';
import { presentProfile } from './profile.server';

const here = `${areaPath.creator}/profile`;
const inOrder = { by: 'place' } as const;

const networkOf = ({ link }: WorkVideo) => (link === null ? undefined : videoAt(link)?.network) ?? null;

/** Loads the creator's profile and portfolio, and what is missing in them. */
export async function loadEditor({ app, actor, user, baseUrl }: CreatorContext) {
  const [profile, projects, [payee]] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(portfolioProjects, actor, { creatorId: actor.creatorId }, inOrder),
    app.see(payees, actor, {}),
  ]);
  const facts = { creator: profile, payee, address: user.address, projects: projects.length };
  return {
    profile,
    projects: projects.map((row) => ({
      ...row,
      videos: row.videos.map((one) => ({ ...one, network: networkOf(one) })),
    })),
    steps: firstRun(facts).steps,
    address: `${baseUrl}${profilePath(profile)}`,
  };
}
export type Editor = Awaited<ReturnType<typeof loadEditor>>;

/** Loads the creator's own profile as others see it, or would see it if it were public. */
export async function loadPreview(ctx: CreatorContext) {
  const { app, actor } = ctx;
  const row = await app.get(creators, actor, actor.creatorId);
  const found = await app.profiles.asIfOpen(row);
  if (!found) throw notFound();
  return { open: row.publicProfile, shown: presentProfile(found, ctx, null) };
}

const tick = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');
const visibilityForm = z.object({ publicProfile: tick, pricePublic: tick });

type Own = 'creator';

export const saveVisibility = formHandler<Own, typeof visibilityForm>(visibilityForm, async (given, ctx) => {
  const id = creatorIdOf(ctx.actor);
  const before = await ctx.app.get(creators, ctx.actor, id);
  await ctx.app.perform(setVisibility, { id, ...given }, ctx);
  return { to: `${here}#visibility`, toast: visibilityToast(before, given) };
});

type Visibility = z.output<typeof visibilityForm>;

/**
 * Returns the key of the toast for the changed setting. A change of the profile's visibility takes precedence
 * over one of the price.
 */
export function visibilityToast(before: Visibility, now: Visibility): string {
  if (now.publicProfile !== before.publicProfile) return now.publicProfile ? 'profileOpen' : 'profileClosed';
  if (now.pricePublic !== before.pricePublic) return now.pricePublic ? 'priceShown' : 'priceHidden';
  return 'saved';
}

const { title, description, link } = portfolioProject.shape;
const id = z.int().positive();
const words = {
  title,
  description: description.default(''),
  link: link.default(null),
};
const newForm = z.object({
  ...words,
  files: z.array(z.instanceof(File)).max(MAX_IMAGES, 'too_many_images').default([]),
  video: webLink.refine((link) => videoAt(link) !== undefined, 'unknown_video').optional(),
});
const wordsForm = z.object({ id, version: id, ...words });
const one = z.object({ id });
const at = (project: number) => `${here}#project-${project}`;

export const createPortfolioProject = formHandler<Own, typeof newForm>(
  newForm,
  async ({ files, video, ...given }, ctx, key) => {
    // Stores pictures first, so that no project is created if one of them is unreadable.
    const images = await withFieldNames({ '/file': '/files' }, () =>
      Promise.all(files.map((file) => ctx.keepPhoto(file, 'work'))),
    );
    const reply = await ctx.app.perform(addProject, given, { ...ctx, key });
    for (const image of images) await ctx.app.perform(addImage, { id: reply.id, image }, ctx);
    if (video !== undefined) {
      const still = await ctx.keepStill({ link: video, fileId: null });
      await ctx.app.perform(addVideo, { id: reply.id, link: video, still }, ctx);
    }
    return { to: at(reply.id), toast: images.length > 0 ? 'projectAddedWhole' : 'projectAdded' };
  },
);

export const saveProjectText = formHandler<Own, typeof wordsForm>(wordsForm, async (given, ctx) => {
  await ctx.app.update(portfolioProjects, given, ctx);
  return { to: at(given.id), toast: 'saved' };
});

export const deletePortfolioProject = formHandler<Own, typeof one>(one, async (given, ctx) => {
  await ctx.app.remove(portfolioProjects, given.id, ctx);
  return { to: `${here}#portfolio`, toast: 'projectRemoved' };
});

const moveProjectHandler = (to: 'before' | 'behind') =>
  formHandler<Own, typeof one>(one, async (given, ctx) => {
    await ctx.app.perform(placeProject, { ...given, to }, ctx);
    return { to: at(given.id) };
  });
export const placeBefore = moveProjectHandler('before');
export const placeBehind = moveProjectHandler('behind');

const imageForm = z.object({ id, file: z.instanceof(File, { error: 'required' }) });

export const saveImage = formHandler<Own, typeof imageForm>(imageForm, async ({ id: project, file }, ctx) => {
  const image = await ctx.keepPhoto(file, 'work');
  await ctx.app.perform(addImage, { id: project, image }, ctx);
  return { to: at(project), toast: 'saved' };
});

const dropForm = z.object({ id, image: z.string() });

export const dropImage = formHandler<Own, typeof dropForm>(dropForm, async (given, ctx) => {
  await ctx.app.perform(removeImage, given, ctx);
  return { to: at(given.id), toast: 'saved' };
});

const ofVideo = { link: webLink.nullable().default(null), fileId: id.nullable().default(null) };
const videoForm = z.object({
  id,
  ...ofVideo,
  still: z.instanceof(File).optional(),
  // The file itself was already uploaded in chunks.
  file: z.unknown().optional(),
});

export const saveVideo = formHandler<Own, typeof videoForm>(
  videoForm,
  async ({ id: project, link, fileId, still: picture }, ctx) => {
    const still = picture
      ? await withFieldNames({ '/file': '/still' }, () => ctx.keepPhoto(picture, 'work'))
      : await ctx.keepStill({ link, fileId });
    await withFieldNames({ '/fileId': '/file' }, () =>
      ctx.app.perform(addVideo, { id: project, link, fileId, still }, ctx),
    );
    return { to: at(project), toast: 'saved' };
  },
);

const undoMinutes = 30;
const undoFor = ({ actor }: { actor: Parameters<typeof creatorIdOf>[0] }, project: number) =>
  `video of ${creatorIdOf(actor)} in ${project}`;

const dropVideoForm = z.object({ id, ...ofVideo });

/** Removes a video; returns the data that restores it, since its preview picture is stored nowhere else. */
export const dropVideo = formHandler<Own, typeof dropVideoForm>(dropVideoForm, async (given, ctx) => {
  const { id: project, link, fileId } = given;
  const { videos } = await ctx.app.get(portfolioProjects, ctx.actor, project);
  const place = videos.findIndex((one) => one.link === link && one.fileId === fileId);
  await ctx.app.perform(removeVideo, given, ctx);
  const kept = { ...videos[place], at: place };
  const undo = sealValue(kept, undoFor(ctx, project), undoMinutes, ctx);
  return { to: at(project), shown: { project: String(project), undo } };
});

const undoForm = z.object({ id, undo: z.string().max(2_000) });

export const restoreVideo = formHandler<Own, typeof undoForm>(
  undoForm,
  async ({ id: project, undo }, ctx) => {
    const kept = openSealedValue(undo, undoFor(ctx, project), ctx) as
      | (WorkVideo & { at: number })
      | undefined;
    if (!kept) throw new Problem('refused', [{ pointer: '', code: 'undo_over' }]);
    // The preview picture may have been deleted with the video.
    const still =
      kept.still !== null && (await ctx.hasPhoto(kept.still)) ? kept.still : await ctx.keepStill(kept);
    await ctx.app.perform(addVideo, { id: project, ...kept, still }, ctx);
    return { to: at(project), toast: 'saved' };
  },
);
