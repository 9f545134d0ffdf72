import { describe, expect, it } from 'vitest';
import type { Duty } from '../../people';
import {
  aBriefing,
  accepted,
  anAssignment,
  aSession,
  aTask,
  aUser,
  curator,
  financier,
  ids,
  patchOf,
  refusedWith,
  summarize,
  supporter,
  theOwner,
} from '../../testing';
import { removeStaff } from './removeStaff';

const member = (id: number, duties: Duty[]) =>
  aUser({ id, email: `${id}@elenco.example`, staff: true, duties, companyId: null, companyRole: null });
const leaving = member(curator.userId, ['curation']);
const colleague = member(financier.userId, ['curation', 'finance']);
const store = {
  users: [aUser(), leaving, colleague, member(theOwner.userId, ['owner'])],
  briefings: [aBriefing()],
  tasks: [aTask(), aTask({ id: 404, status: 'done' })],
  assignments: [anAssignment()],
  sessions: [aSession({ userId: leaving.id })],
  tokens: [{ id: 9, userId: leaving.id }],
};
const at = { actor: theOwner, store };
const wanted = (given: object = {}) => ({
  id: leaving.id,
  version: leaving.version,
  successorId: colleague.id,
  ...given,
});

describe('ending the access of a staff member', () => {
  it('ends sessions and tokens, and hands open work over to a notified colleague', async () => {
    const { changes } = await accepted(removeStaff, wanted(), at);
    expect(patchOf(changes, 'users')).toEqual({ staff: false, duties: [] });
    expect(summarize(changes)).toEqual([
      `update users ${leaving.id}`,
      expect.stringMatching(/^remove sessions/),
      'remove tokens 9',
      'update assignments 401',
      'emit users.assigned',
      'update tasks 403',
      'emit users.taskGiven',
      'emit users.removedFromStaff',
    ]);
    expect(patchOf(changes, 'tasks')).toEqual({ ownerId: colleague.id });
    expect(patchOf(changes, 'assignments')).toEqual({
      assigneeId: colleague.id,
      assignedById: theOwner.userId,
    });
  });

  it('unassigns briefings and gives the tasks to the owner if no colleague is given', async () => {
    const { changes } = await accepted(removeStaff, wanted({ successorId: null }), at);
    expect(summarize(changes).slice(3)).toEqual([
      'remove assignments 401',
      'update tasks 403',
      'emit users.removedFromStaff',
    ]);
    expect(patchOf(changes, 'tasks')).toEqual({ ownerId: theOwner.userId });
  });

  it('unassigns records that the colleague cannot see, but keeps their notes', async () => {
    const lead = anAssignment({ resource: 'leads', rowId: 7, note: 'liga na terça' });
    const charge = anAssignment({ id: 402, resource: 'charges', rowId: 8 });
    const { changes } = await accepted(removeStaff, wanted(), {
      actor: theOwner,
      store: { ...store, assignments: [lead, charge], tasks: [] },
    });
    expect(summarize(changes).slice(3, -1)).toEqual(['update assignments 401', 'update assignments 402']);
    expect(patchOf(changes, 'assignments')).toEqual({ assigneeId: null, assignedById: theOwner.userId });
  });

  it('unassigns briefings if the colleague is not in curation', async () => {
    const users = [leaving, member(financier.userId, ['finance']), member(theOwner.userId, ['owner'])];
    const { changes } = await accepted(removeStaff, wanted(), {
      actor: theOwner,
      store: { ...store, users, tasks: [] },
    });
    expect(summarize(changes).slice(3, -1)).toEqual(['remove assignments 401']);
  });

  it('moves assignments of a closed project to the colleague without a notice', async () => {
    const closed = { ...store, briefings: [aBriefing({ status: 'closed' })], tasks: [] };
    const { changes } = await accepted(removeStaff, wanted(), { actor: theOwner, store: closed });
    expect(summarize(changes)).not.toContain('emit users.assigned');
  });

  it.each([
    ['for the owner’s own account', { id: theOwner.userId }, ['own_access']],
    ['for users who are not staff', { id: ids.brandUser }, ['not_found']],
    ['with an older version', { version: leaving.version + 1 }, ['stale']],
    ['with a brand’s user as successor', { successorId: ids.brandUser }, ['unknown_colleague /successorId']],
    [
      'with the removed staff member as successor',
      { successorId: leaving.id },
      ['unknown_colleague /successorId'],
    ],
  ])('is rejected %s', async (_, given, refused) => {
    expect(await refusedWith(removeStaff, wanted(given), at)).toEqual(refused);
  });

  it('is refused for support, and for an owner who has just been removed', async () => {
    expect(await refusedWith(removeStaff, wanted(), { ...at, actor: supporter })).toEqual(['not_allowed']);
    const gone = { ...store, users: [leaving, colleague, { ...member(theOwner.userId, []), staff: false }] };
    expect(await refusedWith(removeStaff, wanted(), { actor: theOwner, store: gone })).toEqual([
      'not_allowed',
    ]);
  });
});
