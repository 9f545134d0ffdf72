import { type Change, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { requesterEvent, userEvent } from '../leaving';
import { type PrivacyRequest, privacyRequest, privacyRequests } from '../request';

const fields = { answer: privacyRequest.shape.answer.min(1, 'required') };

const happened = {
  answer: { user: 'users.privacyAnswered', requester: 'answered' },
  refuse: { user: 'users.privacyRefused', requester: 'declined' },
} as const;

/** Sends the answer to the account, or to the address of a person without one. */
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

/** Staff have done what was asked and say so. What is to be erased at a day that is settled answers itself. */
export const answerRequest = defineAnswer('answer');

/** Staff may not, or need not, do what was asked, and say why. */
export const refuseRequest = defineAnswer('refuse');
