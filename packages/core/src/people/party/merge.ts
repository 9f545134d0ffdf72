import { z } from 'zod';
import { dash, erased, impersonal } from '../erasure';
import { id, instant, paragraph, stamps } from './fields';

/** Fields of profile and account that can be taken over from the merged account. */
export const takenOfCreator = ['name', 'bio', 'mainSkill', 'tags', 'categories', 'city', 'state'] as const;
export const takenOfPrices = ['priceCents', 'prices', 'experience', 'links', 'presences'] as const;
export const takenOfUser = ['phone', 'whatsapp', 'cpf', 'address'] as const;
export const takeable = z.enum([...takenOfCreator, ...takenOfPrices, ...takenOfUser]);

const values = z.record(z.string(), z.unknown());

/** Two accounts of one person merged into one: the moved rows and the previous values. */
export const merge = z.object({
  ...stamps,
  keptCreatorId: id,
  mergedCreatorId: id,
  keptUserId: id,
  mergedUserId: id,
  mergedById: id,
  reason: erased(paragraph(300), dash, 'person'),
  /** Time until which it can be undone. */
  undoUntil: instant,
  undoneAt: instant.nullable(),
  undoneById: id.nullable(),
  /** Ids of the moved rows, by `table.column`. */
  moved: impersonal(z.record(z.string(), z.array(id))),
  /** Previous values of the changed fields, of the kept and of the merged account. */
  before: erased(
    z.object({ creator: values, user: values, merged: values }),
    '{"creator": {}, "user": {}, "merged": {}}',
    'person',
  ),
});
export type Merge = z.output<typeof merge>;

/** In no registry, so that no route exposes it: the back office reads merges together with merge candidates. */
export const merges = { name: 'merges', schema: merge } as const;
