import { describe, expect, it } from 'vitest';
import { bindingActs, unlimitedActs } from './hiring';
import { movesFrom } from './kit';
import { webhookEvents } from './operations';
import { touchedBy } from './platform';
import { commands, moveCommand, reactions } from './registry';
import { flows, resources } from './resources';
import {
  brandMember,
  brandOwner,
  curator,
  financier,
  secondFinancier,
  supporter,
  theCreator,
  theOwner,
} from './testing';

const people = [
  brandOwner,
  brandMember,
  theCreator,
  curator,
  financier,
  secondFinancier,
  supporter,
  theOwner,
];

describe.each(flows.map((flow) => [flow.name, flow] as const))('the flow of %s', (name, flow) => {
  it('reaches each of its states', () => {
    const reached = new Set([flow.initial]);
    for (const state of reached) {
      for (const move of movesFrom(flow, state)) reached.add(flow.moves[move]!.to);
    }
    expect(flow.states.filter((state) => !reached.has(state))).toEqual([]);
  });

  it('has no way back from a move that is asked twice, but for what the bank sends back', () => {
    const last = Object.values(flow.moves).filter((move) => move.final);
    const back = name === 'payouts' ? ['return'] : [];
    expect(last.flatMap((move) => movesFrom(flow, move.to))).toEqual(back);
  });

  it('is the flow of the resource of its name', () => {
    expect(resources[name as keyof typeof resources].flow).toBe(flow);
  });
});

describe('the registry', () => {
  it('has each resource under its own name', () => {
    expect(Object.values(resources).map(({ name }) => name)).toEqual(Object.keys(resources));
  });

  it('has no two commands of one name, and none for a move twice', () => {
    const names = commands.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const moves = commands.flatMap((one) => (one.moves ? [`${one.moves.resource}.${one.moves.move}`] : []));
    expect(moves).toEqual([...new Set(moves)]);
  });

  it('has reactions only to moves that exist', () => {
    const known = flows.flatMap((flow) => Object.keys(flow.moves).map((move) => `${flow.name}.${move}`));
    expect(reactions.filter(({ on }) => !known.includes(on))).toEqual([]);
  });

  it('leads from a move to its command, and from any other name nowhere', () => {
    expect(moveCommand('briefings', 'submit')?.name).toBe('briefings.submit');
    expect(moveCommand('briefings', 'hire')).toBeUndefined();
    expect(moveCommand('briefings', 'constructor')).toBeUndefined();
  });

  it('has a command for each move that a person may make', () => {
    const without = Object.values(resources).flatMap(({ name, access }) =>
      Object.entries(access.moves)
        .filter(([, rule]) => people.some((person) => rule(person).length > 0))
        .filter(([move]) => moveCommand(name, move) === undefined)
        .map(([move]) => `${name}.${move}`),
    );
    expect(without).toEqual([]);
  });
});

it('lists each act that charges a company once, under the name of its command', () => {
  const acts = [...Object.keys(bindingActs), ...Object.keys(unlimitedActs)];
  const names = new Set(commands.map(({ name }) => name));
  expect(acts.filter((act) => !names.has(act))).toEqual([]);
  expect(acts).toEqual([...new Set(acts)]);
});

it('reports only moves of flows by webhooks', () => {
  const steps = new Set(
    flows.flatMap(({ name, moves }) => ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`)),
  );
  expect(webhookEvents.filter((event) => !steps.has(event))).toEqual([]);
});

it('lists rows affected by a constant by its filters', () => {
  const wrong = Object.entries(touchedBy).filter(([, { resource, filter }]) => {
    const listed = Object.values(resources).find(({ name }) => name === resource);
    if (!listed) return true;
    const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
      listed.schema.shape;
    return Object.entries(filter).some(
      ([field, values]) =>
        !(field in listed.filters) || values.some((value) => !shape[field]?.safeParse(value).success),
    );
  });
  expect(wrong).toEqual([]);
});
