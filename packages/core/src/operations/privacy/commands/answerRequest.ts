import { type Change, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { requesterEvent, userEvent } from '../leaving';
import { type PrivacyRequest, privacyRequest, privacyRequests } from '../request';

const fields = { answer: privacyRequest.shape.answer.min(1, 'required') };

const happened = {
  answer: { user: 'users.privacyAnswered', requester: 'answered' },
  refuse: { user: 'users.privacyRefused', requester: 'declined' },
} as const;

/** Returns the notice to the account, or to the e-mail address of a requester without one. */
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
 * Answers a request after staff have fulfilled it. A request with a scheduled erasure is answered when the
 * data is erased.
 */
export const answerRequest = defineAnswer('answer');

/** Refuses a request, with a reason. */
export const refuseRequest = defineAnswer('refuse');
