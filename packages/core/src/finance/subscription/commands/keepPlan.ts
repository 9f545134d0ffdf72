import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, demand } from '../../../people';
import { redrafted } from '../charging';
import { ofOwner } from '../policy';
import { subscriptions } from '../resource';
import { loadFacts } from './load';

/** A company's owner takes a planned change back, before its day. Refuses `nothing_planned`. */
export const keepPlan = defineCommand({
  name: 'subscriptions.keep',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, ofOwner);
    return loadFacts(find, actor.role === 'company' ? actor.companyId : 0);
  },
  decide({ rows: loaded }) {
    const { subscription } = loaded;
    if (!subscription || subscription.nextPlan === null) return refuse('nothing_planned');
    const kept = { ...subscription, nextPlan: null, nextOn: null };
    return accept(
      [
        update(subscriptions, subscription.id, { nextPlan: null, nextOn: null }),
        ...redrafted({ ...loaded, subscription: kept }),
        emit({
          kind: 'subscriptions.kept',
          resource: subscriptions.name,
          rowId: subscription.id,
          companyId: subscription.companyId,
          data: { title: subscription.plan },
        }),
      ],
      { id: subscription.id },
    );
  },
});
