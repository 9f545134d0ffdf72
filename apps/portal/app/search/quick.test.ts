import { expect, it } from 'vitest';
import { searchPath } from './paths';
import { sameButQuick, withoutQuick } from './quick';

const at = (search: string) => new URL(`https://elenco.example${searchPath}${search}`);

it('removes only the creator’s quick view from the URL of a search', () => {
  expect(withoutQuick('?skill=skincare&quick=x17&as=cards')).toBe('skill=skincare&as=cards');
  expect(withoutQuick('')).toBe('');
});

it.each([
  ['opened', '?skill=skincare', '?skill=skincare&quick=21', true],
  ['moved', '?quick=21', '?quick=x17', true],
  ['closed', '?quick=21', '', true],
  ['closed by other filters', '?skill=skincare&quick=21', '?skill=beauty', false],
  ['unchanged', '?quick=21', '?quick=21', false],
])('detects whether only the quick view of a search has changed: %s', (_, one, other, same) => {
  expect(sameButQuick(at(one), at(other))).toBe(same);
});
