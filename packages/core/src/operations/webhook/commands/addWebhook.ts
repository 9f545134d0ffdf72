import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { companies, defineCommand } from '../../../people';
import { webhookFlow } from '../flow';
import { webhooks } from '../resource';
import { MOST_WEBHOOKS } from '../retry';
import { sealedSecret, webhook, webhookSecrets } from '../schema';

const { title, address, events } = webhook.shape;

/** An owner names an address to be told at. The secret is made and sealed by the shell, which shows it once. */
export const addWebhook = defineCommand({
  name: 'webhooks.add',
  /** It would go on when the half hour is over. */
  notWhileImpersonating: true,
  input: z.strictObject({ title, address, events, sealed: sealedSecret }),
  async load(find, _, { actor }) {
    const companyId = actor.role === 'company' ? actor.companyId : 0;
    const company = await find.forUpdate(companies, companyId, companies.access.update);
    const kept = await find.many(webhooks, { companyId, status: ['active', 'paused', 'failed'] });
    const [webhookId] = await find.ids(webhooks, 1);
    return { company, kept, webhookId: webhookId as number };
  },
  decide({ rows: { company, kept, webhookId }, input: { sealed, ...given }, now }) {
    if (kept.length >= MOST_WEBHOOKS) return refuse('too_many_webhooks', '', { most: MOST_WEBHOOKS });
    const state = { status: webhookFlow.initial, statusSince: now };
    return accept(
      [
        insert(webhooks, { id: webhookId, companyId: company.id, ...state, ...given, failingSince: null }),
        insert(webhookSecrets, { webhookId, sealed, endsAt: null }),
      ],
      { id: webhookId },
    );
  },
});
