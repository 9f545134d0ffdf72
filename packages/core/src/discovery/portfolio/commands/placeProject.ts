import { z } from 'zod';
import { accept, update } from '../../../kit';
import { creatorIdOf, creators, defineCommand, id, ownProfile } from '../../../people';
import { portfolioProjects } from '../portfolio';

/** Puts a project before or behind its neighbour; at an end it stays. The order is always 1, 2, 3 … afterwards. */
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
