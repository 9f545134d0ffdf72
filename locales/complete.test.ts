import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysOf, leaves, placeholders, type Texts } from './texts';

const folder = (locale: 'pt' | 'en') => new URL(`./${locale}/`, import.meta.url);
const filesOf = (locale: 'pt' | 'en') => readdirSync(folder(locale)).sort();
const read = (locale: 'pt' | 'en', file: string) =>
  JSON.parse(readFileSync(new URL(file, folder(locale)), 'utf8')) as Texts;

/** react-admin's word for a choice that was not made. */
const SHOWN_AS_NOTHING = 'ra.boolean.null';

it('has the same files in both languages', () => expect(filesOf('en')).toEqual(filesOf('pt')));

describe.each(filesOf('pt'))('%s', (file) => {
  const [pt, en] = [read('pt', file), read('en', file)];

  it('has the same keys in both languages', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(pt).sort());
  });

  it('has a text for each key', () => {
    const empty = [...leaves(pt), ...leaves(en)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty.filter((key) => key !== SHOWN_AS_NOTHING)).toEqual([]);
  });

  it('has the same placeholders in both languages', () => {
    const english = new Map(leaves(en));
    const inPortuguese = leaves(pt).map(([key, text]) => [key, placeholders(text)]);
    expect(leaves(pt).map(([key]) => [key, placeholders(english.get(key) ?? '')])).toEqual(inPortuguese);
  });

  it('ends no typed text with a full stop of its own', () => {
    const typed = /\{\{(comment|reason|note|answer)\}\}[.!?]/;
    // Codes of the bank, which are no sentence.
    const sentences = [...leaves(pt), ...leaves(en)].filter(([key]) => !key.endsWith('_bankCodes'));
    expect(sentences.flatMap(([key, text]) => (typed.test(text) ? [key] : []))).toEqual([]);
  });
});
