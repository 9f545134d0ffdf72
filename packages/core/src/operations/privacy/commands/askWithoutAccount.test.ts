import { describe, expect, it } from 'vitest';
import {
  accepted,
  aPrivacyRequest,
  aUser,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  summarize,
  supporter,
  systemActor,
} from '../../../testing';
import { type PrivacyInquiry, privacyInquiries } from '../inquiry';
import {
  answerRequest,
  askWithoutAccount,
  confirmInquiry,
  eraseDue,
  refuseRequest,
  scheduleErasure,
} from '.';

const visitor = { role: 'nobody' } as const;
const address = 'lia@example.com';
const asked = {
  email: address,
  locale: 'pt',
  kind: 'erasure',
  text: '',
  channel: null,
  handle: null,
} as const;
const profile = { channel: 'instagram', handle: 'lia.prado' } as const;

describe('a privacy request without an account', () => {
  it('stores the inquiry and sends its address an e-mail', async () => {
    const { changes } = await accepted(
      askWithoutAccount,
      { ...asked, channel: 'instagram', handle: 'https://www.instagram.com/Lia.Prado/' },
      { actor: visitor, store: {} },
    );
    expect(summarize(changes)).toEqual(['insert privacy_inquiries', 'emit privacy_inquiries.asked']);
    expect(inserted(changes, 'privacy_inquiries')).toMatchObject(profile);
  });

  it.each([
    [{ channel: 'instagram', handle: null }, 'required /handle'],
    [{ channel: null, handle: 'lia.prado' }, 'required /channel'],
  ] as const)('must name a complete profile: %o', async (half, refusal) => {
    const given = { ...asked, ...half };
    expect(await refusedWith(askWithoutAccount, given, { actor: visitor, store: {} })).toEqual([refusal]);
  });
});

describe('confirming the address of a privacy request', () => {
  const tokenHash = 'a'.repeat(64);
  const anInquiry = (given: Partial<PrivacyInquiry> = {}): PrivacyInquiry => ({
    ...asked,
    id: 3,
    version: 1,
    createdAt: '2026-11-18T12:00:00.000Z',
    updatedAt: NOW,
    tokenHash,
    ...given,
  });
  const confirm = (inquiry: PrivacyInquiry, more = {}) =>
    [
      confirmInquiry,
      { tokenHash },
      { actor: visitor, store: { [privacyInquiries.name]: [inquiry], ...more } },
    ] as const;

  it('creates a request that is due 15 days after the inquiry', async () => {
    const { changes } = await accepted(...confirm(anInquiry()));
    expect(summarize(changes)).toEqual([
      'remove privacy_inquiries 3',
      'insert privacy-requests',
      'emit privacy-requests.received',
    ]);
    expect(inserted(changes, 'privacy-requests')).toMatchObject({
      userId: null,
      email: address,
      dueOn: '2026-12-03',
      code: null,
    });
  });

  it('creates a code for the profile’s bio if the request is about a profile', async () => {
    const { changes } = await accepted(...confirm(anInquiry(profile)));
    expect(summarize(changes)).toContain('emit privacy-requests.receivedHandle');
    expect(inserted(changes, 'privacy-requests')).toMatchObject({
      ...profile,
      code: expect.stringMatching(/^elenco-\w+$/),
    });
  });

  it('creates the request for the account if the address has one', async () => {
    const user = aUser({ email: address });
    const { changes } = await accepted(...confirm(anInquiry(), { users: [user] }));
    expect(summarize(changes)).toEqual([
      'remove privacy_inquiries 3',
      'insert privacy-requests',
      'emit users.privacyAsked',
    ]);
    expect(inserted(changes, 'privacy-requests')).toMatchObject({ userId: user.id, email: null });
    const both = await accepted(...confirm(anInquiry(profile), { users: [user] }));
    expect(summarize(both.changes).filter((one) => one === 'insert privacy-requests')).toHaveLength(2);
  });

  it.each([
    ['expired', anInquiry({ createdAt: '2026-11-13T12:00:00.000Z' }), {}, 'not_found'],
    ['unknown', anInquiry({ tokenHash: 'b'.repeat(64) }), {}, 'not_found'],
    [
      'a duplicate of an open request',
      anInquiry(),
      {
        'privacy-requests': [
          aPrivacyRequest({ userId: null, email: address, locale: 'pt', kind: 'erasure' }),
        ],
      },
      'asked_already',
    ],
  ])('refuses a request that is %s', async (_, inquiry, more, code) => {
    expect(await refusedWith(...confirm(inquiry, more))).toEqual([code]);
  });
});

describe('staff deciding a privacy request without an account', () => {
  const request = (given = {}) =>
    aPrivacyRequest({ userId: null, email: address, locale: 'en', kind: 'erasure', ...given });
  const proved = request({ ...profile, code: 'elenco-1a2b' });
  const by = (row: ReturnType<typeof request>) => ({
    actor: supporter,
    store: { 'privacy-requests': [row] },
  });
  const input = { id: request().id, erases: 'no_account', codeSeen: 'yes' } as const;

  it.each([
    ['of an address', request(), { ...input, codeSeen: 'no' }],
    ['of a profile whose code they saw', proved, input],
  ] as const)('can schedule the erasure %s for the next run', async (_, row, given) => {
    const { changes } = await accepted(scheduleErasure, given, by(row));
    expect(summarize(changes)).toEqual([`move privacy-requests ${row.id} schedule`]);
    expect(patchOf(changes, 'privacy-requests')).toEqual({ erases: 'no_account', eraseAt: NOW });
  });

  it.each([
    [
      'of a profile without having seen the code',
      proved,
      { ...input, codeSeen: 'no' },
      'code_not_seen /codeSeen',
    ],
    [
      'of a profile as if it were an account',
      proved,
      { ...input, erases: 'account' },
      'erasure_other_kind /erases',
    ],
    [
      'of an account as if there were none',
      aPrivacyRequest({ kind: 'erasure' }),
      input,
      'erasure_other_kind /erases',
    ],
    ['for a request that is not about erasure', request({ kind: 'access' }), input, 'not_an_erasure'],
  ] as const)('cannot schedule the erasure %s', async (_, row, given, code) => {
    expect(await refusedWith(scheduleErasure, given, by(row))).toEqual([code]);
  });

  it.each([
    [answerRequest, 'privacy-requests.answered'],
    [refuseRequest, 'privacy-requests.declined'],
  ])('sends the answer to the address of the request', async (run, kind) => {
    const { changes } = await accepted(run, { id: request().id, answer: 'Feito.' }, by(request()));
    expect(summarize(changes)).toContain(`emit ${kind}`);
  });

  it('erases the data and sends a last e-mail to the address', async () => {
    const row = { ...proved, erases: 'no_account', eraseAt: NOW } as const;
    const notice = { subject: 'a', text: 'b', html: 'c' };
    const { changes } = await accepted(
      eraseDue,
      { id: row.id, notice },
      { actor: systemActor, store: { 'privacy-requests': [row] } },
    );
    expect(summarize(changes)).toEqual([`move privacy-requests ${row.id} erase`, `erase guest ${row.id}`]);
    expect(changes.at(-1)).toMatchObject({ erasureNotice: { to: address, locale: 'en' } });
  });
});
