import { describe, expect, it } from 'vitest';
import type { Change } from '../../kit';
import type { Duty } from '../../people';
import {
  aBriefing,
  aCharge,
  aCompany,
  aCreator,
  accepted,
  anAssignment,
  aReceipt,
  aTask,
  aUser,
  brandOwner,
  contentEditor,
  curator,
  financier,
  ids,
  inserted,
  patchOf,
  refusedWith,
  summarize,
  supporter,
  TODAY,
} from '../../testing';
import { addTask, assignBriefings, completeTask, handOverTask, reopenTask, writeNote } from './commands';

const staffMember = (id: number, duties: Duty[]) =>
  aUser({ id, email: `${id}@elenco.example`, staff: true, duties, companyId: null, companyRole: null });
const secondCurator = 190;
const store = {
  briefings: [aBriefing(), aBriefing({ id: 32 })],
  companies: [aCompany()],
  creators: [aCreator()],
  users: [
    aUser(),
    staffMember(curator.userId, ['curation']),
    staffMember(secondCurator, ['curation']),
    staffMember(financier.userId, ['finance']),
    staffMember(contentEditor.userId, ['content']),
  ],
  tasks: [aTask(), aTask({ id: 404, status: 'done' })],
  charges: [aCharge()],
  receipts: [aReceipt()],
  assignments: [anAssignment({ rowId: 32, assigneeId: secondCurator })],
};
const noticePage = (changes: readonly Change[]) =>
  changes.flatMap((one) => (one.do === 'emit' ? [one.event.data?.page] : []))[0];
const at = { actor: curator, store };
const note = { briefingId: ids.briefing, body: 'Prefere áudio.' };
const task = { creatorId: ids.creator, title: 'Pedir o recibo', dueOn: TODAY, ownerId: financier.userId };

describe('a note by staff', () => {
  it('is stored with its subject and notifies the mentioned staff except its author', async () => {
    const mentions = [financier.userId, curator.userId];
    const { changes } = await accepted(writeNote, { ...note, mentions }, at);
    expect(summarize(changes)).toEqual(['insert notes', 'emit users.mentioned']);
    expect(inserted(changes, 'notes')).toMatchObject({
      briefingId: ids.briefing,
      companyId: ids.company,
      creatorId: null,
      userId: null,
      authorId: curator.userId,
      mentions,
    });
  });

  it.each<[string, object, string[]]>([
    ['without a subject', { body: 'Oi' }, ['one_subject']],
    ['with two subjects', { ...note, creatorId: ids.creator }, ['one_subject']],
    ['about an unknown user', { userId: 999, body: 'Oi' }, ['unknown_subject /userId']],
    [
      'with a mention of a brand’s user',
      { ...note, mentions: [ids.brandUser] },
      ['unknown_colleague /mentions/0'],
    ],
    [
      'with a mention of staff who cannot read notes',
      { ...note, mentions: [contentEditor.userId] },
      ['unknown_colleague /mentions/0'],
    ],
    ['without text', { ...note, body: ' ' }, ['required /body']],
  ])('is not stored %s', async (_, input, why) => {
    expect(await refusedWith(writeNote, input, at)).toEqual(why);
  });

  it.each([contentEditor, brandOwner])('cannot be written by other users: $name', async (actor) => {
    expect(await refusedWith(writeNote, note, { actor, store })).toEqual(['not_allowed']);
    expect(await refusedWith(addTask, task, { actor, store })).toEqual(['not_allowed']);
  });
});

describe('a task for staff', () => {
  it('notifies the assigned colleague, but no users who assign the task to themselves', async () => {
    const { changes } = await accepted(addTask, task, at);
    expect(summarize(changes)).toEqual(['insert tasks', 'emit users.taskGiven']);
    expect(inserted(changes, 'tasks')).toMatchObject({ status: 'open', companyId: null, ...task });
    const own = { title: 'Ler a caixa', dueOn: TODAY, ownerId: curator.userId };
    expect(summarize((await accepted(addTask, own, at)).changes)).toEqual(['insert tasks']);
  });

  it.each([
    ['a charge', { chargeId: ids.charge }, { companyId: ids.company }, `finance/charges/${ids.charge}`],
    ['a receipt', { receiptId: ids.receipt }, { companyId: null }, `finance/receipts/${ids.receipt}`],
    ['a creator', { creatorId: ids.creator }, { companyId: null }, `perfil/${ids.creator}`],
    ['a company', { companyId: ids.company }, {}, `enterprise-profile/${ids.company}`],
    ['nothing', {}, {}, 'tasks'],
  ])('links to its subject: %s', async (_what, about, fields, page) => {
    const given = { ...about, title: 'Conferir', dueOn: TODAY, ownerId: financier.userId };
    const { changes } = await accepted(addTask, given, at);
    expect(inserted(changes, 'tasks')).toMatchObject({ ...about, ...fields });
    expect(noticePage(changes)).toBe(page);
    const none = { briefingId: null, companyId: null, creatorId: null, userId: null };
    const made = aTask({ ...none, ...about, ...fields });
    const again = { actor: curator, store: { ...store, tasks: [made] } };
    const handed = await accepted(handOverTask, { id: made.id, ownerId: financier.userId }, again);
    expect(noticePage(handed.changes)).toBe(page);
  });

  it.each<[string, object, string[]]>([
    ['with a due date in the past', { ...task, dueOn: '2026-11-20' }, ['in_the_past /dueOn']],
    ['for a brand’s user', { ...task, ownerId: ids.brandUser }, ['unknown_colleague /ownerId']],
    ['with two subjects', { ...task, companyId: ids.company }, ['one_subject']],
  ])('is not stored %s', async (_, input, why) => {
    expect(await refusedWith(addTask, input, at)).toEqual(why);
  });

  it('can be completed, reopened and handed over', async () => {
    const { changes } = await accepted(handOverTask, { id: 403, ownerId: financier.userId }, at);
    expect(summarize(changes)).toEqual(['update tasks 403', 'emit users.taskGiven']);
    expect(summarize((await accepted(completeTask, { id: 403 }, at)).changes)).toEqual([
      'move tasks 403 complete',
    ]);
    expect(summarize((await accepted(reopenTask, { id: 404 }, at)).changes)).toEqual([
      'move tasks 404 reopen',
    ]);
  });
});

describe('assigning briefings to a curation member', () => {
  const both = { briefingIds: [ids.briefing, 32] };

  it('applies to several briefings together and notifies only new assignees', async () => {
    const { changes } = await accepted(assignBriefings, { ...both, assigneeId: secondCurator }, at);
    expect(summarize(changes)).toEqual([
      'insert assignments',
      'emit assignments.followUp',
      'emit users.assigned',
    ]);
    const mine = await accepted(assignBriefings, { ...both, assigneeId: curator.userId }, at);
    expect(summarize(mine.changes)).toEqual([
      'insert assignments',
      'emit assignments.followUp',
      'update assignments 401',
      'emit assignments.followUp',
    ]);
    expect(patchOf(mine.changes, 'assignments')).toEqual({
      assigneeId: curator.userId,
      assignedById: curator.userId,
    });
    const none = await accepted(assignBriefings, { ...both, assigneeId: null }, at);
    expect(summarize(none.changes)).toEqual(['remove assignments 401', 'emit assignments.followUp']);
  });

  it.each<[string, object, string[]]>([
    [
      'a briefing is unknown',
      { briefingIds: [ids.briefing, 999], assigneeId: secondCurator },
      ['unknown_briefing /briefingIds/1'],
    ],
    [
      'the assignee does not have the duty curation',
      { ...both, assigneeId: financier.userId },
      ['unknown_colleague /assigneeId'],
    ],
    [
      'the assignee is a brand’s user',
      { ...both, assigneeId: ids.brandUser },
      ['unknown_colleague /assigneeId'],
    ],
  ])('is rejected if %s', async (_, input, why) => {
    expect(await refusedWith(assignBriefings, input, at)).toEqual(why);
  });

  it('is allowed only for curation', async () => {
    const input = { ...both, assigneeId: curator.userId };
    expect(await refusedWith(assignBriefings, input, { actor: supporter, store })).toEqual(['not_allowed']);
  });
});
