import { expect, it } from 'vitest';
import { email, line, lineOrEmpty, paragraph, webLink } from './fields';

const codes = (schema: ReturnType<typeof line>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each(['\n', '\r\n', '\t', '\u0000', '\u001b', '\u0085', '\u2028', '\u2029'])(
  'rejects %j in a single-line field and accepts it in a multi-line one',
  (broken) => {
    const value = `Ana${broken}Lima`;
    expect(codes(line(80), value)).toEqual(['one_line']);
    expect(codes(lineOrEmpty(80), value)).toEqual(['one_line']);
    expect(codes(paragraph(80), value)).toEqual([]);
  },
);

it('removes bidirectional control characters from a single-line field', () => {
  expect(line(8).parse('\u202aAna\u202c \u2066Li\u200fma\u2069')).toBe('Ana Lima');
  expect(codes(line(80), '\u202e\u2069')).toEqual(['required']);
});

it.each([
  [' Ana@Café.com.br ', 'ana@xn--caf-dma.com.br'],
  ['ana@xn--caf-dma.com.br', 'ana@xn--caf-dma.com.br'],
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
])('stores the e-mail address %s as %s', (given, kept) => expect(email.parse(given)).toBe(kept));

it.each(['ana@café/x.com', 'ana@b@café.com', 'joão@café.com.br', 'ana@café'])(
  'rejects %s as an e-mail address',
  (given) => expect(email.safeParse(given).error?.issues[0]?.message).toBe('invalid_email'),
);

it('ignores line breaks at both ends of a field, and rejects an empty required field', () => {
  expect(line(80).parse(' Ana Lima\n')).toBe('Ana Lima');
  expect(codes(line(80), ' \n')).toEqual(['required']);
  expect(codes(paragraph(80), ' \n')).toEqual(['required']);
  expect(lineOrEmpty(80).parse('\n')).toBe('');
});

it.each([
  [' example.com/work ', 'https://example.com/work'],
  ['café.com.br', 'https://café.com.br'],
  ['http://example.com', 'http://example.com'],
])('stores the link %j as %s', (typed, kept) => expect(webLink.parse(typed)).toBe(kept));

it.each(['javascript:alert(1)', 'ana@example.com', 'work', ''])('rejects %j as a link', (typed) =>
  expect(webLink.safeParse(typed).error?.issues[0]?.message).toBe('invalid_link'),
);
