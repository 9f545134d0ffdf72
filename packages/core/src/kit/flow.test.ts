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

describe('the flow of a resource', () => {
  it.each([
    ['draft', ['send', 'recall']],
    ['sent', ['read', 'skim', 'recall']],
    ['read', []],
  ] as const)('allows in the state %s the moves %j', (state, moves) =>
    expect(movesFrom(flow, state)).toEqual(moves),
  );

  it('lists each pair of states once, even if several moves connect them', () => {
    expect(transitions(flow)).toEqual([
      ['draft', 'sent'],
      ['sent', 'read'],
      ['sent', 'draft'],
      ['draft', 'draft'],
    ]);
  });

  it('is converted to a Mermaid diagram', () => {
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

  it('throws for a move without a start state', () => {
    const lost = { name: 'lost', states: ['a'], initial: 'a', moves: { go: { from: [], to: 'a' } } } as const;
    expect(() => defineFlow(lost)).toThrow('"go" has no state to start from');
  });
});
