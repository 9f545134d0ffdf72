import {
  type Creator,
  hasEnoughSpecialties,
  missingInCreator,
  type Payee,
  PHOTO,
  type User,
} from '../../people';

/** Consequences of an incomplete profile, the most severe first. */
export const firstCosts = ['invitations', 'proposals', 'deliveries', 'impression'] as const;
export type FirstCost = (typeof firstCosts)[number];

/**
 * Steps that complete a profile, in order, each with the consequence of skipping it. Brands can invite a
 * creator once no step with the cost `invitations` is open.
 */
const costOf = {
  photo: 'impression',
  words: 'proposals',
  channel: 'invitations',
  payee: 'proposals',
  address: 'deliveries',
  specialties: 'impression',
  work: 'impression',
} as const satisfies Record<string, FirstCost>;
export type FirstStep = keyof typeof costOf;
export const firstSteps = Object.keys(costOf) as readonly FirstStep[];

/**
 * Steps of freelancers, in order. Freelancers are hired for their work, so the step `work` comes early, and
 * channels are optional.
 */
const stepsOfFreelancers: readonly FirstStep[] = [
  'photo',
  'words',
  'work',
  'payee',
  'address',
  'specialties',
];

export const isFirstStep = (name: string | undefined): name is FirstStep =>
  firstSteps.some((step) => step === name);

export interface FirstRunFacts {
  readonly creator: Creator;
  readonly payee: Payee | undefined;
  readonly address: User['address'];
  /** Number of portfolio projects. */
  readonly projects: number;
}

export interface FirstRun {
  readonly steps: readonly { readonly step: FirstStep; readonly done: boolean; readonly cost: FirstCost }[];
  /** The most severe consequence of the open steps; null if the profile is complete. */
  readonly cost: FirstCost | null;
  /** The first step that removes this consequence; null if there is none. */
  readonly blocking: FirstStep | null;
}

/** Returns which steps are done, and the consequence of the open ones. */
export function firstRun({ creator, payee, address, projects }: FirstRunFacts): FirstRun {
  const required = missingInCreator(creator, payee);
  const done: Record<FirstStep, boolean> = {
    photo: PHOTO.test(creator.portrait),
    words: !required.includes('bio') && !required.includes('city'),
    channel: !required.includes('presences'),
    payee: !required.includes('payee'),
    address: address !== null,
    specialties: hasEnoughSpecialties(creator),
    work: projects > 0,
  };
  const asked = creator.profileType === 'freelancer' ? stepsOfFreelancers : firstSteps;
  const steps = asked.map((step) => ({ step, done: done[step], cost: costOf[step] }));
  const missing = steps.filter((one) => !one.done);
  const cost = firstCosts.find((cost) => missing.some((one) => one.cost === cost)) ?? null;
  return { steps, cost, blocking: missing.find((one) => one.cost === cost)?.step ?? null };
}

/** Returns the first open step after `from`, by default from the beginning; undefined if none is left. */
export function nextFirstStep({ steps }: FirstRun, from?: FirstStep): FirstStep | undefined {
  const at = steps.findIndex(({ step }) => step === from) + 1;
  return steps.slice(at).find(({ done }) => !done)?.step;
}
