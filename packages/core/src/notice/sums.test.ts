import { expect, it } from 'vitest';
import { noticeWords } from './sums';

const kept = { amountCents: 123_456, currency: 'USD', dueOn: '2026-12-07' };

it('says a sum and its day as the reader writes them', () => {
  expect(noticeWords(kept, 'pt')).toMatchObject({
    amount: 'US$\u00a01.234,56',
    day: '7 de dezembro de 2026',
  });
  expect(noticeWords(kept, 'en')).toMatchObject({ amount: '$1,234.56', day: 'December 7, 2026' });
});

it('leaves no gap where an older notice kept neither', () => {
  expect(noticeWords({ title: 'Sérum' }, 'pt')).toEqual({ title: 'Sérum', amount: '–', day: '–' });
});
