import { expect, it } from 'vitest';
import { lettersOf } from './pieces';

it('explains each letter of the squad’s calendar once, with all formats that it abbreviates', () => {
  const pieces = (['stories', 'reels', 'video', 'reels', 'carousel'] as const).map((format) => ({ format }));
  const names = { stories: 'Stories', reels: 'Reels', video: 'Reprise', carousel: 'Carrossel' } as Record<
    string,
    string
  >;
  expect(lettersOf(pieces, (format) => names[format] ?? '')).toEqual([
    ['C', 'Carrossel'],
    ['R', 'Reels / Reprise'],
    ['S', 'Stories'],
  ]);
});
