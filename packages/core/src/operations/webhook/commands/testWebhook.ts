import { z } from 'zod';
import { accept, emit, refuse } from '../../../kit';
import { defineCommand, id } from '../../../people';

import { webhooks } from '../resource';

/** A message that says nothing but that it arrives. Refuses `webhook_not_active`. */
export const testWebhook = defineCommand({
  name: 'webhooks.test',
  rest: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(webhooks, input.id, webhooks.access.update),
  decide({ rows: { id, companyId, status } }) {
    if (status !== 'active') return refuse('webhook_not_active');
    return accept([emit({ kind: 'webhooks.test', resource: webhooks.name, rowId: id, companyId })], { id });
  },
});
