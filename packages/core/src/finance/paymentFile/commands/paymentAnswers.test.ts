import { expect, it } from 'vitest';
import { answerOutcome } from '../paymentFile';
import { effectOfAnswer } from './paymentAnswers';

it('maps each outcome of a bank’s answer about a payment to its effect', () => {
  const effects = ['known', ...answerOutcome.options].map((one) => [one, effectOfAnswer(one as 'known')]);
  expect(Object.fromEntries(effects)).toEqual({
    known: 'known',
    repeated: 'known',
    made: 'done',
    scheduled: 'done',
    failed: 'done',
    unknown: 'open',
    unclear: 'open',
    amount_differs: 'open',
    not_on_its_way: 'open',
    other_month: 'warned',
    returned: 'open',
  });
});
