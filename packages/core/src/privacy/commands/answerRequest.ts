import { defineMove } from '../../party';
import { userEvent } from '../leaving';
import { privacyRequest, privacyRequests } from '../request';

const answer = privacyRequest.shape.answer.min(1, 'required');

/** Staff have done what was asked and say so. What is to be erased at a day that is settled answers itself. */
export const answerRequest = defineMove(privacyRequests, 'answer', {
  fields: { answer },
  also: async () => null,
  decide: ({ row, input: { answer: answerText } }) =>
    row.eraseAt === null
      ? {
          patch: { answer: answerText },
          and: [userEvent('users.privacyAnswered', row.userId, { comment: answerText })],
        }
      : { refused: [{ pointer: '', code: 'erasure_is_set' }] },
});

/** Staff may not, or need not, do what was asked, and say why. */
export const refuseRequest = defineMove(privacyRequests, 'refuse', {
  fields: { answer },
  also: async () => null,
  decide: ({ row, input: { answer: answerText } }) =>
    row.eraseAt === null
      ? {
          patch: { answer: answerText },
          and: [userEvent('users.privacyRefused', row.userId, { comment: answerText })],
        }
      : { refused: [{ pointer: '', code: 'erasure_is_set' }] },
});
