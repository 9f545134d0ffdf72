import { actorOf, briefings, deliverables, type GrantAction, makeGrant, type User } from '@elenco/core';
import type { Database } from '@elenco/db';

/** Addresses with a grant in them, by what the grant allows. */
export interface Guests {
  readonly selection: string[];
  readonly content: string[];
}

/** Makes a link as the story's brand would, for each kind of page that a guest may open. */
export async function shareWithGuests(database: Database): Promise<Guests> {
  const actor = actorOf((await database.identity.byEmail('brand@aurora.example')) as User);
  const share = async (
    path: string,
    briefingId: number,
    given: { contractId?: number; actions: GrantAction[] },
  ) => {
    const { token, hash: tokenHash } = database.identity.newSecret();
    const input = { briefingId, label: 'Agência', tokenHash, ...given };
    await database.perform(makeGrant, input, { actor, now: new Date().toISOString() });
    return `${path}?grant=${token}`;
  };
  const [chosen] = await database.see(briefings, actor, { status: 'selection' }, { limit: 1 });
  const [piece] = await database.see(deliverables, actor, { status: 'draft_submitted' }, { limit: 1 });
  if (!chosen || !piece) throw new Error('The story has nothing to share with a guest');
  const { briefingId, contractId } = piece;
  const selection = `/dashboard/client/briefing/${chosen.id}/select/guest`;
  return {
    selection: [await share(selection, chosen.id, { actions: ['select'] })],
    content: [
      await share(`/${briefingId}/${contractId}/guest`, briefingId, { contractId, actions: ['content'] }),
    ],
  };
}
