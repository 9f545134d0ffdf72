import { expect, it } from 'vitest';
import { email, line, lineOrEmpty, paragraph } from './fields';

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

it('marks that turn a text around are left out of a line', () => {
  expect(line(8).parse('\u202aAna\u202c \u2066Li\u200fma\u2069')).toBe('Ana Lima');
  expect(codes(line(80), '\u202e\u2069')).toEqual(['required']);
});

it.each([
  [' Ana@Café.com.br ', 'ana@xn--caf-dma.com.br'],
  ['ana@xn--caf-dma.com.br', 'ana@xn--caf-dma.com.br'],
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
])('the e-mail address %s is kept as %s', (given, kept) => expect(email.parse(given)).toBe(kept));

it.each(['ana@café/x.com', 'ana@b@café.com', 'joão@café.com.br', 'ana@café'])(
  '%s is no e-mail address',
  (given) => expect(email.safeParse(given).error?.issues[0]?.message).toBe('invalid_email'),
);

it('outer breaks never count, and only what may be empty is', () => {
  expect(line(80).parse(' Ana Lima\n')).toBe('Ana Lima');
  expect(codes(line(80), ' \n')).toEqual(['required']);
  expect(codes(paragraph(80), ' \n')).toEqual(['required']);
  expect(lineOrEmpty(80).parse('\n')).toBe('');
});
