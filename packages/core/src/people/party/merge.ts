import { z } from 'zod';
import { dash, erased, impersonal } from '../erasure';
import { id, instant, paragraph, stamps } from './fields';

/** Fields of profile and account that the remaining account can take over from the merged one. */
export const takenOfCreator = ['name', 'bio', 'mainSkill', 'tags', 'categories', 'city', 'state'] as const;
export const takenOfPrices = ['priceCents', 'prices', 'experience', 'links', 'presences'] as const;
export const takenOfUser = ['phone', 'whatsapp', 'cpf', 'address'] as const;
export const takeable = z.enum([...takenOfCreator, ...takenOfPrices, ...takenOfUser]);

const values = z.record(z.string(), z.unknown());

/**
 * Two accounts of one person that were merged, with the ids of the rows that moved and the previous values.
 */
export const merge = z.object({
  ...stamps,
  keptCreatorId: id,
  mergedCreatorId: id,
  keptUserId: id,
  mergedUserId: id,
  mergedById: id,
  reason: erased(paragraph(300), dash, 'person'),
  /** Time until which the merge can be undone. */
  undoUntil: instant,
  undoneAt: instant.nullable(),
  undoneById: id.nullable(),
  /** Ids of the rows that moved to the remaining account, by `table.column`. */
  moved: impersonal(z.record(z.string(), z.array(id))),
  /** Previous values of the changed fields, of the remaining account and the merged one. */
  before: erased(
    z.object({ creator: values, user: values, merged: values }),
    '{"creator": {}, "user": {}, "merged": {}}',
    'person',
  ),
});
export type Merge = z.output<typeof merge>;

/**
 * Two creators who are different people according to support. They are not shown as possible duplicates
 * again.
 */
export const distinctPair = z.object({ ...stamps, firstCreatorId: id, secondCreatorId: id, decidedById: id });
export type DistinctPair = z.output<typeof distinctPair>;

/** An internal resource that is not listed in resources.ts, so that no route exposes it. */
export const distinctCreators = { name: 'distinct_creators', schema: distinctPair } as const;

/**
 * An internal resource that is not listed in resources.ts, so that no route exposes it. The back office reads
 * merges together with possible duplicates.
 */
export const merges = { name: 'merges', schema: merge } as const;
