import { z } from 'zod';
import { accept, insert, moveTo, refuse, sum } from '../../kit';
import { defineCommand, defineMove, id, ofCompany, userIdOf } from '../../people';
import { openSquad, squads } from '../squad';
import { changedParts, newestVision } from './changes';
import { budgetParts, type Target, targetMetrics, visionContent, visions } from './vision';

/** Starts the search for creators of a squad that has a vision. Refuses with `vision_needed`. */
export const castSquad = defineMove(squads, 'cast', {
  fields: {},
  also: (find, { id: squadId }) => find.many(visions, { squadId }),
  decide: ({ also: written }) => (written.length === 0 ? refuse('vision_needed') : {}),
});

/**
 * Saves a new version of a squad's vision, as the brand. The first version moves the squad out of draft.
 * `seen` is the version that the user saw, 0 for none. Refuses with `squad_over`, `vision_changed`,
 * `target_twice` at the second target for a metric, and `split_over_budget` (params `budget`, `total`) at
 * `/split`.
 */
export const saveVision = defineCommand({
  name: 'visions.save',
  input: z.strictObject({ squadId: id, seen: z.int().min(0), ...visionContent.shape }),
  async load(find, { squadId }) {
    const squad = await find.forUpdate(squads, squadId, ofCompany);
    return { squad, before: await find.lockMany(visions, { squadId }) };
  },
  decide({ rows: { squad, before }, input: { squadId, seen, ...given }, actor }) {
    const authorId = userIdOf(actor);
    if (authorId === null) return refuse('not_found');
    if (!openSquad.some((status) => status === squad.status)) {
      return refuse('squad_over', '', { status: squad.status });
    }
    const last = newestVision(before);
    if ((last?.number ?? 0) !== seen) return refuse('vision_changed');
    const twice = secondOf(given.targets);
    if (twice >= 0) return refuse('target_twice', `/targets/${twice}/metric`);
    const total = sum(budgetParts.map((part) => given.split[part]));
    if (squad.budgetCents !== null && total > squad.budgetCents) {
      return refuse('split_over_budget', '/split', { budget: squad.budgetCents, total });
    }
    const content = { ...given, targets: inOrder(given.targets) };
    if (last && changedParts(last, content).length === 0) return accept([], { number: last.number });
    const number = seen + 1;
    const { companyId, currency } = squad;
    const row = { squadId, companyId, number, authorId, currency, ...content };
    const onward = squad.status === 'draft' ? [moveTo(squads, squadId, 'plan')] : [];
    return accept([insert(visions, row), ...onward], { number });
  },
});

/** Returns the index of the first target whose metric an earlier target already has; -1 if there is none. */
const secondOf = (targets: readonly Target[]): number =>
  targets.findIndex(({ metric }, place) => targets.findIndex((one) => one.metric === metric) < place);

const inOrder = (targets: readonly Target[]): Target[] =>
  targets.toSorted((a, b) => targetMetrics.indexOf(a.metric) - targetMetrics.indexOf(b.metric));
