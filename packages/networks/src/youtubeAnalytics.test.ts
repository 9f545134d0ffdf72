import { audience } from '@elenco/core/people';
import { expect, it } from 'vitest';
import { report, viewersIn, viewingIn } from './youtubeAnalytics';

const table = (names: string[], ...rows: (string | number)[][]) =>
  report.parse({ columnHeaders: names.map((name) => ({ name })), rows });

it('adds up YouTube viewers by age and gender, and views by country', () => {
  const read = viewersIn(
    table(
      ['ageGroup', 'gender', 'viewerPercentage'],
      ['age13-17', 'female', 5],
      ['age18-24', 'female', 30.26],
      ['age18-24', 'male', 20],
      ['age65-', 'male', 40],
      ['age25-34', 'user_specified', 4.74],
    ),
    table(['country', 'views'], ['PT', 100], ['BR', 850], ['ZZ', 50]),
  );
  expect(read).toEqual({
    genders: { female: 35.3, male: 60 },
    ages: { '18-24': 50.3, '25-34': 4.7, '65-': 40 },
    countries: { BR: 85, PT: 10 },
  });
  expect(audience.parse(read)).toEqual(read);
});

it('returns neither audience nor views if YouTube withholds them', () => {
  const none = report.parse({ columnHeaders: [{ name: 'ageGroup' }] });
  expect(viewersIn(none, none)).toBeUndefined();
  expect(viewingIn(none)).toBeUndefined();
});

it('reads YouTube’s views by column name and ignores unknown columns', () => {
  const rows = table(['averageViewDuration', 'views'], [187.4, 91_000]);
  expect(viewingIn(rows)).toEqual({ recentViews: 91_000, engagedViews: null, averageViewSeconds: 187 });
});
