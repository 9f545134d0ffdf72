import { parseMoney } from '@elenco/core/kit';
import { I18nContext, type I18nProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useWords, type Words, wordsIn } from './words';

const echo = (key: string) => key;

it.each([
  ['pt', 'BR', 'Brasil'],
  ['en', 'BR', 'Brazil'],
  ['pt', 'DE', 'Alemanha'],
  ['pt', 'Brasil', 'Brasil'],
])('uses the language %s for the name of the country %s: %s', (locale, code, name) => {
  expect(wordsIn(echo, locale).country(code)).toBe(name);
});

it.each([
  ['pt', 150_050, '1.500,50'],
  ['pt', 37_037, '370,37'],
  ['en', 150_050, '1,500.50'],
])('formats an amount for an input so that it can be parsed back: %s, %i cents', (locale, cents, text) => {
  const words = wordsIn(echo, locale);
  expect(words.amount(cents)).toBe(text);
  expect(parseMoney(text, words.tag)).toBe(cents);
});

it('creates the formatters of a language only once for all cells of a table', () => {
  const provider: I18nProvider = {
    translate: echo,
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'pt',
  };
  const seen: Words[] = [];
  const Cell = () => {
    seen.push(useWords());
    return null;
  };
  const table = (
    <I18nContext.Provider value={provider}>
      <Cell />
      <Cell />
    </I18nContext.Provider>
  );
  renderToStaticMarkup(table);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

it.each([
  ['jobs.act', 'trail.commands.jobs.act'],
  ['charges.settle', 'resources.charges.name: resources.charges.moves.settle'],
  ['charges.update', 'resources.charges.name: trail.plain.update'],
  ['months.closeAll', 'months.closeAll'],
])('describes a command by its own text, by its move or by its raw name: %s', (name, shown) => {
  const known = [
    'trail.commands.jobs.act',
    'trail.plain.update',
    'resources.charges.name',
    'resources.charges.moves.settle',
  ];
  const translate = (key: string, options?: { readonly _?: string }) =>
    known.includes(key) ? key : (options?._ ?? key);
  expect(wordsIn(translate, 'pt').command(name)).toBe(shown);
});

it.each([
  ['charges.fallDue', 'resources.charges.name: resources.charges.status.overdue'],
  ['settlements.decide', 'resources.settlements.name: resources.settlements.status.agreed'],
])('describes the event %s by the state of its row after the event', (kind, name) => {
  const known = (key: string) => (/^trail\./.test(key) ? '' : key);
  expect(wordsIn(known, 'pt').happened(kind)).toBe(name);
});

it('turns quotation marks inside a quoted title into single ones', () => {
  expect(wordsIn(echo, 'pt').nested('O webhook “Planilha” parou')).toBe('O webhook ‘Planilha’ parou');
});
