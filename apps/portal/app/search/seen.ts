import type { Profile } from '@elenco/core/discovery';
import { portraitPath } from '@elenco/core/people';
import type { Face } from '../ui';

/** Adds a portrait to a profile, for cards, tables and comparisons. */
export const seenOf = <P extends Profile>(profile: P): P & { readonly face: Face } => ({
  ...profile,
  face: {
    id: profile.creatorId ?? profile.externalId ?? 0,
    name: profile.name,
    src: profile.portrait === null ? null : portraitPath(profile.portrait),
  },
});
export type Seen = ReturnType<typeof seenOf>;
