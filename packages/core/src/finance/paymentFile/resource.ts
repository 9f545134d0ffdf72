import { defineResource } from '../../people';
import { paymentAnswerFlow } from './flow';
import { paymentAnswerAccess, paymentFileAccess } from './policy';
import { paymentAnswer, paymentFile } from './schema';

export const paymentFiles = defineResource({
  name: 'payment-files',
  schema: paymentFile,
  flow: undefined,
  writable: { create: [], update: [] },
  /** Told by `payment-files.open` alone, which is written down. */
  hidden: () => ['content'],
  filters: { id: 'is', number: 'is', payOn: 'between', amountCents: 'between' },
  sorts: ['id', 'number', 'payOn', 'amountCents'],
  access: paymentFileAccess,
});

export const paymentAnswers = defineResource({
  name: 'payment-answers',
  schema: paymentAnswer,
  columns: { codes: 'jsonb' },
  flow: paymentAnswerFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: { id: 'is', status: 'is', outcome: 'is', paymentFileId: 'is', payoutId: 'is' },
  sorts: ['id', 'status'],
  access: paymentAnswerAccess,
});
