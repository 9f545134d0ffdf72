import { expect, it } from 'vitest';
import { headlineSize } from './report';

const widthOf = (text: string, size: number) => text.length * size * 0.5;

it('shrinks all headline metrics on a report’s cover until the longest one fits on one line', () => {
  expect(headlineSize(['1,2 mi', 'R$ 95,32'], 178, widthOf)).toBe(22);
  expect(headlineSize(['1,2 mi', 'R$ 95,32 – R$ 786,40'], 178, widthOf)).toBe(17);
});

it('shrinks headline metrics on a report’s cover no further than the size at which two lines fit', () => {
  expect(headlineSize(['R$ 95.000,32 – R$ 786.000,40 (20 de 24)'], 178, widthOf)).toBe(12);
});
