import { z } from 'zod';
import { date, erased, id, impersonal, line } from '../../people';

/** Stages of a company's contact with a creator, in order. */
export const listStages = ['to_contact', 'contacted', 'negotiating', 'won', 'no'] as const;
export type ListStage = (typeof listStages)[number];

/** Stages in the order in which a squad's plan lists their creators. */
export const stagesByInterest: readonly ListStage[] = ['won', 'negotiating', 'contacted', 'to_contact', 'no'];

/** Stages whose creators are invited by default if a whole list is invited: all except `no`. */
export const invitedStages: readonly ListStage[] = listStages.filter((stage) => stage !== 'no');

export const MAX_LABELS = 8;
/** Maximum length of a label. */
export const LABEL_LENGTH = 30;

/** Stage and details of a company's contact with a creator on a list. */
export const tracking = z.object({
  stage: impersonal(z.enum(listStages)),
  /** The colleague who talks to the creator. */
  ownerId: id.nullable(),
  labels: erased(z.array(line(LABEL_LENGTH)).max(MAX_LABELS, 'too_many'), '{}'),
  lastContactOn: impersonal(date.nullable()),
  nextContactOn: impersonal(date.nullable()),
});
export type Tracking = z.output<typeof tracking>;

export const trackedFields = Object.keys(tracking.shape) as (keyof Tracking)[];

/** Tracking of a creator who is new on a list. */
export const untracked: Tracking = {
  stage: 'to_contact',
  ownerId: null,
  labels: [],
  lastContactOn: null,
  nextContactOn: null,
};

/**
 * Returns today as the day of contact if a creator who has no day of contact moves from `to_contact` to a
 * stage other than `no`; otherwise returns an empty patch.
 */
export const firstContact = (
  before: Pick<Tracking, 'stage' | 'lastContactOn'>,
  stage: ListStage,
  today: string,
): Partial<Pick<Tracking, 'lastContactOn'>> =>
  before.stage === 'to_contact' && stage !== 'to_contact' && stage !== 'no' && before.lastContactOn === null
    ? { lastContactOn: today }
    : {};

/** Returns labels without duplicates, ignoring case, in their order. */
export function distinctLabels(labels: readonly string[]): string[] {
  const seen = new Set<string>();
  return labels.filter((label) => {
    const key = label.toLocaleLowerCase('pt');
    return !seen.has(key) && seen.add(key);
  });
}

/** Stages after which no contact is due. */
const finalStages: readonly ListStage[] = ['won', 'no'];
export const isFinalStage = (stage: ListStage): boolean => finalStages.includes(stage);

/**
 * Returns the day of the next contact; null at a final stage. The day remains stored, in case the talks
 * continue.
 */
export const nextContactOf = ({
  stage,
  nextContactOn,
}: Pick<Tracking, 'stage' | 'nextContactOn'>): string | null => (isFinalStage(stage) ? null : nextContactOn);

/** True if the day of the next contact is today or has passed. */
export function isContactDue(row: Pick<Tracking, 'stage' | 'nextContactOn'>, today: string): boolean {
  const next = nextContactOf(row);
  return next !== null && next <= today;
}
