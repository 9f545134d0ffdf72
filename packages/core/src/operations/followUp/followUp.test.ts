import { describe, expect, it } from 'vitest';
import type { Duty } from '../../people';
import {
  aCharge,
  accepted,
  anAssignment,
  aUser,
  brandOwner,
  curator,
  financier,
  ids,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  summarize,
} from '../../testing';
import { followUp } from './commands';

const staffMember = (id: number, duties: Duty[]) =>
  aUser({ id, email: `${id}@elenco.example`, staff: true, duties, companyId: null, companyRole: null });
const colleague = 190;
const ofCharge = anAssignment({ resource: 'charges', rowId: ids.charge, assigneeId: financier.userId });
const store = {
  charges: [aCharge({ status: 'overdue' }), aCharge({ id: 72, status: 'paid' })],
  users: [
    staffMember(curator.userId, ['curation']),
    staffMember(financier.userId, ['finance']),
    staffMember(colleague, ['finance']),
  ],
  assignments: [ofCharge],
};
const unassigned = { ...store, assignments: [] };
const at = { actor: financier, store };
const charge = { resource: 'charges', ids: [ids.charge] };

describe('a follow-up on a record in a queue', () => {
  it('assigns a waiting record and notifies the colleague', async () => {
    const given = { ...charge, assigneeId: colleague };
    const { changes } = await accepted(followUp, given, { actor: financier, store: unassigned });
    expect(summarize(changes)).toEqual([
      'insert assignments',
      'emit assignments.followUp',
      'emit users.followUp',
    ]);
    expect(inserted(changes, 'assignments')).toMatchObject({
      resource: 'charges',
      rowId: ids.charge,
      assigneeId: colleague,
      assignedById: financier.userId,
      snoozedUntil: null,
      note: '',
    });
  });

  it('sends no notice to users who assign a record to themselves', async () => {
    const own = { ...charge, assigneeId: financier.userId };
    const { changes } = await accepted(followUp, own, { actor: financier, store: unassigned });
    expect(summarize(changes)).toEqual(['insert assignments', 'emit assignments.followUp']);
    expect((await accepted(followUp, own, at)).changes).toEqual([]);
  });

  it('leaves omitted fields unchanged, and stores the start of a snooze', async () => {
    const { changes } = await accepted(followUp, { ...charge, snoozedUntil: '2026-11-30' }, at);
    expect(patchOf(changes, 'assignments')).toMatchObject({
      assigneeId: financier.userId,
      snoozedUntil: '2026-11-30',
      snoozedAt: NOW,
    });
  });

  it('excludes the text of a note from events', async () => {
    const { changes } = await accepted(followUp, { ...charge, note: 'Liga amanhã' }, at);
    expect(patchOf(changes, 'assignments')).toMatchObject({ note: 'Liga amanhã' });
    const events = changes.filter((one) => one.do === 'emit');
    expect(JSON.stringify(events)).not.toContain('Liga');
    expect(events[0]).toMatchObject({ event: { data: { noted: 1 } } });
  });

  it('is removed once it has no assignee, snooze or note', async () => {
    const { changes } = await accepted(followUp, { ...charge, assigneeId: null }, at);
    expect(summarize(changes)).toEqual(['remove assignments 401', 'emit assignments.followUp']);
  });

  it.each<[string, object, string[]]>([
    ['for a record that does not wait', { ...charge, ids: [ids.charge, 72] }, ['not_waiting /ids/1']],
    ['for an unknown record', { ...charge, ids: [999] }, ['not_waiting /ids/0']],
    [
      'with an assignee without the duty',
      { ...charge, assigneeId: curator.userId },
      ['unknown_colleague /assigneeId'],
    ],
    [
      'with a snooze that ends today',
      { ...charge, snoozedUntil: NOW.slice(0, 10) },
      ['snooze_range /snoozedUntil'],
    ],
    [
      'with a snooze of more than 90 days',
      { ...charge, snoozedUntil: '2027-06-01' },
      ['snooze_range /snoozedUntil'],
    ],
  ])('is refused %s', async (_, input, why) => {
    expect(await refusedWith(followUp, input, at)).toEqual(why);
  });

  it.each([curator, brandOwner])('is refused to users without the queue’s duty: $name', async (actor) => {
    expect(await refusedWith(followUp, { ...charge, note: 'x' }, { actor, store })).toEqual(['not_allowed']);
  });
});
