import { type Actor, approveProposals, proposeSetting } from '@elenco/core';
import { describe, expect, it } from 'vitest';
import { dryRun } from './perform';
import { Transaction } from './write';

const now = '2026-11-21T12:00:00.000Z';
const neverAsked = {} as never;

describe('a preview of a command', () => {
  it('is refused while impersonating, like the command itself', async () => {
    const actor: Actor = {
      role: 'company',
      userId: 1,
      name: 'Bia',
      companyId: 1,
      companyRole: 'owner',
      impersonatedBy: { userId: 2, name: 'Jonas' },
    };
    const preview = dryRun(neverAsked, approveProposals, { briefingId: 1, proposalIds: [1] }, { actor, now });
    await expect(preview).rejects.toMatchObject({ errors: [{ code: 'not_while_impersonating' }] });
  });

  it('is refused if the last reauthentication is not recent, like the command itself', async () => {
    const actor: Actor = { role: 'admin', userId: 1, name: 'Karina', duties: ['owner'] };
    const input = { key: 'payout_days', value: 10, validFrom: '2027-01-01' };
    const context = { actor, now, reauthenticatedAt: '2026-11-20T12:00:00.000Z', ip: '192.0.2.1' };
    await expect(dryRun(neverAsked, proposeSetting, input, context)).rejects.toMatchObject({
      errors: [{ code: 'reauthentication_required' }],
    });
  });
});

describe('the transaction of a command', () => {
  const insertOf = (resource: string, row: object) => ({ do: 'insert', resource, row: { ...row } }) as const;
  const writeBy = (command: string, change: ReturnType<typeof insertOf>) =>
    new Transaction(neverAsked, new Map(), { actor: { role: 'system' }, now, command }).apply(change, false);

  it.each([insertOf('charges', { amountCents: 100 }), insertOf('matchings', { extraCents: 65_000 })])(
    'rejects a charge to a company by a command that is not declared as charging: $resource',
    async (change) => {
      await expect(writeBy('briefings.submit', change)).rejects.toThrow('briefings.submit charges a company');
    },
  );

  it('accepts charges by commands that are declared as charging, and free changes by any command', async () => {
    const written = { insert: async () => 1 };
    const tx = (command: string) =>
      new Transaction(written as never, new Map(), { actor: { role: 'system' }, now, command });
    const free = insertOf('matchings', { extraCents: null });
    await expect(tx('briefings.submit').apply(free, false)).resolves.toBeUndefined();
    const bought = insertOf('matchings', { extraCents: 65_000 });
    await expect(tx('briefings.askMore').apply(bought, false)).resolves.toBeUndefined();
  });
});
