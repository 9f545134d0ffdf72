import { exampleSource, figuresOf, wideMedians } from '@elenco/core/hiring';
import { expect, it } from 'vitest';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { costEachText, headlineOf, reportWords, sentenceOf } from './words';

const t = i18nOf('en').getFixedT<['report', 'options']>('en', ['report', 'options']);
const figures = {
  ...figuresOf(exampleSource('2026-11-20'), { base: ['fees', 'service'] }),
  amendmentsCents: 0,
};
const words = reportWords(t, formats('en'), figures);
const wide = wideMedians(figures);

it('shows the median of the posts in a report’s headline if the range of a metric is too wide', () => {
  const posts = wide.reach?.posts ?? 0;
  expect(posts).toBeGreaterThan(3);
  const [reach, cost] = headlineOf(words, figures, wide, true);
  expect(reach).toMatchObject({ label: 'Reach per post', under: `median of ${posts} posts` });
  expect(cost).toMatchObject({
    label: 'Cost per thousand reached, median',
    under: `median of ${posts} posts`,
  });
  for (const one of [reach, cost]) expect(one?.value).not.toContain('–');
  const boosted = headlineOf(words, { ...figures, boostCents: 1_000 }, wide, true)[1];
  expect(boosted?.under).toBe(`median of ${posts} posts, without boosting`);
});

it('states a wide range and its reason in the sentence below a report’s headline', () => {
  const sentence = sentenceOf(words, figures, wide, true);
  expect(sentence).toContain('The range is wide because');
  expect(sentence).toContain('a thousand people reached cost from R$');
  expect(sentence).toContain(`the median of the posts is ${words.price(wide.cpReached?.value ?? 0)}`);
  expect(sentenceOf(words, figures, wide, false)).not.toContain('people reached cost');
});

it('puts the headline’s median before a wide range in the table of costs', () => {
  const { total } = figures;
  const median = words.price(wide.cpReached?.value ?? 0);
  const reach = costEachText(words, { price: 'cpReached' }, total, wide);
  expect(reach).toMatch(/^median R\$[\d.,]+, R\$[\d.,]+ to R\$[\d.,]+$/);
  expect(reach).toContain(median);
  expect(costEachText(words, { price: 'cpReached' }, total, {})).toBe(words.value('cpReached', total));
  expect(costEachText(words, { price: 'cpm' }, total, wide)).toBe(words.value('cpm', total));
  expect(costEachText(words, { price: null }, total, wide)).toBe('–');
});

it('shows a metric with a narrow range unchanged in a report’s headline', () => {
  const [reach] = headlineOf(words, figures, {}, true);
  expect(reach).toMatchObject({ label: 'Reach', value: words.value('reach', figures.total) });
  expect(sentenceOf(words, figures, {}, true)).not.toContain('The range is wide');
});

it('states in the sentence below a report’s headline the amendments that the cost does not include', () => {
  expect(sentenceOf(words, figures, {}, true)).not.toContain('renewals');
  const renewed = { ...figures, amendmentsCents: 177_500 };
  expect(sentenceOf(words, renewed, {}, true)).toContain(', without R$1,775.00 of renewals.');
  expect(sentenceOf(words, renewed, {}, false)).not.toContain('renewals');
});
