import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id, photo } from '../../../people';
import { mayCorrect, portfolioProjects } from '../portfolio';

/** Takes one picture out of a project. Refuses `image_gone` where it is not there any more. */
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
