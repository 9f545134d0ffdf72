import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  nobody,
  ofCompany,
  ofCreator,
  paragraph,
  stamps,
  text,
} from '../../people';
import { brandHidden } from '../proposal';

/** A question on a brief; an answer may be corrected, and everybody reads the last one. */
export const questionFlow = defineFlow({
  name: 'questions',
  states: ['open', 'answered'],
  initial: 'open',
  moves: { answer: { from: ['open', 'answered'], to: 'answered' } },
});

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
  block: impersonal(z.enum(questionBlocks)),
  status: impersonal(z.enum(questionFlow.states as [StateOf<typeof questionFlow>])),
  statusSince: instant,
  text: erased(paragraph(600), dash, 'creator'),
  /** Empty until it is answered. */
  answer: erased(text(2_000), '', 'company'),
});

export type Question = z.output<typeof question>;

/** What other creators asked is read beside the brief, without who asked: `questionsForCreator`. */
const questionAccess = {
  read: anyOf<Actor, Question>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { answer: ofCompany },
} as const;

export const questions = defineResource({
  name: 'questions',
  schema: question,
  flow: questionFlow,
  writable: { create: [], update: [] },
  hidden: brandHidden,
  filters: {
    id: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'createdAt'],
  access: questionAccess,
});
