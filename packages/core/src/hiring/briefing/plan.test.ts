import { expect, it } from 'vitest';
import { backwardsPlan, type PlanFacts } from './plan';

const terms = { shortlistDays: 2, answerDays: 3, slipDays: 35, payoutDays: 30 };
const facts: PlanFacts = {
  startsOn: null,
  publishesOn: '2027-02-11',
  endsOn: null,
  rounds: 1,
  roundDays: 2,
  script: false,
};
const plan = (given: Partial<PlanFacts> = {}, today = '2026-11-23') =>
  Object.fromEntries(backwardsPlan({ ...facts, ...given }, terms, today).map(({ code, on }) => [code, on]));

it.each<[string, Partial<PlanFacts>, object]>([
  // Carnival: banks are closed on 8 and 9 February 2027.
  [
    'skips Carnival',
    {},
    {
      brief: '2027-01-15',
      draft: '2027-02-02',
      approval: '2027-02-10',
      publication: '2027-02-11',
      // The payment is due 35 days after 26 January, the last day to sign.
      payment: '2027-03-02',
      invoice: '2027-02-11',
      money: '2027-03-15',
    },
  ],
  ['leaves time to approve a script', { script: true }, { script: '2027-01-26', brief: '2027-01-13' }],
  [
    'reviews the draft once if there are no rounds of changes',
    { rounds: 0 },
    { draft: '2027-02-04', approval: '2027-02-10' },
  ],
  [
    'keeps a publication on a holiday, and moves its invoice to a bank day',
    { publishesOn: '2026-12-25' },
    { approval: '2026-12-24', publication: '2026-12-25', invoice: '2026-12-28' },
  ],
  [
    'sends the brief no later than the start of the project',
    { startsOn: '2027-01-05' },
    { brief: '2027-01-05' },
  ],
  [
    'moves a start at the weekend to the bank day before it',
    { startsOn: '2027-01-10' },
    { brief: '2027-01-08' },
  ],
  ['ignores a start that leaves more time', { startsOn: '2027-02-01' }, { brief: '2027-01-15' }],
  ['moves the invoice to the end of the project', { endsOn: '2027-02-27' }, { invoice: '2027-03-01' }],
])('plans the days of a project backward from publication: %s', (_, given, expected) => {
  expect(plan(given)).toMatchObject(expected);
});

it('sorts the brand’s payment by date among the other steps of a project’s plan', () => {
  const days = backwardsPlan(facts, { ...terms, slipDays: 10 }, '2026-11-23');
  expect(days.map(({ code }) => code)).toEqual([
    'brief',
    'draft',
    'payment',
    'approval',
    'publication',
    'invoice',
    'money',
  ]);
});

it('marks the steps of a project’s plan as late once their day has passed', () => {
  const late = backwardsPlan(facts, terms, '2027-02-02').filter((one) => one.late);
  expect(late.map(({ code }) => code)).toEqual(['brief']);
});
