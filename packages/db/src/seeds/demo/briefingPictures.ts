import { type Actor, briefings, setPicture } from '@elenco/core';
import type { Database } from '../../database';

/** Adds a picture to two of three projects of the brand. The pages of the others show the brand's logo. */
export async function showBriefings(
  database: Database,
  owner: Actor,
  pictures: readonly string[],
  now: string,
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = await database.see(briefings, owner, {}, { by: 'id' });
  for (const [n, { id }] of rows.entries()) {
    const picture = n % 3 === 2 ? null : pictures[n % pictures.length];
    if (picture) await database.perform(setPicture, { id, picture }, { actor: owner, now });
  }
}
