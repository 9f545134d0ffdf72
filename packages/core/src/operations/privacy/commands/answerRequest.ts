import { type Change, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { requesterEvent, userEvent } from '../leaving';
import { type PrivacyRequest, privacyRequest, privacyRequests } from '../request';

const fields = { answer: privacyRequest.shape.answer.min(1, 'required') };

const happened = {
  answer: { user: 'users.privacyAnswered', requester: 'answered' },
  refuse: { user: 'users.privacyRefused', requester: 'declined' },
} as const;

/** Notifies the account, or the e-mail address if the requester has none. */
function answerEvent({ id, userId }: PrivacyRequest, move: keyof typeof happened, comment: string): Change {
  const { user, requester } = happened[move];
  return userId === null
    ? requesterEvent(requester, privacyRequests, id, { comment })
    : userEvent(user, userId, { comment });
}

const defineAnswer = (move: keyof typeof happened) =>
  defineMove(privacyRequests, move, {
    fields,
    also: async () => null,
    decide: ({ row, input: { answer } }) =>
      row.eraseAt === null
        ? { patch: { answer }, and: [answerEvent(row, move, answer)] }
        : refuse('erasure_is_set'),
  });

/**
 * Answers a request once staff have done what it asks. A scheduled erasure is answered when it is carried
 * out.
 */
export const answerRequest = defineAnswer('answer');

/** Refuses a request, with a reason. */
export const refuseRequest = defineAnswer('refuse');
