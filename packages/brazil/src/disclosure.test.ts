import { describe, expect, it } from 'vitest';
import { findDisclosure } from './index';

describe('the ad disclosure in a caption', () => {
  it.each([
    ['#publi com a Aurora', '#publi', 0, true],
    ['Olá! #Publicidade ✨', '#Publicidade', 5, true],
    ['😀😀 #PUBLI', '#PUBLI', 3, true],
    ['(#publi)', '#publi', 1, true],
    [`${'x'.repeat(118)} #publi`, '#publi', 119, true],
    [`${'x'.repeat(119)} #publi`, '#publi', 120, false],
    [`${'😀'.repeat(118)} #publi`, '#publi', 119, true],
    [`${'x'.repeat(300)} #publi #publicidade`, '#publi', 301, false],
  ])('is found in “%s”', (caption, mark, at, atFirstView) => {
    expect(findDisclosure(caption)).toEqual({ mark, at, atFirstView });
  });
  it.each(['', 'publi', '#publicação', '#publis', '#publi_2', 'foto#publi', '# publi', '#ad'])(
    'is not found in %j',
    (caption) => expect(findDisclosure(caption)).toBeUndefined(),
  );
});
