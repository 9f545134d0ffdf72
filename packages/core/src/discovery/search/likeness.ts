import { z } from 'zod';
import { type AudienceShares, skill } from '../../people';
import type { Profile } from './answer';

const percent = z.int().min(0).max(100);

/** Similarities of two creators. A similarity is null if one of the creators has no data for it. */
export const likeness = z.object({
  /** Specialties that both have. */
  skills: z.array(skill),
  isSameMain: z.boolean(),
  /**
   * Percentage of the first audience that the other also has, estimated between these bounds from their
   * composition.
   */
  audience: z.object({ from: percent, to: percent }).nullable(),
  /** The lower engagement in percent of the higher engagement. */
  engagement: percent.nullable(),
});
export type Likeness = Readonly<z.output<typeof likeness>>;

type Compared = Pick<Profile, 'mainSkill' | 'tags' | 'audience' | 'engagementBp'>;

const WEIGHTS = { speciality: 40, audience: 35, engagement: 25 } as const;

const skillsOf = ({ mainSkill, tags }: Compared) => [
  ...new Set([...(mainSkill === null ? [] : [mainSkill]), ...tags]),
];

export function likenessOf(one: Compared, other: Compared): Likeness {
  const [lower, higher] = [one.engagementBp, other.engagementBp].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return {
    skills: skillsOf(one).filter((each) => skillsOf(other).includes(each)),
    isSameMain: one.mainSkill !== null && one.mainSkill === other.mainSkill,
    audience: one.audience && other.audience ? audienceOverlap(one.audience, other.audience) : null,
    engagement: lower > 0 ? Math.round((100 * lower) / higher) : null,
  };
}

/**
 * Estimates the share of people who are in both audiences, from the composition of the audiences, because no
 * source names followers. The common share by one property (such as gender) is the sum of the smaller shares.
 * The common share by all properties together is at most the smallest of these, if they describe the same
 * people; it is their product if the properties are independent. Returns null if the audiences have no
 * property in common.
 */
export function audienceOverlap(
  one: AudienceShares,
  other: AudienceShares,
): { readonly from: number; readonly to: number } | null {
  const kinds = [
    [one.genders, other.genders],
    [one.ages, other.ages],
    // A city implies its country, so counting both would lower the product twice.
    hasShares(one.cities) && hasShares(other.cities)
      ? [one.cities, other.cities]
      : [one.countries, other.countries],
  ] as const;
  const common = kinds
    .filter(([a, b]) => hasShares(a) && hasShares(b))
    .map(([a = {}, b = {}]) => commonShare(a, b));
  if (common.length === 0) return null;
  const product = common.reduce((all, share) => all * share, 1);
  return { from: Math.round(100 * product), to: Math.round(100 * Math.min(...common)) };
}

type Shares = Readonly<Record<string, number | undefined>>;
const hasShares = (shares: Shares | undefined) => shares !== undefined && Object.keys(shares).length > 0;
const commonShare = (one: Shares, other: Shares) =>
  Math.min(
    1,
    Object.entries(one).reduce((sum, [key, share = 0]) => sum + Math.min(share, other[key] ?? 0), 0) / 100,
  );

/**
 * Returns 0 to 100 points for sorting. Unknown data gives no points, so that creators with data come first.
 */
export function likenessPoints(one: Compared, other: Compared): number {
  const { skills, isSameMain, audience, engagement } = likenessOf(one, other);
  const all = new Set([...skillsOf(one), ...skillsOf(other)]).size;
  const speciality = (Number(isSameMain) + (all === 0 ? 0 : skills.length / all)) / 2;
  const reached = audience === null ? 0 : (audience.from + audience.to) / 200;
  return (
    WEIGHTS.speciality * speciality +
    WEIGHTS.audience * reached +
    (WEIGHTS.engagement * (engagement ?? 0)) / 100
  );
}
