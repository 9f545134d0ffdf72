import { describe, expect, it } from 'vitest';
import { involvements } from './involvement';

const today = '2026-11-30';
const project = { id: 31, title: 'Verão', status: 'hiring', endsOn: '2026-12-31' } as const;
const offer = (status: 'received' | 'sent' | 'declined' | 'approved') =>
  ({ briefingId: 31, creatorId: 21, status }) as const;
const accepted = '2026-11-20T12:00:00.000Z';
const contract = (
  status: 'draft' | 'sent' | 'active' | 'completed' | 'cancelled',
  given: { acceptedAt?: string | null; briefingId?: number | null } = {},
) => {
  const { acceptedAt = null, briefingId = 31 } = given;
  return { briefingId, creatorId: 21, status, companyAcceptedAt: acceptedAt, creatorAcceptedAt: acceptedAt };
};

describe('a creator’s involvement in a project', () => {
  it.each([
    { of: 'an open invitation', offers: [offer('received')], as: ['invited'] },
    { of: 'a proposal to answer', offers: [offer('sent')], as: ['invited'] },
    { of: 'a declined invitation', offers: [offer('declined')], as: [] },
    { of: 'a contract to sign', offers: [offer('approved')], made: [contract('sent')], as: ['signing'] },
    { of: 'a contract in force', offers: [offer('approved')], made: [contract('active')], as: ['working'] },
    { of: 'a completed contract', made: [contract('completed')], as: ['worked'] },
    {
      of: 'a contract that ended early',
      made: [contract('cancelled', { acceptedAt: accepted })],
      as: ['worked'],
    },
    { of: 'a contract that was withdrawn', made: [contract('cancelled')], as: [] },
    {
      of: 'a completed contract and another one in force',
      made: [contract('completed'), contract('active')],
      as: ['working'],
    },
    { of: 'a contract without a project', made: [contract('active', { briefingId: null })], as: [] },
    { of: 'a project that the user may not read', made: [contract('active', { briefingId: 99 })], as: [] },
  ])('is $as for $of', ({ offers = [], made = [], as }) => {
    const found = involvements({ projects: [project], offers, made }, today);
    expect(found).toEqual(as.map((one) => ({ creatorId: 21, briefingId: 31, title: 'Verão', as: one })));
  });

  it('is not an invitation once the project has expired', () => {
    const projects = [{ ...project, endsOn: '2026-11-29' }];
    expect(involvements({ projects, offers: [offer('received')], made: [] }, today)).toEqual([]);
  });

  it('lists current projects before earlier ones', () => {
    const projects = [project, { ...project, id: 32, title: 'Inverno' }];
    const made = [contract('completed'), contract('active', { briefingId: 32 })];
    expect(involvements({ projects, offers: [], made }, today).map(({ title }) => title)).toEqual([
      'Inverno',
      'Verão',
    ]);
  });
});
