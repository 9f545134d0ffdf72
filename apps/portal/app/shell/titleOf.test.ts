import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isUnfilled, translateFilled } from '@elenco/core/kit';
import { brand, documentTitle } from '@elenco/core/people';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import resources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { i18nOf } from '../i18n/translate.server';
import { titleOf } from './titleOf';

const routes = fileURLToPath(new URL('../routes/', import.meta.url));
const titles = globSync('**/*.tsx', { cwd: routes }).flatMap((file) =>
  [...readFileSync(`${routes}/${file}`, 'utf8').matchAll(/\btitle: '([\w:.]+)'/g)].map(([, key = '']) => key),
);
const match = (title: string, data: unknown) => ({ handle: { title }, params: {}, data });

describe.each(['pt', 'en'] as const)('titles and problem texts in %s', (locale) => {
  const say = i18nOf(locale).getFixedT(locale) as unknown as (key: string, values?: object) => string;

  it('use the title of the area if a page title lacks its data', () => {
    expect(titles.length).toBeGreaterThan(100);
    const area = 'company:home.title';
    const shown = titles.map((key) => titleOf([match(area, {}), match(key, null)], say) ?? '');
    expect(shown.filter((title) => title === '' || isUnfilled(title))).toEqual([]);
    expect(titleOf([match(area, {}), match('squad:title', null)], say)).toBe(say(area));
    expect(titleOf([match(area, {}), match('squad:title', { title: 'Verão' })], say)).toContain('Verão');
  });

  it("contain the platform's name once for each page and resource", () => {
    const of = Object.keys(resources).flatMap((name) => {
      const [one = '', many = ''] = say(`resources:${name}.name`).split(' |||| ');
      return [`${one} #5`, many];
    });
    const shown = [...titles.map((key) => say(key)), ...of, undefined].map(documentTitle);
    expect(shown.filter((title) => title.split(brand.name).length !== 2)).toEqual([]);
    expect(documentTitle(say('pay:title'))).toBe(`Pay${brand.titleSuffix}`);
  });

  it('fall back to a general text if a problem has no values for its own text', () => {
    const sayProblem = translateFilled((code, params) => say(`problems:${code}`, params));
    const texts = Object.keys(problems).map((code) => sayProblem(code));
    expect(texts.filter((text) => text === '' || isUnfilled(text))).toEqual([]);
    expect(sayProblem('over_limit')).toBe(say('problems:invalid'));
    expect(sayProblem('over_limit', { limit: 3 })).toContain('3');
  });
});
