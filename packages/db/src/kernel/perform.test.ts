import { type Actor, approveProposals, proposeSetting } from '@elenco/core';
import { describe, expect, it } from 'vitest';
import { dryRun } from './perform';

const now = '2026-11-21T12:00:00.000Z';
const neverAsked = {} as never;

describe('a preview', () => {
  it('refuses while impersonating what the command refuses', async () => {
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

  it('refuses without recent reauthentication what the command refuses', async () => {
    const actor: Actor = { role: 'admin', userId: 1, name: 'Karina', duties: ['owner'] };
    const input = { key: 'payout_days', value: 10, validFrom: '2027-01-01' };
    const context = { actor, now, reauthenticatedAt: '2026-11-20T12:00:00.000Z' };
    await expect(dryRun(neverAsked, proposeSetting, input, context)).rejects.toMatchObject({
      errors: [{ code: 'reauthentication_required' }],
    });
  });
});
