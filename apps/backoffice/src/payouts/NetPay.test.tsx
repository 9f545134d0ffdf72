import { aPayout } from '@elenco/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NetPay } from './NetPay';

it.each([
  ['waiting_invoice', '–'],
  ['processing', '1,234.56'],
] as const)('shows the net amount of a payout that is %s as %s', (status, text) => {
  const payout = aPayout({ status, netCents: 123_456 });
  expect(renderToStaticMarkup(<NetPay payout={payout} />)).toContain(text);
  expect(renderToStaticMarkup(<NetPay payout={payout} />).includes('1,234.56')).toBe(status === 'processing');
});
