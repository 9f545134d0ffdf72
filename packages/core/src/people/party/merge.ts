import { z } from 'zod';
import { dash, erased, impersonal } from '../erasure';
import { id, instant, paragraph, stamps } from './fields';

/** Fields of a profile and of an account that can be taken over from the account that goes. */
export const takenOfCreator = ['name', 'bio', 'mainSkill', 'tags', 'categories', 'city', 'state'] as const;
export const takenOfPrices = ['priceCents', 'prices', 'experience', 'links', 'presences'] as const;
export const takenOfUser = ['phone', 'whatsapp', 'cpf', 'address'] as const;
export const takeable = z.enum([...takenOfCreator, ...takenOfPrices, ...takenOfUser]);

const values = z.record(z.string(), z.unknown());

/** Two accounts of one person that became one: what went over, and how everything stood before. */
export const merge = z.object({
  ...stamps,
  keptCreatorId: id,
  mergedCreatorId: id,
  keptUserId: id,
  mergedUserId: id,
  mergedById: id,
  reason: erased(paragraph(300), dash, 'person'),
  /** Until when it can be undone. */
  undoUntil: instant,
  undoneAt: instant.nullable(),
  undoneById: id.nullable(),
  /** Ids of the rows that went over, by `table.column`. */
  moved: impersonal(z.record(z.string(), z.array(id))),
  /** What stood in the fields that were changed: of the account that stays and of the one that goes. */
  before: erased(
    z.object({ creator: values, user: values, merged: values }),
    '{"creator": {}, "user": {}, "merged": {}}',
    'person',
  ),
});
export type Merge = z.output<typeof merge>;

/** In no registry, so that no address leads to it: the office asks for them together with those that are likely. */
export const merges = { name: 'merges', schema: merge } as const;
