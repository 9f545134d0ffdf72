import { z } from 'zod';
import { accept, type Find, insert, Problem, refuse, remove } from '../../../kit';
import { type Actor, channel, defineCommand, line, readHandle, tokenHash, users } from '../../../people';
import { INQUIRY_DAYS, type PrivacyInquiry, privacyInquiries, privacyInquiry } from '../inquiry';
import { requesterEvent, userEvent } from '../leaving';
import { dueFrom, privacyRequestFlow, privacyRequests, withAccount } from '../request';

const DAY_MS = 86_400_000;
const { email, locale, kind, text } = privacyInquiry.shape;

/**
 * Stores an inquiry about the data of a person without an account, and sends a link to the given e-mail
 * address. Opening the link confirms the address. The reply is the same for every address. Refuses with
 * `required` for a network without a handle or a handle without a network, and `invalid_handle`.
 */
export const askWithoutAccount = defineCommand({
  name: 'privacy-requests.askWithoutAccount',
  input: z.strictObject({
    email,
    locale,
    kind,
    text,
    channel: channel.nullable(),
    /** Handle as typed, or the URL of the profile. */
    handle: line(200).nullable(),
  }),
  load: async (find) => ({ ids: await find.ids(privacyInquiries, 1) }),
  decide({ rows: { ids }, input }) {
    if (input.handle !== null && input.channel === null) return refuse('required', '/channel');
    if (input.channel !== null && input.handle === null) return refuse('required', '/handle');
    const named = input.channel && input.handle && readHandle(input.channel, input.handle);
    if (named === undefined) return refuse('invalid_handle', '/handle');
    const handle = named?.toLowerCase() ?? null;
    const [id = 0] = ids;
    return accept(
      [
        insert(privacyInquiries, { id, ...input, handle, tokenHash: null }),
        requesterEvent('asked', privacyInquiries, id),
      ],
      {},
    );
  },
});

/**
 * Returns the inquiry that a link confirms.
 * @throws Problem `not_found` for an unknown, used or expired link
 */
async function inquiryOf(find: Find<Actor>, hash: string, now: string): Promise<PrivacyInquiry> {
  const [inquiry] = await find.lockMany(privacyInquiries, { tokenHash: hash });
  const expired = inquiry && Date.parse(inquiry.createdAt) + INQUIRY_DAYS * DAY_MS < Date.parse(now);
  if (!inquiry || expired) throw new Problem('not_found');
  return inquiry;
}

/**
 * Turns an inquiry into a request for staff, whose time to answer counts from the inquiry. If the address has
 * an account, the request belongs to that account, and an imported profile gets a separate request. Refuses
 * with `asked_already`.
 */
export const confirmInquiry = defineCommand({
  name: 'privacy-requests.confirmInquiry',
  input: z.strictObject({ tokenHash }),
  async load(find, input, { now }) {
    const inquiry = await inquiryOf(find, input.tokenHash, now);
    const [user] = await find.lockMany(users, { email: inquiry.email });
    const open = { kind: inquiry.kind, status: 'open' } as const;
    const { channel: on, handle } = inquiry;
    return {
      inquiry,
      user,
      ofAccount: user ? await find.many(privacyRequests, { ...open, userId: user.id }) : [],
      ofAddress: await find.many(privacyRequests, { ...open, email: inquiry.email, channel: on, handle }),
      code: `elenco-${await find.random(4)}`,
      ids: await find.ids(privacyRequests, 1),
    };
  },
  decide({ rows: { inquiry, user, ofAccount, ofAddress, code, ids }, now }) {
    const byAccount = user && ofAccount.length === 0 ? user : undefined;
    const byAddress = (!user || inquiry.handle !== null) && ofAddress.length === 0;
    if (!byAccount && !byAddress) return refuse('asked_already');
    const dueOn = dueFrom(inquiry.createdAt);
    const title = dueOn.split('-').reverse().join('/');
    const asked = {
      kind: inquiry.kind,
      text: inquiry.text,
      status: privacyRequestFlow.initial,
      statusSince: now,
      dueOn,
      erases: null,
      eraseAt: null,
      answer: '',
    };
    const [id = 0] = ids;
    const { email: address, locale: language, channel: on, handle } = inquiry;
    const proof = handle === null ? null : code;
    const own = { id, ...asked, userId: null, email: address, locale: language, channel: on, handle };
    return accept(
      [
        remove(privacyInquiries, inquiry.id),
        ...(byAccount
          ? [
              insert(privacyRequests, { ...asked, ...withAccount, userId: byAccount.id }),
              userEvent('users.privacyAsked', byAccount.id, { title }),
            ]
          : []),
        ...(byAddress
          ? [
              insert(privacyRequests, { ...own, code: proof }),
              proof === null
                ? requesterEvent('received', privacyRequests, id, { title })
                : requesterEvent('receivedHandle', privacyRequests, id, {
                    title,
                    comment: proof,
                    by: handle ?? '',
                  }),
            ]
          : []),
      ],
      {},
    );
  },
});
