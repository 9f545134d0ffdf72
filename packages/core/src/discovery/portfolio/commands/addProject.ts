import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { creatorIdOf, creators, defineCommand, ownProfile } from '../../../people';
import { MOST_PROJECTS, portfolioProject, portfolioProjects } from '../portfolio';

const { title, description, link } = portfolioProject.shape;

/** A creator adds a project behind those that there are. Refuses `too_many_projects`. */
export const addProject = defineCommand({
  name: 'portfolio-projects.add',
  rest: true,
  input: z.strictObject({ title, description: description.default(''), link: link.default(null) }),
  async load(find, _input, { actor }) {
    // Under lock, so that two who add at once count each other.
    const owner = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    return {
      owner,
      others: await find.lockMany(portfolioProjects, { creatorId: owner.id }),
      ids: await find.ids(portfolioProjects, 1),
    };
  },
  decide({ rows: { owner, others, ids }, input }) {
    if (others.length >= MOST_PROJECTS) return refuse('too_many_projects', '', { most: MOST_PROJECTS });
    const id = ids[0]!;
    const place = Math.max(0, ...others.map((other) => other.place)) + 1;
    return accept([insert(portfolioProjects, { ...input, id, creatorId: owner.id, images: [], place })], {
      id,
    });
  },
});
