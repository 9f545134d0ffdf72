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

/** A work sample of a creator: description, pictures, and where it can be seen. */
export const portfolioProject = z.object({
  ...stamps,
  creatorId: id,
  title: erased(line(80), dash),
  description: erased(text(600), ''),
  /** Names of pictures, the first one on top. See `photoPath`. */
  images: erased(z.array(photo).max(MAX_IMAGES, 'too_many_images'), '{}'),
  link: erased(webLink.nullable(), null),
  /** Position, lowest first; unique per creator. */
  place: impersonal(count),
});
export type PortfolioProject = z.output<typeof portfolioProject>;

/** The creator may change a project; staff may remove what must not be shown. */
export const mayCorrect = anyOf<Actor, PortfolioProject>(ofCreator, staff('curation', 'support'));

export const portfolioProjects = defineResource({
  name: 'portfolio-projects',
  schema: portfolioProject,
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
