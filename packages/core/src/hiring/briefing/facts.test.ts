import { expect, it } from 'vitest';
import { aBriefing } from '../../testing';
import { blankBrief } from './blank';
import { factsOf, type ReadBrief } from './facts';
import { blankParts } from './parts';
import type { BriefField } from './wizard';

const fields = Object.keys(blankBrief) as BriefField[];
const labelsOf = (brief: ReadBrief) =>
  fields.flatMap((field) => factsOf(field, brief).map(({ label }) => label));

it('shows only the kind, the number of creators and the disclosure of an empty brief', () => {
  expect(labelsOf(blankBrief)).toEqual(['kind', 'creatorsWanted', 'disclosure']);
});

it('leaves out fields of a brief that the reader may not see', () => {
  expect(labelsOf({ title: 'Verão' })).toEqual(['title']);
});

it('returns each filled-in field of a brief as a value that pages can format', () => {
  const brief = aBriefing({
    rights: { ...blankParts.rights, uses: ['repost'], days: 90 },
    attachments: [{ fileId: 7, name: 'Guia.pdf' }],
    publicText: { ...blankParts.publicText, feeLowCents: 100_000, feeHighCents: 300_000 },
  });
  expect(factsOf('rights', brief)).toEqual([
    { label: 'uses', value: { kind: 'options', keys: ['rightsUse.repost'] } },
    { label: 'rightsDays', value: { kind: 'days', count: 90 } },
    { label: 'rightsFrom', value: { kind: 'options', keys: ['rightsStart.publication'] } },
  ]);
  expect(factsOf('startsOn', brief)).toEqual([
    { label: 'period', value: { kind: 'period', from: '2026-12-01', to: '2026-12-31' } },
  ]);
  expect(factsOf('attachments', brief)).toEqual([
    { label: 'attachments', value: { kind: 'files', files: [{ fileId: 7, name: 'Guia.pdf' }] } },
  ]);
  expect(factsOf('publicText', brief)).toEqual([
    { label: 'fee', value: { kind: 'money', fromCents: 100_000, toCents: 300_000, currency: 'BRL' } },
  ]);
});
