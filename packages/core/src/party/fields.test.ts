import { expect, it } from 'vitest';
import { line, lineOrEmpty, paragraph } from './fields';

const codes = (schema: ReturnType<typeof line>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each(['\n', '\r\n', '\t', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029'])(
  'a field of one line takes no %j, one of several lines does',
  (broken) => {
    const value = `Ana${broken}Lima`;
    expect(codes(line(80), value)).toEqual(['one_line']);
    expect(codes(lineOrEmpty(80), value)).toEqual(['one_line']);
    expect(codes(paragraph(80), value)).toEqual([]);
  },
);

it('outer breaks never count, and only what may be empty is', () => {
  expect(line(80).parse(' Ana Lima\n')).toBe('Ana Lima');
  expect(codes(line(80), ' \n')).toEqual(['required']);
  expect(codes(paragraph(80), ' \n')).toEqual(['required']);
  expect(lineOrEmpty(80).parse('\n')).toBe('');
});
