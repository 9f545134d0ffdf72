import { describe, expect, it } from 'vitest';
import { bindingActs, unlimitedActs } from './hiring';
import { movesFrom } from './kit';
import { webhookEvents } from './operations';
import { rowsAffectedBy } from './platform';
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
  it('can reach each of its states', () => {
    const reached = new Set([flow.initial]);
    for (const state of reached) {
      for (const move of movesFrom(flow, state)) reached.add(flow.moves[move]!.to);
    }
    expect(flow.states.filter((state) => !reached.has(state))).toEqual([]);
  });

  it('has no move after a final move, except for payouts that the bank returns', () => {
    const last = Object.values(flow.moves).filter((move) => move.final);
    const back = name === 'payouts' ? ['return'] : [];
    expect(last.flatMap((move) => movesFrom(flow, move.to))).toEqual(back);
  });

  it('belongs to the resource with the same name', () => {
    expect(resources[name as keyof typeof resources].flow).toBe(flow);
  });
});

describe('the registry of resources and commands', () => {
  it('lists each resource under its own name', () => {
    expect(Object.values(resources).map(({ name }) => name)).toEqual(Object.keys(resources));
  });

  it('has unique command names and at most one command for each move', () => {
    const names = commands.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const moves = commands.flatMap((one) => (one.moves ? [`${one.moves.resource}.${one.moves.move}`] : []));
    expect(moves).toEqual([...new Set(moves)]);
  });

  it('has reactions only to new rows and to moves that exist', () => {
    const known = flows.flatMap((flow) =>
      ['create', ...Object.keys(flow.moves)].map((move) => `${flow.name}.${move}`),
    );
    expect(reactions.filter(({ on }) => !known.includes(on))).toEqual([]);
  });

  it('returns the command of a move, and undefined for any other name', () => {
    expect(moveCommand('briefings', 'submit')?.name).toBe('briefings.submit');
    expect(moveCommand('briefings', 'hire')).toBeUndefined();
    expect(moveCommand('briefings', 'constructor')).toBeUndefined();
  });

  it('has a command for each move that a user may make', () => {
    const without = Object.values(resources).flatMap(({ name, access }) =>
      Object.entries(access.moves)
        .filter(([, rule]) => people.some((person) => rule(person).length > 0))
        .filter(([move]) => moveCommand(name, move) === undefined)
        .map(([move]) => `${name}.${move}`),
    );
    expect(without).toEqual([]);
  });
});

it('lists each command that binds a company to pay once and under its registered name', () => {
  const acts = [...Object.keys(bindingActs), ...Object.keys(unlimitedActs)];
  const names = new Set(commands.map(({ name }) => name));
  expect(acts.filter((act) => !names.has(act))).toEqual([]);
  expect(acts).toEqual([...new Set(acts)]);
});

it('lists as staff actions only commands that are not moves', () => {
  const acts = Object.values<{ readonly name: string; readonly staffActs?: readonly string[] }>(
    resources,
  ).flatMap(({ name, staffActs = [] }) => staffActs.map((act) => `${name}.${act}`));
  const names = new Set(commands.filter(({ moves }) => !moves).map(({ name }) => name));
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.filter((act) => !names.has(act))).toEqual([]);
});

it('lists as webhook events only new rows and moves that flows have', () => {
  const steps = new Set(
    flows.flatMap(({ name, moves }) => ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`)),
  );
  expect(webhookEvents.filter((event) => !steps.has(event))).toEqual([]);
});

it('selects a setting’s affected rows only by filters and values that their resource accepts', () => {
  const wrong = Object.entries(rowsAffectedBy).filter(([, { resource, filter }]) => {
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
