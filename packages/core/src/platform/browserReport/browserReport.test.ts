import { describe, expect, it } from 'vitest';
import { type ErrorReport, errorReport, errorReporter } from '.';

const failed = (stack: string, name = 'TypeError') =>
  Object.assign(new Error('Ana Souza, 529.982.247-25'), { stack, name });

const chrome = `TypeError: x is not a function
    at f (https://elenco.example/assets/Finance-CixNxKMI.js:1:2040)
    at g (https://elenco.example/assets/root-B1.js:3:7)`;
const firefox = 'f@https://elenco.example/dashboard/admin/assets/charges-B-2.js:12:8\n';

describe('the report of a browser error', () => {
  it.each([
    [chrome, { name: 'TypeError', at: 'Finance-CixNxKMI.js:1:2040' }],
    [firefox, { name: 'TypeError', at: 'charges-B-2.js:12:8' }],
  ])('contains the class of the error and the first position in our scripts', (stack, report) => {
    expect(errorReport(failed(stack))).toEqual(report);
  });

  it.each([failed('at f (chrome-extension://abc/content.js:1:1)'), failed(''), 'Ana Souza', null])(
    'is null for %j, which our scripts did not throw',
    (error) => {
      expect(errorReport(error)).toBeNull();
    },
  );

  it('replaces an error name that is not a class name', () => {
    expect(errorReport(failed(chrome, 'Ana Souza'))?.name).toBe('Error');
  });
});

it('sends one error report per position in the scripts, and at most five per page load', () => {
  const sent: ErrorReport[] = [];
  const report = errorReporter((one) => sent.push(one));
  for (const line of [1, 1, 2, 3, 4, 5, 6]) report(failed(`at f (/assets/a.js:${line}:1)`));
  expect(sent.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5].map((line) => `a.js:${line}:1`));
});
