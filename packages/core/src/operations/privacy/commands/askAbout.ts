import { z } from 'zod';
import { accept, insert, Problem, refuse } from '../../../kit';
import { defineCommand, userIdOf } from '../../../people';
import { userEvent } from '../leaving';
import {
  dueFrom,
  privacyRequest,
  privacyRequestFlow,
  privacyRequests,
  requestKind,
  withAccount,
} from '../request';

/**
 * Creates a privacy request of the current user, at most one open request per kind. Refuses with
 * `asked_already`.
 */
export const requestPrivacy = defineCommand({
  name: 'privacy-requests.ask',
  rest: 'Requests a copy of your data or their erasure',
  notWhileImpersonating: true,
  input: z.strictObject({ kind: requestKind, text: privacyRequest.shape.text }),
  async load(find, { kind }, { actor }) {
    const userId = userIdOf(actor);
    if (userId === null) throw new Problem('not_allowed');
    return { userId, open: await find.many(privacyRequests, { userId, kind, status: 'open' }) };
  },
  decide({ rows: { userId, open }, input, now }) {
    if (open.length > 0) return refuse('asked_already', '/kind');
    return accept(
      [
        insert(privacyRequests, {
          ...input,
          ...withAccount,
          userId,
          status: privacyRequestFlow.initial,
          statusSince: now,
          dueOn: dueFrom(now),
          erases: null,
          eraseAt: null,
          answer: '',
        }),
        userEvent('users.privacyAsked', userId, { title: dueFrom(now).split('-').reverse().join('/') }),
      ],
      {},
    );
  },
});
