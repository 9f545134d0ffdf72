import { describe, expect, it } from 'vitest';
import { aUser, NOW, supporter } from '../../../testing';
import { mergeCreators, undoMerge } from './mergeCreators';

const reason = 'A pessoa escreveu: são dois cadastros dela.';
const LATER = '2999-01-01T00:00:00.000Z';
const act = {
  id: 1,
  keptCreatorId: 1,
  mergedCreatorId: 2,
  keptUserId: 3,
  mergedUserId: 4,
  createdAt: NOW,
  undoUntil: LATER,
  undoneAt: null,
  before: { creator: {}, user: {}, merged: {} },
};
const undone = (suspendedAt: string, erasures: readonly object[] = []) => {
  const people = [{ id: 3 }, { id: 4, suspendedAt }];
  const rows = { act, people, profiles: [{ id: 1 }, { id: 2 }], later: [], moved: [], erasures };
  return undoMerge.decide({ rows: rows as never, input: { id: 1, reason }, actor: supporter, now: NOW });
};
const isLifted = (decision: ReturnType<typeof undone>) =>
  'changes' in decision &&
  decision.changes.some(
    (one) => one.do === 'update' && one.resource === 'users' && 'suspendedAt' in one.patch,
  );

describe('undoing a merge of two accounts', () => {
  it('reopens the account that the merge closed', () => {
    expect(isLifted(undone(NOW))).toBe(true);
  });
  it('does not lift a suspension that staff ordered independently of the merge', () => {
    expect(isLifted(undone('2026-01-02T00:00:00.000Z'))).toBe(false);
  });
  it('is refused while an erasure of one of the accounts is scheduled', () => {
    expect(undone(NOW, [{ id: 9 }])).toEqual({ refused: [{ pointer: '', code: 'merge_undo_erasure' }] });
  });
});

it('refuses to merge an account whose CPF differs from that of the other account’s payee', () => {
  const user = (id: number, cpf: string | null) => aUser({ id, cpf, companyId: null, companyRole: null });
  const rows = {
    kept: { creator: { id: 1 }, user: user(3, '12345678909') },
    merged: { creator: { id: 2 }, user: user(4, null) },
    columns: [],
    payees: [{ legalForm: 'individual', taxId: '52998224725' }],
  };
  const input = { keptId: 1, mergedId: 2, take: [], reason };
  expect(mergeCreators.decide({ rows: rows as never, input, actor: supporter, now: NOW })).toEqual({
    refused: [{ pointer: '', code: 'merge_two_tax_ids' }],
  });
});
