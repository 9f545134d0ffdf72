import { type BriefField, briefing } from '@elenco/core/hiring';
import { expect, it } from 'vitest';
import { lines } from './fields';

it.each(Object.entries(lines))(
  'limits the brief’s input of %s to the length of its schema',
  (field, { maxLength }) => {
    expect(briefing.shape[field as BriefField & keyof typeof lines].maxLength).toBe(maxLength);
  },
);
