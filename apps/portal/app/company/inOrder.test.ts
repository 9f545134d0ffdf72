import { expect, it } from 'vitest';
import { inOrder } from './inOrder';

it('sorts rows by the time of creation, regardless of their end dates', () => {
  const created = (id: number, createdAt: string, endsOn: string) => ({ id, createdAt, endsOn });
  const rows = [
    created(1, '2026-11-01T12:00:00.000Z', '2027-06-30'),
    created(2, '2026-11-20T12:00:00.000Z', '2026-11-30'),
    created(3, '2026-11-10T12:00:00.000Z', '2026-12-31'),
    created(4, '2026-11-10T12:00:00.000Z', '2026-12-01'),
  ];
  expect(inOrder(rows, false).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
  expect(inOrder(rows, true).map(({ id }) => id)).toEqual([1, 3, 4, 2]);
});
