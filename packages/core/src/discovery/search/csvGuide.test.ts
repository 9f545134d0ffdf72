import { expect, it } from 'vitest';
import { channels, skills } from '../../people';
import { csvGuide } from './csvGuide';
import { csvColumns } from './external';

const guide = csvGuide();
const about = (name: string) => guide.find(({ names }) => names.includes(name));

it('explains each column of an import file once and gives an example', () => {
  expect(guide.flatMap(({ names }) => names).sort()).toEqual([...csvColumns].sort());
  expect(guide.filter(({ example }) => example === '')).toEqual([]);
});

it('marks only the name and one handle as required in an import file', () => {
  expect(guide.filter(({ need }) => need === 'required').map(({ names }) => names)).toEqual([['name']]);
  expect(guide.filter(({ need }) => need === 'oneOf').map(({ names }) => names)).toEqual([
    channels.map((channel) => `${channel}_handle`),
  ]);
});

it('lists the values that the enumerated columns of an import file accept', () => {
  expect(about('mainSkill')?.values).toEqual(skills);
  expect(about('tags')?.values).toEqual(skills);
  expect(about('age')?.values).toContain('25-34');
  expect(about('city')?.values).toBeUndefined();
});
