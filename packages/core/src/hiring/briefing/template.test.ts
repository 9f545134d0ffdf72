import { expect, it } from 'vitest';
import { aBriefing, brandOwner } from '../../testing';
import { blankBrief } from './blank';
import { briefings } from './resource';
import { reusableOf, templates } from './template';

it('copies all fields of a brief to a new one, except dates and requested creators', () => {
  const reused = reusableOf(aBriefing({ wished: [7], squadId: 4, submittedAt: '2026-11-02T12:00:00.000Z' }));
  const once = ['startsOn', 'endsOn', 'publishesOn', 'wished'];
  expect(Object.keys(reused).sort()).toEqual(
    Object.keys(blankBrief)
      .filter((field) => !once.includes(field))
      .sort(),
  );
  expect(reused.description).toBe(aBriefing().description);
  // A new brief must accept every field that a template stores.
  expect(
    Object.keys(reused).filter((field) => !(briefings.writable.create as string[]).includes(field)),
  ).toEqual([]);
  expect(templates.schema.shape.brief.parse(reused)).toEqual(reused);
  expect(templates.stamp?.(brandOwner, '')).toEqual({ companyId: brandOwner.companyId });
});
