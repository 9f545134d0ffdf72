import { type ResourceName, resources } from '@elenco/core';
import backoffice from '@elenco/locales/pt/backoffice.json';
import options from '@elenco/locales/pt/options.json';
import webhooks from '@elenco/locales/pt/webhooks.json';
import { expect, it } from 'vitest';
import { declarationOf } from '../resources';
import { kindOf, optionSetOf, valuesOf } from './options';
import { optionWords } from './optionWords';

interface WordTree {
  readonly [key: string]: string | WordTree;
}
/** True if a value has a label. Event names such as `briefings.submit` consist of two parts. */
const worded = (words: WordTree | string | undefined, value: string): boolean =>
  typeof value
    .split('.')
    .reduce<WordTree | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      words,
    ) === 'string';

it.each([
  ['briefings', 'status', 'status'],
  ['briefings', 'budgetCents', 'money'],
  ['briefings', 'feeBp', 'rate'],
  ['briefings', 'companyId', 'reference'],
  ['settlements', 'payContractId', 'reference'],
  ['briefings', 'statusSince', 'instant'],
  ['briefings', 'submittedAt', 'instant'],
  ['briefings', 'endsOn', 'day'],
  ['briefings', 'kind', 'option'],
  ['briefings', 'goals', 'options'],
  ['briefings', 'creatorsWanted', 'number'],
  ['briefings', 'description', 'text'],
  ['creators', 'available', 'boolean'],
  ['creators', 'country', 'country'],
  ['deliverables', 'link', 'link'],
  ['deliverables', 'draftFileId', 'file'],
  ['invoices', 'fileId', 'file'],
] as const)('shows the field %s.%s as a value of the kind “%s”', (resource, source, kind) => {
  expect(kindOf(declarationOf(resource), source)).toBe(kind);
});

it('returns the options of a field, and of the items of a list field', () => {
  expect(valuesOf(declarationOf('companies'), 'plan')).toEqual([
    'open',
    'community',
    'business',
    'enterprise',
  ]);
  expect(valuesOf(declarationOf('postings'), 'account')).toContain('held');
  expect(valuesOf(declarationOf('briefings'), 'channels')).toContain('instagram');
  expect(valuesOf(declarationOf('briefings'), 'skill')).toContain('skincare');
  expect(valuesOf(declarationOf('briefings'), 'title')).toBeUndefined();
});

it('has a label for every value of every field with options', () => {
  const words: WordTree = optionWords({ options, backoffice, webhooks });
  const silent = (Object.keys(resources) as ResourceName[]).flatMap((name) => {
    const declaration = declarationOf(name);
    return Object.keys(declaration.schema.shape)
      .filter((source) => ['option', 'options'].includes(kindOf(declaration, source)))
      .flatMap((source) => {
        const known = words[optionSetOf(name, source)];
        const missing = (valuesOf(declaration, source) ?? []).filter((value) => !worded(known, value));
        return missing.length > 0 ? [`${name}.${source}: ${missing.join(', ')}`] : [];
      });
  });
  expect(silent).toEqual([]);
});
