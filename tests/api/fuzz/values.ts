import fc from 'fast-check';
import type { Chance } from '../../support/chance';

/** A JSON Schema of the OpenAPI document. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Edge cases, almost valid values, and values of the wrong type. */
const edgeCases = fc.oneof(
  fc.constantFrom(0, 1, -1, 31, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e300, 0.5),
  fc.constantFrom(
    '',
    'draft',
    '2026-11-21',
    '0000-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-11-21T12:00:00.000Z',
  ),
  fc.constantFrom(
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    "'; drop table users; --",
    '%',
    '\\',
  ),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '__proto__',
    'x'.repeat(5_000),
    '<img src=x onerror=alert(1)>',
    '۱۲',
    '𝟙',
  ),
  fc.constantFrom('pending', 'instagram', 'skincare', 'company', 'BRL', 'fee_bp', true, false, null),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Sampled once, since generating a value for each request would take longer than the request. */
export const oddValues: readonly unknown[] = fc.sample(edgeCases, { numRuns: 3_000, seed: 20_261_121 });

const texts: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-21', '2027-01-31', '2026-12-01'],
  'date-time': ['2026-11-21T12:00:00.000Z', '2027-01-31T00:00:00.000Z'],
  email: ['ana@aurora.example', 'nobody@story.example'],
  uri: ['https://www.instagram.com/story'],
};
const words = [
  'Verão',
  'a',
  'Pix',
  '11222333000181',
  '52998224725',
  '+5511987654321',
  '01310-100',
  'ana.com.br',
];

/** Returns a value that the schema allows. Patterns are only approximated. */
export function validValue(schema: Schema, chance: Chance, refs: Readonly<Record<string, Schema>>): unknown {
  if (schema.$ref) return validValue(refs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, chance, refs);
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.of(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(chance.of(choices), chance, refs);
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return chance.happens(0.5);
    case 'integer':
    case 'number':
      return numberIn(schema, chance);
    case 'string':
      return textIn(schema, chance);
    case 'array': {
      const count = Math.max(schema.minItems ?? 0, chance.below(Math.min(schema.maxItems ?? 3, 3) + 1));
      return Array.from({ length: count }, () => validValue(schema.items ?? {}, chance, refs));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.happens(0.5))
          .map(([name, inner]) => [name, validValue(inner, chance, refs)]),
      );
    default:
      return chance.of(oddValues);
  }
}

/** Returns a number in the range. Prefers ids of existing rows, since most numbers are ids. */
function numberIn({ minimum = 0, maximum = 1_000_000 }: Schema, chance: Chance): number {
  const near = [21, 31, 41, 51, 61, 71, 1, 100, 25_000].filter((one) => one >= minimum && one <= maximum);
  const edges = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  return chance.of(chance.happens(0.8) && near.length > 0 ? near : edges);
}

function textIn({ format, minLength = 0, maxLength = 200 }: Schema, chance: Chance): string {
  const known = texts[format ?? ''];
  if (known) return chance.of(known);
  return chance.of(words).padEnd(minLength, 'x').slice(0, maxLength);
}

/** Returns a copy of the value in which one or two properties are missing, unusual, or of the wrong type. */
export function corruptedValue(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || chance.happens(0.05))
    return chance.of(oddValues);
  const whole = { ...(value as Record<string, unknown>) };
  const names = Object.keys(whole);
  for (let times = 1 + chance.below(2); times > 0; times -= 1) {
    const name = chance.of(
      names.length > 0 && chance.happens(0.8) ? names : ['id', 'status', 'version', '__proto__', 'x'],
    );
    if (chance.happens(0.2)) delete whole[name];
    else
      Object.defineProperty(whole, name, {
        value: chance.of(oddValues),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return whole;
}
