import { type BriefField, briefing } from '@elenco/core/hiring';
import { expect, it } from 'vitest';
import { lines } from './fields';

it.each(Object.entries(lines))(
  'limits the input for %s to the maximum length in the brief’s schema',
  (field, { maxLength }) => {
    expect(briefing.shape[field as BriefField & keyof typeof lines].maxLength).toBe(maxLength);
  },
);
