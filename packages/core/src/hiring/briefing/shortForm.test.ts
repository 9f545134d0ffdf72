import { describe, expect, it } from 'vitest';
import { aBriefing, TODAY } from '../../testing';
import type { Briefing } from './schema';
import { draftAddress } from './stepAddress';
import { isOnShortForm, nextStepOf, visitedAfter } from './wizard';

const short = ['create', 'essentials'] as const;

it.each([
  ['creator', [...short], true],
  ['freelancer', [...short], true],
  ['creator', ['create', 'brand'], false],
  ['creator', [], false],
  ['silent_squad', ['essentials'], false],
] as const)(
  'tells whether a %s draft with the visited steps %j is on the short form: %s',
  (kind, visited, is) => {
    const draft = aBriefing({ id: 31, kind, visited: [...visited] });
    expect(isOnShortForm(draft)).toBe(is);
    expect(draftAddress(draft)).toBe(`/dashboard/client/briefings/31/${is ? 'essentials' : 'tasks'}`);
  },
);

describe('the visited steps of a draft', () => {
  it.each([
    ['continues', 'create', undefined, ['create']],
    ['changes to the short form', 'create', 'short', ['create', 'essentials']],
    ['continues on the short form', 'essentials', undefined, ['essentials']],
  ] as const)('are marked when the brand %s from the step %s', (_, step, changesTo, visited) => {
    expect(visitedAfter([], step, changesTo)).toEqual(visited);
  });

  it('stay in order, each once, and lose the short form when the brand changes to the long form', () => {
    expect(visitedAfter([...short], 'create')).toEqual(short);
    expect(visitedAfter([...short, 'brand'], null, 'long')).toEqual(['create', 'brand']);
  });
});

it.each<[string, Partial<Briefing>, ReturnType<typeof nextStepOf>['step'], string[]]>([
  ['the short form', { visited: [...short], product: '', goals: [] }, 'essentials', ['/product', '/goals']],
  ['the first unfinished step', { visited: ['create'], product: '', goals: [] }, 'brand', ['/product']],
  // The title is on the first step only.
  ['the step of a field that the short form lacks', { visited: [...short], title: '' }, 'create', ['/title']],
  ['the review once nothing is missing', { visited: [...short] }, 'review', []],
])('continues a draft with %s', (_, given, step, pointers) => {
  const next = nextStepOf(aBriefing({ kind: 'creator', ...given }), TODAY);
  expect([next.step, next.errors.map(({ pointer }) => pointer)]).toEqual([step, pointers]);
});
