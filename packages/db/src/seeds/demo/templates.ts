import { type Actor, briefings, reusableOf, templates } from '@elenco/core';
import type { Database } from '../../database';

/** Saves two of a brand's briefs as templates. */
export async function keepTemplates(database: Database, owner: Actor, now: string): Promise<void> {
  const names = { creator: 'Lançamento com Reels', freelancer: 'Montagem de vídeos' } as const;
  for (const [kind, name] of Object.entries(names)) {
    const [row] = await database.see(
      briefings,
      owner,
      { kind: kind as keyof typeof names, status: ['awaiting_proposal', 'hiring'] },
      { by: 'id', limit: 1 },
    );
    if (row) await database.create(templates, { name, brief: reusableOf(row) }, { actor: owner, now });
  }
}
