import { privacyRequests, publishAgain } from '@elenco/core/operations';
import { areaPath, creator } from '@elenco/core/people';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import type { CreatorContext } from './page.server';

/** Returns the time until which a deleted profile can be restored; null if the profile is not deleted. */
export async function loadUnpublished({ app, actor, user }: CreatorContext, removedAt: string | null) {
  if (removedAt === null) return null;
  const asked = { userId: user.id, kind: 'erasure', status: 'open' } as const;
  const open = await app.see(privacyRequests, actor, asked);
  const until = open.find(({ eraseAt }) => eraseAt !== null)?.eraseAt ?? null;
  return { until, name: user.name };
}
export type Unpublished = NonNullable<Awaited<ReturnType<typeof loadUnpublished>>>;

export const republish = command(publishAgain, {
  schema: z.object({ name: creator.shape.name }),
  input: (given) => given,
  next: () => ({ to: `${areaPath.creator}/settings`, toast: 'profileBack' }),
});
