import { z } from 'zod';
import type { FieldError, Find } from '../../kit';
import { type Actor, creators, id } from '../../people';
import { type ProfileRef, profileKey, profileRef } from '../search';

/** What an address names a creator by: `21` for a member, `x17` for an external profile. */
export const profileName = z.string().refine((key) => profileRef(key) !== null, 'unknown_creator');

/** Known from a file; no resource of REST, so commands know it by its number alone. */
export const externalProfiles = { name: 'external_profiles', schema: z.object({ id }) } as const;

export interface Whom {
  readonly creatorId: number | null;
  readonly externalId: number | null;
}

export const whomOf = ({ kind, id }: ProfileRef): Whom =>
  kind === 'member' ? { creatorId: id, externalId: null } : { creatorId: null, externalId: id };

/** The key of a row's creator; a row names one of the two. */
export const keyOfWhom = ({ creatorId, externalId }: Whom): string =>
  creatorId !== null
    ? profileKey({ kind: 'member', id: creatorId })
    : profileKey({ kind: 'external', id: externalId ?? 0 });

/** Each once, in the order given; what names nobody has been refused by the schema. */
export const refsOf = (keys: readonly string[]): ProfileRef[] =>
  [...new Set(keys)].flatMap((key) => profileRef(key) ?? []);

/** Those who are there to be kept: members who have not taken the profile away, and known profiles. */
export async function knownOf(find: Find<Actor>, refs: readonly ProfileRef[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const [kind, findIds] of [
    ['member', (id: number[]) => find.many(creators, { id, removedAt: null })],
    ['external', (id: number[]) => find.many(externalProfiles, { id })],
  ] as const) {
    const ids = refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);
    if (ids.length > 0) for (const { id } of await findIds(ids)) known.add(profileKey({ kind, id }));
  }
  return known;
}

/** `unknown_creator` at `/keys/n` for each who is not there. */
export const unknownAmong = (keys: readonly string[], known: ReadonlySet<string>): FieldError[] =>
  keys.flatMap((key, n) => (known.has(key) ? [] : [{ pointer: `/keys/${n}`, code: 'unknown_creator' }]));
