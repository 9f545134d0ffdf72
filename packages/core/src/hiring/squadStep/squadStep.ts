import { z } from 'zod';
import { anyOf, canonical, defineFlow, hashOf, narrowed, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompany,
  ofPeopleOrMoney,
  type Rule,
  secret,
  stamps,
  systemOnly,
  text,
  webLink,
} from '../../people';

/** Flow of a step in a squad's plan (docs/spec/states.md#squad). */
export const squadStepFlow = defineFlow({
  name: 'squad-steps',
  states: ['planned', 'doing', 'awaiting_approval', 'changes_requested', 'approved', 'done', 'skipped'],
  initial: 'planned',
  moves: {
    begin: { from: ['planned'], to: 'doing' },
    submit: { from: ['planned', 'doing', 'changes_requested'], to: 'awaiting_approval' },
    requestChanges: { from: ['awaiting_approval'], to: 'changes_requested', comment: 'required' },
    approve: { from: ['awaiting_approval'], to: 'approved' },
    reopen: { from: ['approved'], to: 'awaiting_approval' },
    finish: { from: ['planned', 'doing'], to: 'done' },
    skip: { from: ['planned', 'doing', 'changes_requested'], to: 'skipped', comment: 'required' },
  },
});

export const MAX_STEPS = 40;

export const MAX_DEPENDENCIES = 10;

export const MAX_LINKS = 5;

/** Content of a step, to which an approval refers. */
export const stepContent = z.object({
  title: erased(line(120), dash),
  description: erased(text(4_000), ''),
  links: erased(z.array(webLink).max(MAX_LINKS, 'too_many'), '[]'),
  startsOn: impersonal(date),
  dueOn: impersonal(date),
});

export type StepContent = z.output<typeof stepContent>;

const names = Object.keys(stepContent.shape) as (keyof StepContent)[];

/** Plan of a step: content, responsible member, dependencies, and whether it needs approval. */
export const stepPlan = z.object({
  ...stepContent.shape,
  ownerId: id.nullable(),
  dependsOn: impersonal(z.array(id).max(MAX_DEPENDENCIES, 'too_many')),
  needsApproval: impersonal(z.boolean()),
});

/** A step of a squad's plan. */
export const squadStep = z.object({
  ...stamps,
  status: impersonal(z.enum(squadStepFlow.states as [StateOf<typeof squadStepFlow>])),
  statusSince: instant,
  squadId: id,
  companyId: id,
  ...stepPlan.shape,
});

export type SquadStep = z.output<typeof squadStep>;

/** An answer about the content that a step had at the time of the answer. Answers are never changed. */
export const stepApproval = z.object({
  ...stamps,
  squadId: id,
  companyId: id,
  stepId: id,
  verdict: impersonal(z.enum(['approved', 'changes'])),
  /** SHA-256 of the content in canonical form, hexadecimal. */
  hash: secret(z.string().length(64)),
  content: erased(stepContent, '{}'),
  comment: erased(text(1_000), ''),
  /** User id of the company member; null for guests. */
  userId: id.nullable(),
  /** Share link of the guest; null for company members. */
  shareLinkId: id.nullable(),
  /** Name of the author at the time of the answer. */
  name: erased(line(80), dash),
});

export type StepApproval = z.output<typeof stepApproval>;

export const contentOf = ({ title, description, links, startsOn, dueOn }: StepContent): StepContent => ({
  title,
  description,
  links,
  startsOn,
  dueOn,
});

export const stepHash = (step: StepContent): string => hashOf(canonical(contentOf(step)));

/** Returns the fields of the content that have changed, in the order of the page. */
export const changedContent = (before: StepContent, after: StepContent): (keyof StepContent)[] =>
  names.filter((name) => canonical(before[name]) !== canonical(after[name]));

const over: readonly SquadStep['status'][] = ['approved', 'done', 'skipped'];

/** True if no work is left in the step. */
export const isOver = ({ status }: Pick<SquadStep, 'status'>): boolean => over.includes(status);

/**
 * True if the step waits for this user's approval: for its responsible member, or for all members if it has
 * none.
 */
export const waitsForApprovalBy = (
  { status, ownerId }: Pick<SquadStep, 'status' | 'ownerId'>,
  userId: number,
): boolean => status === 'awaiting_approval' && (ownerId === null || ownerId === userId);

/** Sorts steps by start date, then by id. */
export const inOrder = <Step extends Pick<SquadStep, 'id' | 'startsOn'>>(steps: readonly Step[]): Step[] =>
  steps.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn) || a.id - b.id);

/**
 * Returns the current step of a squad: the first one that waits for approval, otherwise the first unfinished
 * one.
 */
export const currentStep = <Step extends Pick<SquadStep, 'id' | 'startsOn' | 'status'>>(
  steps: readonly Step[],
): Step | undefined => {
  const sorted = inOrder(steps);
  return sorted.find(({ status }) => status === 'awaiting_approval') ?? sorted.find((step) => !isOver(step));
};

/**
 * Allows the company and staff to read steps. Also allows the system, which reads them on behalf of a guest,
 * who has access through the squad's project.
 */
const readers = anyOf<Actor, { companyId: number }>(ofCompany, anyStaff, systemOnly);

export const squadSteps = defineResource({
  name: 'squad-steps',
  schema: squadStep,
  columns: { links: 'jsonb' },
  flow: squadStepFlow,
  writable: { create: [], update: [] },
  filters: { id: 'is', squadId: 'is', companyId: 'is', ownerId: 'is', status: 'is' },
  sorts: ['id', 'createdAt', 'startsOn', 'dueOn'],
  access: {
    read: readers as Rule<SquadStep>,
    create: noOne,
    update: noOne,
    remove: narrowed(ofCompany as Rule<SquadStep>, { status: 'planned' }),
    moves: {
      begin: ofCompany,
      submit: ofCompany,
      requestChanges: systemOnly,
      approve: systemOnly,
      reopen: systemOnly,
      finish: ofCompany,
      skip: ofCompany,
    },
  },
});

export const stepApprovals = defineResource({
  name: 'step-approvals',
  schema: stepApproval,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name']),
  filters: { id: 'is', squadId: 'is', companyId: 'is', stepId: 'is' },
  sorts: ['id', 'createdAt'],
  access: { read: readers as Rule<StepApproval>, create: noOne, update: noOne, remove: noOne, moves: {} },
});
