import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  aConversation,
  accepted,
  aMessage,
  aMessageReport,
  aParticipant,
  aProposal,
  brandMember,
  brandOwner,
  type Case,
  curator,
  FIRST_NEW_ID,
  ids,
  inserted,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  supporter,
  theCreator,
} from '../../../testing';
import type { Proposal } from '../../proposal';
import { dismissMessageReport, upholdMessageReport } from './decideReport';
import { markConversationRead } from './markConversationRead';
import { deleteMessage, editMessage, reportMessage, sendMessage, sendToMany } from './messages';
import { readConversation } from './readConversation';

const clientId = '0d0f4a6e-93d5-4b71-8a64-5f0f4dcbb1de';
const input = { proposalId: ids.proposal, clientId, body: ' Oi! ' };
const store = { proposals: [aProposal()] };
const begun = { ...store, conversations: [aConversation()], messages: [aMessage()] };
const late = '2026-11-21T12:10:00.000Z';

describe('sending a message', () => {
  it('starts the conversation with the first message', async () => {
    const { changes, reply } = await accepted(sendMessage, input, { actor: theCreator, store });
    expect(summarize(changes)).toEqual(['insert conversations', 'insert messages']);
    expect(inserted(changes, 'conversations')).toMatchObject({ lastCreatorSeq: 1, lastCompanySeq: 0 });
    const parties = { briefingId: ids.briefing, companyId: ids.company, creatorId: ids.creator };
    const conversationId = FIRST_NEW_ID;
    expect(inserted(changes, 'messages')).toMatchObject({
      ...parties,
      conversationId,
      seq: 1,
      side: 'creator',
      body: 'Oi!',
      authorId: ids.creatorUser,
    });
    expect(reply).toEqual({ conversationId, seq: 1 });
  });

  it('adds a message of any company member to the same conversation', async () => {
    const answer = { ...input, replyTo: 1 };
    const { changes } = await accepted(sendMessage, answer, { actor: brandMember, store: begun });
    expect(patchOf(changes, 'conversations')).toMatchObject({ lastSeq: 2, lastCompanySeq: 2 });
    expect(inserted(changes, 'messages')).toMatchObject({ seq: 2, side: 'company', replyTo: 1 });
  });

  it('stores a message once if the same client id is sent again', async () => {
    const again = { ...input, clientId: aMessage().clientId };
    const { changes, reply } = await accepted(sendMessage, again, { actor: theCreator, store: begun });
    expect([changes, reply]).toEqual([[], { conversationId: ids.conversation, seq: 1 }]);
  });

  it.each<[string, object, Case, string[]]>([
    ['a message by another brand', {}, { actor: otherBrand, store }, ['not_found']],
    ['a message by staff', {}, { actor: supporter, store }, ['not_found']],
    ['an empty message', { body: ' ' }, { actor: brandOwner, store }, ['message_empty /body']],
    [
      'a text that is too long',
      { body: 'a'.repeat(4_001) },
      { actor: brandOwner, store },
      ['too_long /body'],
    ],
    ['a file of another user', { fileId: 9 }, { actor: brandOwner, store }, ['unknown_file /file']],
    [
      'a reply to an unknown message',
      { replyTo: 2 },
      { actor: brandOwner, store: begun },
      ['unknown_message /replyTo'],
    ],
    ...(['declined', 'rejected', 'not_selected'] as const).map((status): [string, object, Case, string[]] => [
      status,
      {},
      { actor: brandOwner, store: { proposals: [aProposal({ status })] } },
      ['conversation_closed'],
    ]),
  ])('is rejected: %s', async (_what, given, who, expected) => {
    expect(await refusedWith(sendMessage, { ...input, ...given }, who)).toEqual(expected);
  });

  it('requires no text if there is a file', async () => {
    const files = [
      {
        id: 9,
        ownerId: ids.brandUser,
        companyId: ids.company,
        creatorId: null,
        name: 'nota.pdf',
        sha256: '',
      },
    ];
    const given = { actor: brandOwner, store: { ...store, files } };
    const { changes } = await accepted(sendMessage, { ...input, body: '', fileId: 9 }, given);
    expect(inserted(changes, 'messages')).toMatchObject({ fileId: 9, body: '' });
  });
});

describe('a brand that writes in a silent squad', () => {
  const naming = 'Aqui é a Aurora';
  const silentWith = (status: Proposal['status'], more: Store = {}): Store => ({
    proposals: [aProposal({ status })],
    briefings: [aBriefing({ kind: 'silent_squad' })],
    companies: [aCompany()],
    ...more,
  });
  const file = { id: 9, ownerId: ids.brandUser, companyId: ids.company, name: 'Aurora.pdf' };
  const files = [{ ...file, creatorId: null, mime: 'application/pdf', sha256: '' }];
  const many = { proposalIds: [ids.proposal], clientId, body: naming };
  const own = aMessage({ side: 'company', authorId: ids.brandUser });

  it.each<[string, () => Promise<string[]>, string[]]>([
    [
      'the name in a message',
      () => refusedWith(sendMessage, { ...input, body: naming }, by(silentWith('received'))),
      ['gives_brand_away /body'],
    ],
    ['a message without the name', () => refusedWith(sendMessage, input, by(silentWith('received'))), []],
    [
      'the name of a file',
      () => refusedWith(sendMessage, { ...input, fileId: 9 }, by(silentWith('received', { files }))),
      ['gives_brand_away /file'],
    ],
    [
      'the name after confidentiality is accepted',
      () => refusedWith(sendMessage, { ...input, body: naming }, by(silentWith('pending'))),
      [],
    ],
    [
      'the name in a message to several creators',
      () => refusedWith(sendToMany, many, by(silentWith('received'))),
      ['gives_brand_away /body'],
    ],
    [
      'the name in an edited message',
      () =>
        refusedWith(
          editMessage,
          { id: own.id, body: naming },
          by(silentWith('received', { messages: [own] })),
        ),
      ['gives_brand_away /body'],
    ],
  ])('must not reveal the brand’s name: %s', async (_, write, expected) => {
    expect(await write()).toEqual(expected);
  });
});
const by = (given: Store): Case => ({ actor: brandOwner, store: given });

describe('changing a message', () => {
  const own = { actor: theCreator, store: begun };
  it('marks the message as edited or deleted', async () => {
    const edited = await accepted(editMessage, { id: 215, body: 'Amei!' }, own);
    expect(patchOf(edited.changes, 'messages')).toEqual({ body: 'Amei!', editedAt: aMessage().createdAt });
    const deleted = await accepted(deleteMessage, { id: 215 }, own);
    expect(patchOf(deleted.changes, 'messages')).toMatchObject({ body: '', fileId: null });
  });

  it('is allowed only to the author within ten minutes', async () => {
    const edit = { id: 215, body: 'Amei!' };
    expect(await refusedWith(editMessage, edit, { ...own, now: late })).toEqual(['message_fixed']);
    expect(await refusedWith(deleteMessage, { id: 215 }, { ...own, now: late })).toEqual(['message_fixed']);
    expect(await refusedWith(editMessage, { id: 215, body: '' }, own)).toEqual(['message_empty /body']);
    for (const actor of [brandOwner, otherBrand, supporter]) {
      expect(await refusedWith(editMessage, edit, { ...own, actor })).toEqual(['not_found']);
    }
  });
});

describe('the read position in a conversation', () => {
  const read = { conversationId: ids.conversation, seq: 9 };
  it('moves only forward and never past the last message', async () => {
    const first = await accepted(markConversationRead, read, { actor: brandMember, store: begun });
    expect(inserted(first.changes, 'participants')).toMatchObject({ lastReadSeq: 1 });
    const kept = { ...begun, participants: [aParticipant()] };
    const again = await accepted(markConversationRead, read, { actor: theCreator, store: kept });
    expect(again.changes).toEqual([]);
  });

  it('can be set only by the two sides', async () => {
    for (const actor of [otherBrand, supporter]) {
      expect(await refusedWith(markConversationRead, read, { actor, store: begun })).toEqual(['not_found']);
    }
  });
});

describe('reporting a message', () => {
  const given = { id: aMessage().id, reason: 'off_platform', text: '' } as const;

  it('stores a copy of the message for support, once per reporter', async () => {
    const { changes } = await accepted(reportMessage, given, { actor: brandOwner, store: begun });
    expect(inserted(changes, 'message-reports')).toMatchObject({
      body: 'Adorei o briefing!',
      side: 'creator',
      reporterId: ids.brandUser,
      status: 'open',
    });
    const again = { ...begun, 'message-reports': [aMessageReport()] };
    expect((await accepted(reportMessage, given, { actor: brandOwner, store: again })).changes).toEqual([]);
  });

  it.each<[string, Case, string[]]>([
    ['for the side that sent the message', { actor: theCreator, store: begun }, ['own_message']],
    ['for another company', { actor: otherBrand, store: begun }, ['not_found']],
    ['for staff', { actor: supporter, store: begun }, ['not_found']],
    [
      'for a deleted message',
      { actor: brandOwner, store: { ...begun, messages: [aMessage({ deletedAt: late })] } },
      ['message_gone'],
    ],
  ])('is rejected %s', async (_what, who, expected) => {
    expect(await refusedWith(reportMessage, given, who)).toEqual(expected);
  });

  const reported = { ...begun, 'message-reports': [aMessageReport()] };
  const decision = { id: aMessageReport().id, comment: 'Fere os termos.' };

  it('hides the message and notifies the reporter and the author if support agrees', async () => {
    const { changes } = await accepted(upholdMessageReport, decision, { actor: supporter, store: reported });
    expect(patchOf(changes, 'messages')).toMatchObject({
      body: '',
      fileId: null,
      hiddenAt: NOW,
      deletedAt: NOW,
    });
    expect(summarize(changes)).toContain('emit users.messageHidden');
    expect(summarize(changes)).toContain('emit users.reportUpheld');
  });

  it('keeps the message and notifies the reporter if support disagrees', async () => {
    const { changes } = await accepted(dismissMessageReport, decision, { actor: supporter, store: reported });
    expect(summarize(changes)).toEqual(['move message-reports 226 dismiss', 'emit users.reportDismissed']);
    expect(await refusedWith(dismissMessageReport, decision, { actor: theCreator, store: reported })).toEqual(
      ['not_found'],
    );
  });
});

describe('reading a conversation as support', () => {
  const asked = { proposalId: ids.proposal, reason: 'A marca pediu ajuda com a entrega' };

  it('is allowed for half an hour with a reason that both sides receive', async () => {
    const { changes, reply } = await accepted(readConversation, asked, { actor: supporter, store: begun });
    expect(inserted(changes, 'conversation-readings')).toMatchObject({
      conversationId: ids.conversation,
      readerId: 109,
      reason: asked.reason,
      until: '2026-11-21T12:30:00.000Z',
    });
    expect(changes.at(-1)).toMatchObject({
      event: {
        kind: 'conversations.readByStaff',
        companyId: ids.company,
        creatorId: ids.creator,
        data: { by: 'Jonas Reis', comment: asked.reason },
      },
    });
    expect(reply).toEqual({ id: FIRST_NEW_ID });
  });

  it('requires an existing conversation, a sufficient reason and the duty support', async () => {
    const given = { actor: supporter, store: begun };
    expect(await refusedWith(readConversation, { ...asked, reason: 'ajuda' }, given)).toEqual([
      'reason_too_short /reason',
    ]);
    expect(await refusedWith(readConversation, asked, { ...given, store })).toEqual(['no_conversation']);
    for (const actor of [curator, brandOwner, theCreator]) {
      expect(await refusedWith(readConversation, asked, { ...given, actor })).toEqual(['not_found']);
    }
  });
});
