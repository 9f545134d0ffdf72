import { creatorIdOf, creators, profilePath, setVisibility } from '@elenco/core/party';
import {
  addImage,
  addProject,
  missingInProfile,
  placeProject,
  portfolioProject,
  portfolioProjects,
  profileParts,
  removeImage,
} from '@elenco/core/portfolio';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { notFound } from '../adapters/visit.server';
import type { CreatorVisit } from '../professional/page.server';
import { shownAs } from './profile.server';

const here = '/dashboard/professional/profile';
const inOrder = { by: 'place' } as const;

/** All that a creator shows, and what it still lacks. */
export async function loadEditor({ app, actor, baseUrl }: CreatorVisit) {
  const [profile, projects] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(portfolioProjects, actor, { creatorId: actor.creatorId }, inOrder),
  ]);
  const missing = missingInProfile(profile, projects.length);
  return {
    profile,
    projects,
    missing,
    done: profileParts.length - missing.length,
    of: profileParts.length,
    address: `${baseUrl}${profilePath(profile)}`,
  };
}
export type Editor = Awaited<ReturnType<typeof loadEditor>>;

/** One's own profile as others see it, or would once it is open. */
export async function loadPreview(visit: CreatorVisit) {
  const { app, actor } = visit;
  const row = await app.get(creators, actor, actor.creatorId);
  const found = await app.profiles.asIfOpen(row);
  if (!found) throw notFound();
  return { open: row.publicProfile, shown: shownAs(found, visit, null) };
}

const tick = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');
const visibilityForm = z.object({ publicProfile: tick, pricePublic: tick });

type Own = 'professional';

export const saveVisibility = sending<Own, typeof visibilityForm>(visibilityForm, async (given, visit) => {
  await visit.app.perform(setVisibility, { id: creatorIdOf(visit.actor), ...given }, visit);
  return { to: `${here}#visibility`, toast: given.publicProfile ? 'profileOpen' : 'profileClosed' };
});

const { title, description, link } = portfolioProject.shape;
const id = z.int().positive();
const words = {
  title,
  description: description.default(''),
  link: link.default(null),
};
const newForm = z.object(words);
const wordsForm = z.object({ id, version: id, ...words });
const one = z.object({ id });
const at = (project: number) => `${here}#project-${project}`;

export const addOne = sending<Own, typeof newForm>(newForm, async (given, visit, key) => {
  const reply = await visit.app.perform(addProject, given, { ...visit, ...(key ? { key } : {}) });
  return { to: at(reply.id), toast: 'projectAdded' };
});

export const saveWords = sending<Own, typeof wordsForm>(wordsForm, async (given, visit) => {
  await visit.app.update(portfolioProjects, given, visit);
  return { to: at(given.id), toast: 'saved' };
});

export const removeOne = sending<Own, typeof one>(one, async (given, visit) => {
  await visit.app.remove(portfolioProjects, given.id, visit);
  return { to: `${here}#portfolio`, toast: 'projectRemoved' };
});

const placing = (to: 'before' | 'behind') =>
  sending<Own, typeof one>(one, async (given, visit) => {
    await visit.app.perform(placeProject, { ...given, to }, visit);
    return { to: at(given.id) };
  });
export const placeBefore = placing('before');
export const placeBehind = placing('behind');

const imageForm = z.object({ id, file: z.instanceof(File, { error: 'required' }) });

export const saveImage = sending<Own, typeof imageForm>(imageForm, async ({ id: project, file }, visit) => {
  const image = await visit.keepPhoto(file, 'work');
  await visit.app.perform(addImage, { id: project, image }, visit);
  return { to: at(project), toast: 'saved' };
});

const dropForm = z.object({ id, image: z.string() });

export const dropImage = sending<Own, typeof dropForm>(dropForm, async (given, visit) => {
  await visit.app.perform(removeImage, given, visit);
  return { to: at(given.id), toast: 'saved' };
});
