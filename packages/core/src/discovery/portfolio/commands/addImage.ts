import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id, ofCreator, photo } from '../../../people';
import { MOST_IMAGES, portfolioProjects } from '../portfolio';

/**
 * A picture of a project, which the portal has drawn anew and kept. The portal alone runs it. One that is there
 * already is not added twice. Refuses `too_many_images` at `/file`.
 */
export const addImage = defineCommand({
  name: 'portfolio-projects.addImage',
  input: z.strictObject({ id, image: photo }),
  load: (find, input) => find.forUpdate(portfolioProjects, input.id, ofCreator),
  decide({ rows: project, input }) {
    const images = [...new Set([...project.images, input.image])];
    if (images.length > MOST_IMAGES) return refuse('too_many_images', '/file', { most: MOST_IMAGES });
    return accept([update(portfolioProjects, project.id, { images })], { id: project.id });
  },
});
