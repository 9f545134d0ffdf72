import { z } from 'zod';
import { accept, insert, refuse, update } from '../../kit';
import {
  creatorIdOf,
  creators,
  defineCommand,
  id,
  isSharedAddress,
  ofCreator,
  ownProfile,
  photo,
  requireFile,
  webLink,
} from '../../people';
import {
  MAX_IMAGES,
  MAX_PROJECTS,
  MAX_VIDEO_BYTES,
  MAX_VIDEOS,
  mayCorrect,
  portfolioProject,
  portfolioProjects,
  type WorkVideo,
  workVideo,
} from './portfolio';
import { videoAt } from './videoAddress';

/**
 * Adds a picture to a project. The portal has re-encoded and stored the picture. Only the portal runs this
 * command. Ignores duplicates. Refuses with `too_many_images` at `/file`.
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

/** Adds a portfolio project at the end, as the creator. Refuses with `too_many_projects`. */
export const addProject = defineCommand({
  name: 'portfolio-projects.add',
  rest: 'Adds a project to your portfolio',
  input: z.strictObject({ title, description: description.default(''), link: link.default(null) }),
  async load(find, _input, { actor }) {
    // Locks the creator, so that concurrent additions are counted one after the other.
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
    return accept(
      [insert(portfolioProjects, { ...input, id, creatorId: owner.id, images: [], videos: [], place })],
      {
        id,
      },
    );
  },
});

/**
 * Moves a project before the previous project or behind the next one. Has no effect at the ends of the
 * portfolio. Afterward, the positions are 1, 2, 3 …
 */
export const placeProject = defineCommand({
  name: 'portfolio-projects.place',
  rest: 'Moves a project to another position of the portfolio',
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

/** Removes a picture from a project. Refuses with `image_gone` if the project no longer has it. */
export const removeImage = defineCommand({
  name: 'portfolio-projects.removeImage',
  rest: 'Removes an image of a portfolio project',
  input: z.strictObject({ id, image: photo }),
  load: (find, input) => find.forUpdate(portfolioProjects, input.id, mayCorrect),
  decide({ rows: project, input }) {
    if (!project.images.includes(input.image)) return refuse('image_gone', '/image');
    const images = project.images.filter((image) => image !== input.image);
    return accept([update(portfolioProjects, project.id, { images })], { id: project.id });
  },
});

const MEGABYTE = 1024 * 1024;

const isSame = (video: WorkVideo, { link, fileId }: Pick<WorkVideo, 'link' | 'fileId'>): boolean =>
  video.link === link && video.fileId === fileId;

/**
 * Adds a video to a project: by its URL on a network, or as a file that the creator uploaded. Only the portal
 * runs this command, because it stores the thumbnail. For a duplicate, only replaces the thumbnail. Refuses
 * with `shared_video_address` and `unknown_video` at `/link`, `unknown_file`, `no_video` and
 * `too_large_video` at `/fileId`, and `too_many_videos`.
 */
export const addVideo = defineCommand({
  name: 'portfolio-projects.addVideo',
  input: z.strictObject({
    id,
    link: webLink.nullable().default(null),
    fileId: id.nullable().default(null),
    still: photo.nullable().default(null),
    /** Position of the video, to undo a removal; by default at the end. */
    at: z.int().min(0).max(MAX_VIDEOS).default(MAX_VIDEOS),
  }),
  async load(find, { id, fileId }, { actor }) {
    const project = await find.forUpdate(portfolioProjects, id, ofCreator);
    const file = fileId === null ? null : await requireFile(find, fileId, creatorIdOf(actor), '/fileId');
    return { project, file };
  },
  decide({ rows: { project, file }, input: { link, fileId, still, at } }) {
    const found = link === null ? undefined : videoAt(link);
    if (link !== null && isSharedAddress(link)) return refuse('shared_video_address', '/link');
    if ((found === undefined) === (file === null)) return refuse('unknown_video', '/link');
    if (file && !file.mime.startsWith('video/')) return refuse('no_video', '/fileId');
    if (file && file.size > MAX_VIDEO_BYTES)
      return refuse('too_large_video', '/fileId', { most: MAX_VIDEO_BYTES / MEGABYTE });
    const added = { link: found?.page ?? null, fileId: found ? null : fileId, still };
    const before = project.videos.findIndex((one) => isSame(one, added));
    const videos = [...project.videos];
    if (before >= 0) videos[before] = { ...added, still: still ?? videos[before]?.still ?? null };
    else videos.splice(at, 0, added);
    if (videos.length > MAX_VIDEOS) return refuse('too_many_videos', '/link', { most: MAX_VIDEOS });
    return accept([update(portfolioProjects, project.id, { videos })], { id: project.id });
  },
});

/** Removes a video from a project. Refuses with `video_gone` if the project no longer has it. */
export const removeVideo = defineCommand({
  name: 'portfolio-projects.removeVideo',
  rest: 'Removes a video of a portfolio project',
  input: z.strictObject({
    id,
    link: workVideo.shape.link.default(null),
    fileId: workVideo.shape.fileId.default(null),
  }),
  load: (find, input) => find.forUpdate(portfolioProjects, input.id, mayCorrect),
  decide({ rows: project, input }) {
    const videos = project.videos.filter((one) => !isSame(one, input));
    if (videos.length === project.videos.length) return refuse('video_gone', '/link');
    return accept([update(portfolioProjects, project.id, { videos })], { id: project.id });
  },
});
