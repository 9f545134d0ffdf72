import { expect, it } from 'vitest';
import { parseQuestion } from './question.server';

const asked = (query: string) => parseQuestion(new URLSearchParams(query));

it('calculates an example price for a query string without input', () => {
  expect(asked('').question).toEqual({
    channel: 'instagram',
    format: 'reels',
    followers: 50_000,
    engagementBp: 400,
    quantity: 1,
    rights: 'organic',
    exclusivity: 'none',
  });
});

it.each([
  ['followers=48.000&engagement=4,5', 48_000, 450],
  ['followers=48000&engagement=4.5', 48_000, 450],
  ['followers=48,000&engagement=4.5%25', 48_000, 450],
  ['followers=1 200 000&engagement=20%25', 1_200_000, 2_000],
])('reads the price calculator’s input from the query %s', (query, followers, engagementBp) => {
  expect(asked(query).question).toMatchObject({ followers, engagementBp });
});

it.each([
  ['followers=abc', { followers: { code: 'not_whole_number' } }],
  ['followers=48.5', { followers: { code: 'not_whole_number' } }],
  ['engagement=alto', { engagement: { code: 'not_a_number' } }],
  ['followers=12', { followers: { code: 'under_limit', params: { limit: 1_000 } } }],
  ['engagement=1', { engagement: { code: 'too_small' } }],
  ['engagement=21', { engagement: { code: 'too_big' } }],
  ['quantity=0', { quantity: { code: 'at_least_one' } }],
  ['channel=spotify', { format: { code: 'format_not_on_channel' } }],
])('rejects the query %s at the field of the price calculator, and keeps the input', (query, errors) => {
  const found = asked(query);
  expect(found.errors).toEqual(errors);
  expect(found.question).toBeNull();
  const [name, value] = query.split('=') as ['followers', string];
  expect(found.typed[name]).toBe(value);
});

it('limits the length of numbers and rejects unknown values in the price calculator', () => {
  expect(asked(`followers=${'9'.repeat(400)}`).typed.followers).toHaveLength(20);
  expect(asked('channel=__proto__&rights=all').errors).toMatchObject({
    channel: { code: expect.any(String) },
    rights: { code: expect.any(String) },
  });
});
