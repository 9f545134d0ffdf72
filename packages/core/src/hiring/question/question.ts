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
  noOne,
  ofCompany,
  ofCreator,
  paragraph,
  stamps,
  text,
} from '../../people';
import { brandHidden } from '../proposal';

/** Flow of a question about a brief. The brand may correct its answer; creators see the latest one. */
export const questionFlow = defineFlow({
  name: 'questions',
  states: ['open', 'answered'],
  initial: 'open',
  moves: { answer: { from: ['open', 'answered'], to: 'answered' } },
});

/** Parts of a brief about which creators can ask. */
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

/** Maximum number of open questions per creator and briefing. */
export const MAX_OPEN_QUESTIONS = 10;

/** A question of an invited creator, and the brand's answer to all invited creators. */
export const question = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  /** The creator who asks. Hidden from the other invited creators. */
  creatorId: id,
  block: impersonal(z.enum(questionBlocks)),
  status: impersonal(z.enum(questionFlow.states as [StateOf<typeof questionFlow>])),
  statusSince: instant,
  text: erased(paragraph(600), dash, 'creator'),
  /** The brand's answer; empty until the brand answers. */
  answer: erased(text(2_000), '', 'company'),
});

export type Question = z.output<typeof question>;

/** Creators read other creators' questions only through `questionsForCreator`, which hides who asked. */
const questionAccess = {
  read: anyOf<Actor, Question>(ofCompany, ofCreator, anyStaff),
  create: noOne,
  update: noOne,
  remove: noOne,
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
