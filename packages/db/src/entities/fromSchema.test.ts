import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entityFor } from './fromSchema';

const text = z.string().trim().min(1);
const schema = z.object({
  id: z.int(),
  version: z.int(),
  name: text,
  kind: z.enum(['a', 'b']),
  reason: z.union([z.literal(''), text]),
  places: z.int(),
  share: z.number(),
  priceCents: z.int(),
  open: z.boolean(),
  startsOn: z.iso.date(),
  sentAt: z.iso.datetime(),
  tags: z.array(text),
  chosen: z.array(z.int()),
  lines: z.array(z.object({ text })),
  terms: z.object({ text }),
  note: text.nullable(),
  endsOn: z.iso.date().nullable(),
  rank: z.int(),
  links: z.array(text),
  views: z.int().nullable(),
});
const entity = entityFor({
  name: 'two-words',
  schema,
  columns: { rank: 'smallint', links: 'jsonb', views: 'bigint' },
});
const { properties } = entity.meta;

describe('an entity made from a schema', () => {
  it('has the class name and the table name of its resource', () => {
    expect([entity.meta.className, entity.meta.tableName]).toEqual(['TwoWords', 'two_words']);
  });

  it.each<[keyof z.output<typeof schema>, string]>([
    ['name', 'TextType'],
    ['kind', 'TextType'],
    ['reason', 'TextType'],
    ['places', 'IntegerType'],
    ['share', 'DoubleType'],
    ['priceCents', 'CentsType'],
    ['open', 'BooleanType'],
    ['startsOn', 'DateType'],
    ['sentAt', 'InstantType'],
    ['tags', 'ArrayType'],
    ['chosen', 'JsonType'],
    ['lines', 'JsonType'],
    ['terms', 'JsonType'],
    ['note', 'TextType'],
    ['endsOn', 'DateType'],
    ['rank', 'SmallIntType'],
    ['links', 'JsonType'],
    ['views', 'CentsType'],
  ])('maps the schema’s field %s to the column type %s', (field, type) => {
    const given = properties[field]?.type as unknown;
    expect(typeof given === 'function' ? given.name : (given as object).constructor.name).toBe(type);
  });

  it('has nullable columns exactly for the nullable fields of the schema', () => {
    const nullable = Object.entries(properties).filter(([, property]) => property.nullable);
    expect(nullable.map(([field]) => field)).toEqual(['note', 'endsOn', 'views']);
  });

  it('has a primary key and a version', () => {
    expect([properties.id?.primary, properties.version?.version]).toEqual([true, true]);
  });
});
