import { expect, it } from 'vitest';
import type { z } from 'zod';
import { declarations } from './operations';
import { treatmentOf } from './people';
import { resources } from './resources';

it.each(Object.values(resources).map(({ name, schema }) => [name, schema.shape] as const))(
  'declares the effect of an erasure on every field of %s',
  (name, shape) => {
    const fields = Object.entries<z.ZodType>(shape);
    expect(fields.filter(([, type]) => !treatmentOf(type)).map(([field]) => field)).toEqual([]);
    expect(declarations).toHaveProperty([name.replaceAll('-', '_')]);
  },
);
