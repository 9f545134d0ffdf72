import { remove } from '../../../kit';
import { defineMove } from '../../../people';
import { webhooks } from '../resource';
import { webhookSecrets } from '../schema';

const plain = { fields: {}, also: async () => null } as const;

/** Nothing is sent until it is resumed; what happens meanwhile is not made up for. */
export const pauseWebhook = defineMove(webhooks, 'pause', { ...plain, decide: () => ({}) });
export const resumeWebhook = defineMove(webhooks, 'resume', {
  ...plain,
  decide: () => ({ patch: { failingSince: null } }),
});
/** Nothing has arrived there for days: the product stops, and the company is told. */
export const failWebhook = defineMove(webhooks, 'fail', { ...plain, decide: () => ({}) });

/** Its deliveries stay to be read; a secret that signs nothing is not kept. */
export const retireWebhook = defineMove(webhooks, 'retire', {
  fields: {},
  also: (find, { id }) => find.lockMany(webhookSecrets, { webhookId: id }),
  decide: ({ also: secrets }) => ({ and: secrets.map(({ id }) => remove(webhookSecrets, id)) }),
});
