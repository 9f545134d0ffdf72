import { expect, it } from 'vitest';
import { declarationOf } from '../resources';
import { kindOf, valuesOf } from './options';

it.each([
  ['briefings', 'status', 'status'],
  ['briefings', 'budgetCents', 'money'],
  ['briefings', 'feeBp', 'rate'],
  ['briefings', 'companyId', 'reference'],
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
] as const)('shows %s.%s as %s', (resource, source, kind) => {
  expect(kindOf(declarationOf(resource), source)).toBe(kind);
});

it('lists the values of a field that has a choice, and of the items of a list', () => {
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
