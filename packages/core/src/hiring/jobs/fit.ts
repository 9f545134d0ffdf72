import type { Creator } from '../../people';
import { type Match, match } from '../briefing';
import type { Job } from './job';

export type ConditionCode = 'available' | 'channel' | 'followers' | 'engagement' | 'state';

/** A hard condition of a job, and whether a creator meets the condition. */
export interface ConditionFit {
  readonly code: ConditionCode;
  readonly met: boolean;
  readonly params: Readonly<Record<string, string | number>>;
}

type RequiredOfApplicants = Pick<Job, 'channels' | 'conditions'>;
type Applicant = Pick<Creator, 'presences' | 'available' | 'state'>;

/**
 * Returns the hard conditions of a job. A creator who does not meet all of them cannot apply, even with a
 * high match score.
 */
export function conditionsFor(
  { channels, conditions }: RequiredOfApplicants,
  creator: Applicant,
): ConditionFit[] {
  const { minFollowers, minEngagementPercent, state } = conditions;
  const there = creator.presences.filter(({ channel }) => channels.includes(channel));
  const most = (figures: readonly number[]) => Math.max(0, ...figures);
  const followers = most(there.map((one) => one.followers));
  const percent = most(there.map((one) => one.engagementBp)) / 100;
  return [
    { code: 'available', met: creator.available, params: {} },
    {
      code: 'channel',
      met: channels.length === 0 || there.length > 0,
      params: { channels: channels.join(',') },
    },
    ...(minFollowers === null
      ? []
      : [
          {
            code: 'followers' as const,
            met: followers >= minFollowers,
            params: { min: minFollowers, own: followers },
          },
        ]),
    ...(minEngagementPercent === null
      ? []
      : [
          {
            code: 'engagement' as const,
            met: percent >= minEngagementPercent,
            params: { min: minEngagementPercent, own: percent },
          },
        ]),
    ...(state === '' ? [] : [{ code: 'state' as const, met: creator.state === state, params: { state } }]),
  ];
}

/**
 * Scores how well a creator matches a job, with the reasons, by the same weights as on a shortlist.
 * @param askedCents price of the creator's application, if it differs from the fee range
 */
export const matchJob = (opening: Job, creator: Creator, askedCents: number | null = null): Match =>
  match({ ...opening, budgetCents: opening.feeHighCents, creatorsWanted: 1 }, creator, askedCents);
