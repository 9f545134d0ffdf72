import { expect, it } from 'vitest';
import { aSettlement } from '../testing';
import { noticeWords, sumOf } from './sums';

const kept = { amountCents: 123_456, currency: 'USD', dueOn: '2026-12-07' };

it('says a sum and its day as the reader writes them', () => {
  expect(noticeWords(kept, 'pt')).toMatchObject({
    amount: 'US$\u00a01.234,56',
    day: '7 de dezembro de 2026',
  });
  expect(noticeWords(kept, 'en')).toMatchObject({ amount: '$1,234.56', day: 'December 7, 2026' });
});

it('says what of a refund the bank of a card had taken already, and nothing where it took none', () => {
  const row = aSettlement({ refundCents: 300_000, setOffCents: 250_000 });
  const sum = sumOf('settlements', row);
  expect(noticeWords({ ...sum }, 'en')).toMatchObject({
    amount: 'R$3,000.00',
    setOff: 'R$2,500.00',
    context: 'setOff',
  });
  expect(sumOf('settlements', aSettlement())).toEqual({ amountCents: 300_000, currency: 'BRL' });
});

it('leaves no gap where an older notice kept neither', () => {
  expect(noticeWords({ title: 'Sérum' }, 'pt')).toEqual({ title: 'Sérum', amount: '–', day: '–' });
});
