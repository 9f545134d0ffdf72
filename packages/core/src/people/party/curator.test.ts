import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, codeOf, curatorCode, shownCode, typedCode } from './curator';

describe('a curator’s code', () => {
  it.each([
    ['K7QM2XHD', 'K7QM2XHD'],
    [' k7qm-2xhd ', 'K7QM2XHD'],
    ['K7QM 2XHD', 'K7QM2XHD'],
    ['oil00000', '01100000'],
    ['', ''],
    [' - ', ''],
  ])('typed as "%s" is read as %s', (typed, code) => expect(typedCode.parse(typed)).toBe(code));

  it('is refused if it is too long', () => {
    expect(typedCode.safeParse('K'.repeat(41)).error?.issues[0]?.message).toBe('too_long');
  });

  it('generated from random bytes can be stored and is read back as displayed', () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), {
      minLength: CODE_LENGTH,
      maxLength: CODE_LENGTH,
    });
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeOf(random.map((byte) => byte.toString(16).padStart(2, '0')).join(''));
        expect(curatorCode.shape.code.safeParse(code).success).toBe(true);
        expect(typedCode.parse(shownCode(code).toLowerCase())).toBe(code);
      }),
    );
  });
});
