import { expect, it } from 'vitest';
import { compareAt, inviteAt, searchAt, searchIn, searchPath } from './paths';

const at = (path: string) => new URL(path, 'https://elenco.example');

it('links back from a comparison or invitation to the search with its filters', () => {
  const from = searchIn(at(`${searchPath}?skill=skincare&channel=tiktok`));
  for (const there of [compareAt(['c1', 'c2'], from), inviteAt(['c1'], from)]) {
    expect(at(there).searchParams.getAll('who')).toContain('c1');
    expect(searchAt(searchIn(at(there)))).toBe(`${searchPath}?skill=skincare&channel=tiktok`);
  }
});

it('links to the unfiltered search from a page that was not opened from a search', () => {
  expect(searchAt(searchIn(at(compareAt(['c1', 'c2']))))).toBe(searchPath);
  expect(searchIn(at(`${searchPath}/list/7?sort=name`))).toBe('');
});
