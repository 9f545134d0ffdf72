import { audience } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { audienceIn, demographics } from './metaAudience';

const answer = (...results: readonly (readonly [string, number])[]) =>
  demographics.parse({
    data: [
      {
        name: 'follower_demographics',
        total_value: {
          breakdowns: [{ results: results.map(([name, value]) => ({ dimension_values: [name], value })) }],
        },
      },
    ],
  });

it('converts the audience counts of Instagram to percentages under Elenco’s own keys', () => {
  const read = audienceIn([
    answer(['13-17', 10], ['25-34', 60], ['65+', 30]),
    answer(['F', 640], ['M', 340], ['U', 20]),
    answer(['BR', 900], ['PT', 100]),
    answer(['São Paulo, São Paulo (state)', 300], ['Recife, Pernambuco', 100]),
  ]);
  expect(read).toEqual({
    genders: { female: 64, male: 34 },
    ages: { '25-34': 60, '65-': 30 },
    countries: { BR: 90, PT: 10 },
    cities: { 'São Paulo': 75, Recife: 25 },
    sample: 1_000,
  });
  expect(audience.parse(read)).toEqual(read);
});

it('returns no audience if Instagram has no data, as it does for small accounts', () => {
  const none = demographics.parse({ data: [] });
  expect(audienceIn([none, none, none, none])).toBeUndefined();
});
