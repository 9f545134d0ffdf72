import { z } from 'zod';
import { accept, insert, remove, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { webhooks } from '../resource';
import { ROTATION_HOURS } from '../retry';
import { sealedSecret, webhookSecrets } from '../schema';

/** A new secret takes the place of the last, which messages are signed with for a day more; one before it ends now. */
export const rotateSecret = defineCommand({
  name: 'webhooks.rotate',
  notWhileImpersonating: true,
  input: z.strictObject({ id, sealed: sealedSecret }),
  async load(find, input) {
    const row = await find.forUpdate(webhooks, input.id, webhooks.access.update);
    return { row, secrets: await find.lockMany(webhookSecrets, { webhookId: row.id }) };
  },
  decide({ rows: { row, secrets }, input: { sealed }, now }) {
    const endsAt = new Date(Date.parse(now) + ROTATION_HOURS * 3_600_000).toISOString();
    return accept(
      [
        ...secrets.map((secret) =>
          secret.endsAt === null
            ? update(webhookSecrets, secret.id, { endsAt })
            : remove(webhookSecrets, secret.id),
        ),
        insert(webhookSecrets, { webhookId: row.id, sealed, endsAt: null }),
      ],
      { id: row.id },
    );
  },
});
