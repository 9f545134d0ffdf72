import { describe, expect, it } from 'vitest';
import { commandRoutes } from './commands';
import { moveRoutes } from './moves';
import { describe as documentOf } from './openapi';
import { served } from './served';

const routes = [...commandRoutes, ...served.flatMap(moveRoutes)];
const bodies = Object.entries(documentOf(routes).paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ requestBody }) => ({ path, text: JSON.stringify(requestBody ?? null) })),
);

describe('the OpenAPI document', () => {
  it.each(['ip', 'userAgent', 'payer'])(
    'contains no input %s, since only the server sets its value',
    (field) => {
      expect(bodies.filter(({ text }) => text.includes(`"${field}":`)).map(({ path }) => path)).toEqual([]);
    },
  );
});
