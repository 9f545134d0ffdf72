import {
  type Actor,
  endImpersonation,
  grantCuratorCode,
  impersonations,
  invitations,
  rotateCuratorCode,
  sendInvitations,
  startImpersonation,
  userIdOf,
  withdrawInvitation,
} from '@elenco/core';
import type { Database } from '../../database';

/** Support once looked into somebody's account, to help. */
export async function lookIn(database: Database, support: Actor, person: Actor, now: string): Promise<void> {
  const input = { userId: userIdOf(person), sessionId: 1, reason: 'A pessoa não encontra o próprio projeto' };
  await database.perform(startImpersonation, input, { actor: support, now });
  const [open] = await database.see(impersonations, support, { status: 'open' });
  if (open) await database.perform(endImpersonation, { id: open.id }, { actor: support, now });
}

/** A brand asks a colleague and a creator whom it knows; a third letter went to a wrong address and was taken back. */
export async function inviteOthers(database: Database, owner: Actor, now: string): Promise<void> {
  const people = [
    { kind: 'member', name: 'Nádia Prates', email: 'nadia@aurora.example' },
    { kind: 'creator', name: 'Olavo Reis', email: 'olavo@story.example' },
    { kind: 'member', name: 'Paulo Lins', email: 'paulo@auroa.example' },
  ] as const;
  await database.perform(sendInvitations, { people, locale: 'pt' }, { actor: owner, now });
  const [wrong] = await database.see(invitations, owner, { email: 'paulo@auroa.example' });
  if (wrong) await database.perform(withdrawInvitation, { id: wrong.id }, { actor: owner, now });
}

/** A creator brings others: the code that was given first is no longer the one that is. */
export async function makeCurator(
  database: Database,
  curation: Actor,
  creatorId: number,
  now: string,
): Promise<void> {
  const { id } = await database.perform(grantCuratorCode, { creatorId }, { actor: curation, now });
  await database.perform(rotateCuratorCode, { id }, { actor: curation, now });
}
