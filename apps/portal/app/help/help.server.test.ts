import { openHelp, staffHelp } from '@elenco/core/people';
import { settingsWith } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { resources } from '../i18n/resources.server';
import { termsOf } from './load.server';

const rows = settingsWith();
const today = '2026-11-23';

describe.each([...openHelp, ...staffHelp])('the help for %s', (audience) => {
  it('has the same anchors in Portuguese and English, in the same order', () => {
    const [pt = [], en = []] = locales.map((locale) =>
      termsOf(audience, locale, rows, today).map(({ anchor }) => anchor),
    );
    expect(en).toEqual(pt);
    expect(pt.filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([]);
  });

  it.each(locales)('has a value for each placeholder in %s', (locale) => {
    const texts = termsOf(audience, locale, rows, today).map(({ title, text }) => `${title} ${text}`);
    expect(texts.filter((text) => /\{\{|undefined/.test(text))).toEqual([]);
  });

  it.each(locales)('has placeholders instead of literal numbers in %s', (locale) => {
    const texts = Object.values(resources[locale].help.terms[audience]).map(({ text }) => text);
    // Ignores CNAB 240, the name of a file format.
    expect(texts.filter((text) => /\d/.test(text.replace('CNAB 240', '')))).toEqual([]);
  });
});

it('takes the fees and limits of the help from the settings in force', () => {
  const [fee] = termsOf('brand', 'pt', rows, today).filter(({ anchor }) => anchor === 'fee');
  expect(fee?.text).toContain('15%');
  const raised = settingsWith({ ...rows[0]!, id: 9, key: 'fee_bp', value: 1_800, validFrom: today });
  const [now] = termsOf('brand', 'pt', raised, today).filter(({ anchor }) => anchor === 'fee');
  expect(now?.text).toContain('18%');
});
