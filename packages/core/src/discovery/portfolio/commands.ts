import { z } from 'zod';
import { accept, insert, refuse, update } from '../../kit';
import { creatorIdOf, creators, defineCommand, id, ofCreator, ownProfile, photo } from '../../people';
import { MAX_IMAGES, MAX_PROJECTS, mayCorrect, portfolioProject, portfolioProjects } from './portfolio';

/**
 * Adds a picture to a project, which the portal has re-encoded and stored. Only the portal runs it. Ignores
 * duplicates. Refuses `too_many_images` at `/file`.
 */
export const addImage = defineCommand({
  name: 'portfolio-projects.addImage',
  input: z.strictObject({ id, image: photo }),
  load: (find, input) => find.forUpdate(portfolioProjects, input.id, ofCreator),
  decide({ rows: project, input }) {
    const images = [...new Set([...project.images, input.image])];
    if (images.length > MAX_IMAGES) return refuse('too_many_images', '/file', { most: MAX_IMAGES });
    return accept([update(portfolioProjects, project.id, { images })], { id: project.id });
  },
});

const { title, description, link } = portfolioProject.shape;

/** A creator adds a project at the end. Refuses `too_many_projects`. */
export const addProject = defineCommand({
  name: 'portfolio-projects.add',
  rest: true,
  input: z.strictObject({ title, description: description.default(''), link: link.default(null) }),
  async load(find, _input, { actor }) {
    // Locked, so that two concurrent additions count each other.
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    return {
      owner,
      others: await find.lockMany(portfolioProjects, { creatorId: owner.id }),
      ids: await find.ids(portfolioProjects, 1),
    };
  },
  decide({ rows: { owner, others, ids }, input }) {
    if (others.length >= MAX_PROJECTS) return refuse('too_many_projects', '', { most: MAX_PROJECTS });
    const id = ids[0]!;
    const place = Math.max(0, ...others.map((other) => other.place)) + 1;
    return accept([insert(portfolioProjects, { ...input, id, creatorId: owner.id, images: [], place })], {
      id,
    });
  },
});

/**
 * Moves a project before or behind its neighbour; no effect at the ends. Places are always 1, 2, 3 …
 * afterwards.
 */
export const placeProject = defineCommand({
  name: 'portfolio-projects.place',
  rest: true,
  input: z.strictObject({ id, to: z.enum(['before', 'behind']) }),
  async load(find, input, { actor }) {
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const project = await find.forUpdate(portfolioProjects, input.id, () => [{ creatorId: owner.id }]);
    return { project, all: await find.lockMany(portfolioProjects, { creatorId: owner.id }) };
  },
  decide({ rows: { project, all }, input }) {
    const order = [...all].sort((a, b) => a.place - b.place || a.id - b.id);
    const from = order.findIndex((one) => one.id === project.id);
    const to = Math.min(order.length - 1, Math.max(0, from + (input.to === 'before' ? -1 : 1)));
    order.splice(to, 0, ...order.splice(from, 1));
    const moved = order.flatMap((one, n) =>
      one.place === n + 1 ? [] : [update(portfolioProjects, one.id, { place: n + 1 })],
    );
    return accept(moved, { id: project.id });
  },
});

/** Removes a picture from a project. Refuses `image_gone` if it is no longer there. */
export const removeImage = defineCommand({
  name: 'portfolio-projects.removeImage',
  rest: true,
  input: z.strictObject({ id, image: photo }),
  load: (find, input) => find.forUpdate(portfolioProjects, input.id, mayCorrect),
  decide({ rows: project, input }) {
    if (!project.images.includes(input.image)) return refuse('image_gone', '/image');
    const images = project.images.filter((image) => image !== input.image);
    return accept([update(portfolioProjects, project.id, { images })], { id: project.id });
  },
});
