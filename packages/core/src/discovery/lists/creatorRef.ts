import { z } from 'zod';
import type { FieldError, Find } from '../../kit';
import { type Actor, creators, id } from '../../people';
import { type ProfileRef, profileKey, profileRef } from '../search';

/** Key of a creator in URLs: `21` for a member, `x17` for an external profile. */
export const profileName = z.string().refine((key) => profileRef(key) !== null, 'unknown_creator');

/** Imported profiles have no REST resource, so commands know only their id. */
export const externalProfiles = { name: 'external_profiles', schema: z.object({ id }) } as const;

export interface CreatorRef {
  readonly creatorId: number | null;
  readonly externalId: number | null;
}

export const creatorRefOf = ({ kind, id }: ProfileRef): CreatorRef =>
  kind === 'member' ? { creatorId: id, externalId: null } : { creatorId: null, externalId: id };

/** Returns the key of a row's creator. A row contains exactly one of the two ids. */
export const creatorKeyOf = ({ creatorId, externalId }: CreatorRef): string =>
  creatorId !== null
    ? profileKey({ kind: 'member', id: creatorId })
    : profileKey({ kind: 'external', id: externalId ?? 0 });

/** Parses keys in their order, without duplicates. The schema has already refused invalid keys. */
export const refsOf = (keys: readonly string[]): ProfileRef[] =>
  [...new Set(keys)].flatMap((key) => profileRef(key) ?? []);

/** Returns the keys of existing creators: members with a profile, and imported profiles. */
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

/** Returns `unknown_creator` at `/keys/n` for each unknown key. */
export const unknownAmong = (keys: readonly string[], known: ReadonlySet<string>): FieldError[] =>
  keys.flatMap((key, n) => (known.has(key) ? [] : [{ pointer: `/keys/${n}`, code: 'unknown_creator' }]));
