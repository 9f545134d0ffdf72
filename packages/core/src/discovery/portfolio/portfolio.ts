import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  count,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  line,
  noOne,
  ofCreator,
  photo,
  signedIn,
  staff,
  stamps,
  text,
  webLink,
} from '../../people';

export const MAX_PROJECTS = 12;
export const MAX_IMAGES = 6;
export const MAX_VIDEOS = 4;
/** Maximum size of an uploaded video in bytes. Visitors play it, unlike a draft. */
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024;

/** A video in a portfolio project: on a network or uploaded. */
export const workVideo = z.object({
  /** The video's page on a network, as `videoAt` returns it; null for an uploaded video. */
  link: webLink.nullable(),
  fileId: id.nullable(),
  /** Name of the thumbnail that is shown until the video plays; null if there is none. See `photoPath`. */
  still: photo.nullable(),
});
export type WorkVideo = z.output<typeof workVideo>;

/** A project in a creator's portfolio: description, pictures, and where it can be seen. */
export const portfolioProject = z.object({
  ...stamps,
  creatorId: id,
  title: erased(line(80), dash),
  description: erased(text(600), ''),
  /** Names of pictures; the first one is on top. See `photoPath`. */
  images: erased(z.array(photo).max(MAX_IMAGES, 'too_many_images'), '{}'),
  videos: erased(z.array(workVideo).max(MAX_VIDEOS, 'too_many_videos'), '[]'),
  link: erased(webLink.nullable(), null),
  /** Position, lowest first; unique per creator. */
  place: impersonal(count),
});
export type PortfolioProject = z.output<typeof portfolioProject>;

/** Allows the creator to change a project, and staff to remove content that must not be shown. */
export const mayCorrect = anyOf<Actor, PortfolioProject>(ofCreator, staff('curation', 'support'));

export const portfolioProjects = defineResource({
  name: 'portfolio-projects',
  schema: portfolioProject,
  columns: { videos: 'jsonb' },
  flow: undefined,
  writable: { create: [], update: ['title', 'description', 'link'] },
  filters: { id: 'is', creatorId: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'place', 'createdAt'],
  access: {
    read: anyOf<Actor, PortfolioProject>(signedIn),
    create: noOne,
    update: mayCorrect,
    remove: mayCorrect,
    moves: {},
  },
});
