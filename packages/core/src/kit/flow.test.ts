import { describe, expect, it } from 'vitest';
import { defineFlow, movesFrom, toMermaid, transitions } from './index';

const flow = defineFlow({
  name: 'letters',
  states: ['draft', 'sent', 'read'],
  initial: 'draft',
  moves: {
    send: { from: ['draft'], to: 'sent' },
    read: { from: ['sent'], to: 'read', final: true },
    skim: { from: ['sent'], to: 'read' },
    recall: { from: ['sent', 'draft'], to: 'draft', comment: 'required' },
  },
});

describe('a flow', () => {
  it.each([
    ['draft', ['send', 'recall']],
    ['sent', ['read', 'skim', 'recall']],
    ['read', []],
  ] as const)('has from %s the moves %j', (state, moves) => expect(movesFrom(flow, state)).toEqual(moves));

  it('allows each pair of states once, however many moves lead there', () => {
    expect(transitions(flow)).toEqual([
      ['draft', 'sent'],
      ['sent', 'read'],
      ['sent', 'draft'],
      ['draft', 'draft'],
    ]);
  });

  it('draws itself', () => {
    expect(toMermaid(flow)).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> draft',
        '  draft --> sent: send',
        '  sent --> read: read',
        '  sent --> read: skim',
        '  sent --> draft: recall',
        '  draft --> draft: recall',
        '',
      ].join('\n'),
    );
  });

  it('rejects a move without a start state', () => {
    const lost = { name: 'lost', states: ['a'], initial: 'a', moves: { go: { from: [], to: 'a' } } } as const;
    expect(() => defineFlow(lost)).toThrow('"go" has no state to start from');
  });
});
