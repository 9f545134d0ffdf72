import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expect, it } from 'vitest';
import { bound } from './bound';

const named = (em: SqlEntityManager) => (em as unknown as { name: string }).name;

it('passes a new entity manager to each call of a bound function', () => {
  let forks = 0;
  const view = () => ({ name: `fork ${++forks}` }) as unknown as SqlEntityManager;
  const area = bound(view, {
    most: 25,
    greet: (em: SqlEntityManager, who: string, times = 1) => `${named(em)}: ${who} ${times}`,
    names: (em: SqlEntityManager) => named(em),
  });
  expect([area.greet('Ana'), area.greet('Bia', 2), area.names()]).toEqual([
    'fork 1: Ana 1',
    'fork 2: Bia 2',
    'fork 3',
  ]);
  expect(area).not.toHaveProperty('most');
});
