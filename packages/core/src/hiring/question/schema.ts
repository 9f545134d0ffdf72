import { z } from 'zod';
import type { StateOf } from '../../kit';
import { id, instant, paragraph, stamps, text } from '../../people';
import { questionFlow } from './flow';

/** The parts of a brief that a question can be pinned to. */
export const questionBlocks = [
  'brand',
  'project',
  'audience',
  'deliverables',
  'dates',
  'rights',
  'references',
  'dos',
  'payment',
  'other',
] as const;
export type QuestionBlock = (typeof questionBlocks)[number];

/** So many questions of one creator may wait for an answer at a time. */
export const MOST_OPEN_QUESTIONS = 10;

/** What an invited creator wants to know of a brief, and what its brand answers to all who are invited. */
export const question = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  /** Who asks; the other invited are not told. */
  creatorId: id,
  block: z.enum(questionBlocks),
  status: z.enum(questionFlow.states as [StateOf<typeof questionFlow>]),
  statusSince: instant,
  text: paragraph(600),
  /** Empty until it is answered. */
  answer: text(2_000),
});
export type Question = z.output<typeof question>;
