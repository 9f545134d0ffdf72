import type { Currency } from '../../kit';
import type { Attachment, Briefing, Wanted } from './schema';
import type { BriefField } from './wizard';

/** Names of the facts of a brief: the keys of `fields` in `locales/<language>/brief.json`. */
export type FactLabel =
  | Exclude<BriefField, PartField | 'startsOn' | 'endsOn' | 'wished' | 'currency'>
  | ('period' | 'freelancersWanted')
  | ('genders' | 'ages' | 'classes' | 'audiencePlace')
  | ('creatorPlace' | 'cut' | 'minFollowers' | 'minEngagementPercent')
  | ('rounds' | 'reviewDays' | 'approver' | 'script')
  | ('uses' | 'territory' | 'rightsDays' | 'rightsFrom' | 'edits' | 'training')
  | ('category' | 'rivals' | 'daysBefore' | 'daysAfter')
  | ('mustSay' | 'mustNotSay' | 'claims' | 'contentTags' | 'music' | 'noWatermark' | 'disclosure')
  | ('workplace' | 'workAddress' | 'experience' | 'aspects' | 'equipment' | 'software' | 'access')
  | ('sector' | 'summary' | 'fee' | 'inPortfolio');
type PartField =
  | ('demographics' | 'creatorProfile' | 'review' | 'rights' | 'exclusivity')
  | ('contentRules' | 'work' | 'publicText');

/** Value of a fact. Each app formats it and lays it out. */
export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Several lines, as the user typed them. */
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'options'; readonly keys: readonly OptionKey[] }
  | { readonly kind: 'number' | 'days' | 'followers'; readonly count: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'date'; readonly on: string }
  | { readonly kind: 'period'; readonly from: string; readonly to: string }
  /** An amount, or a range of amounts, in minor units. If `toCents` is absent, `fromCents` is the amount. */
  | {
      readonly kind: 'money';
      readonly fromCents: number;
      readonly toCents?: number;
      readonly currency: Currency;
    }
  | { readonly kind: 'pieces'; readonly pieces: readonly Wanted[] }
  | { readonly kind: 'links'; readonly links: Briefing['links'] }
  | { readonly kind: 'files'; readonly files: readonly Attachment[] };

/** Key of an option's text: a set in `locales/<language>/options.json`, and the key of a value in it. */
type OptionOf<Set extends string, Value extends string> = `${Set}.${Value}`;
export type OptionKey =
  | OptionOf<'briefingKind', Briefing['kind']>
  | OptionOf<'goals', Briefing['goals'][number]>
  | OptionOf<'services', Briefing['services'][number]>
  | OptionOf<'skills', Briefing['tags'][number]>
  | OptionOf<'channels', Briefing['channels'][number]>
  | OptionOf<'genders', Briefing['demographics']['genders'][number]>
  | OptionOf<'ages', Briefing['demographics']['ages'][number]>
  | OptionOf<'classes', Briefing['demographics']['classes'][number]>
  | OptionOf<'rightsUse', Briefing['rights']['uses'][number]>
  | OptionOf<'territory', NonNullable<Briefing['rights']['territory']>>
  | OptionOf<'rightsStart', Briefing['rights']['from']>
  | OptionOf<'workplace', NonNullable<Briefing['work']['place']>>
  | OptionOf<'experience', NonNullable<Briefing['work']['experience']>>
  | OptionOf<'equipment', NonNullable<Briefing['work']['equipment']>>
  | OptionOf<'workAccess', NonNullable<Briefing['work']['access']>>;

export interface BriefFact {
  readonly label: FactLabel;
  readonly value: FactValue;
}

/** The fields of a brief that the reader may see. */
export type ReadBrief = Partial<Pick<Briefing, BriefField>>;

const fact = (label: FactLabel, value: FactValue): BriefFact[] => [{ label, value }];
const short = (label: FactLabel, text: string) => (text ? fact(label, { kind: 'text', text }) : []);
const long = (label: FactLabel, text: string) => (text ? fact(label, { kind: 'lines', text }) : []);
const yes = (label: FactLabel, is: boolean) => (is ? fact(label, { kind: 'yes' }) : []);
const counted = (label: FactLabel, kind: 'number' | 'days' | 'followers', count: number | null) =>
  count === null ? [] : fact(label, { kind, count });
/** Returns a number of days as a fact; no fact for zero or unknown days. */
const days = (label: FactLabel, count: number | null) => counted(label, 'days', count || null);

function options<Set extends string, Value extends string>(
  label: FactLabel,
  set: Set,
  values: readonly (Value | null)[],
) {
  const keys = values.filter((value) => value !== null).map((value) => `${set}.${value}` as OptionKey);
  return keys.length > 0 ? fact(label, { kind: 'options', keys }) : [];
}

const people = ({ genders, ages }: Pick<Briefing['demographics'], 'genders' | 'ages'>) => [
  ...options('genders', 'genders', genders),
  ...options('ages', 'ages', ages),
];

const facts: { readonly [F in BriefField]: (value: Briefing[F], brief: ReadBrief) => BriefFact[] } = {
  kind: (kind) => options('kind', 'briefingKind', [kind]),
  title: (text) => short('title', text),
  brand: (text) => short('brand', text),
  product: (text) => short('product', text),
  description: (text) => long('description', text),
  audience: (text) => short('audience', text),
  startsOn: (from, { endsOn: to }) => (from && to ? fact('period', { kind: 'period', from, to }) : []),
  endsOn: () => [],
  publishesOn: (on) => (on ? fact('publishesOn', { kind: 'date', on }) : []),
  frequency: (text) => short('frequency', text),
  goals: (goals) => options('goals', 'goals', goals),
  message: (text) => long('message', text),
  services: (services) => options('services', 'services', services),
  creatorsWanted: (count, { kind }) =>
    counted(kind === 'freelancer' ? 'freelancersWanted' : 'creatorsWanted', 'number', count),
  skill: (skill) => options('skill', 'skills', [skill]),
  tags: (tags) => options('tags', 'skills', tags),
  sought: (text) => long('sought', text),
  channels: (channels) => options('channels', 'channels', channels),
  wanted: (pieces) => (pieces.length > 0 ? fact('wanted', { kind: 'pieces', pieces }) : []),
  links: (links) => (links.length > 0 ? fact('links', { kind: 'links', links }) : []),
  attachments: (files) => (files.length > 0 ? fact('attachments', { kind: 'files', files }) : []),
  dos: (text) => long('dos', text),
  donts: (text) => long('donts', text),
  wished: () => [],
  currency: () => [],
  budgetCents: (fromCents, { currency }) =>
    fromCents === null || currency === undefined
      ? []
      : fact('budgetCents', { kind: 'money', fromCents, currency }),
  demographics: (part) => [
    ...people(part),
    ...options('classes', 'classes', part.classes),
    ...short('audiencePlace', part.place),
  ],
  creatorProfile: (part) => [
    ...people(part),
    ...short('creatorPlace', part.place),
    ...long('cut', part.cut),
    ...counted('minFollowers', 'followers', part.minFollowers),
    ...counted('minEngagementPercent', 'number', part.minEngagementPercent),
  ],
  review: (part) => [
    ...counted('rounds', 'number', part.rounds),
    ...days('reviewDays', part.days),
    ...short('approver', part.approver),
    ...yes('script', part.script),
  ],
  rights: (part) => [
    ...options('uses', 'rightsUse', part.uses),
    ...options('territory', 'territory', [part.territory]),
    ...days('rightsDays', part.days),
    ...(part.uses.length > 0 ? options('rightsFrom', 'rightsStart', [part.from]) : []),
    ...yes('edits', part.edits),
    ...yes('training', part.training),
  ],
  exclusivity: (part) => [
    ...short('category', part.category),
    ...long('rivals', part.rivals),
    ...days('daysBefore', part.daysBefore),
    ...days('daysAfter', part.daysAfter),
  ],
  contentRules: (part) => [
    ...long('mustSay', part.mustSay),
    ...long('mustNotSay', part.mustNotSay),
    ...long('claims', part.claims),
    ...short('contentTags', part.tags),
    ...short('music', part.music),
    ...yes('noWatermark', part.noWatermark),
    ...short('disclosure', part.disclosure),
  ],
  work: (part) => [
    ...options('workplace', 'workplace', [part.place]),
    ...long('workAddress', part.address),
    ...options('experience', 'experience', [part.experience]),
    ...short('aspects', part.aspects),
    ...options('equipment', 'equipment', [part.equipment]),
    ...short('software', part.software),
    ...options('access', 'workAccess', [part.access]),
  ],
  publicText: ({ sector, summary, feeLowCents: low, feeHighCents: high, inPortfolio }, { currency }) => [
    ...short('sector', sector),
    ...long('summary', summary),
    ...(low !== null && high !== null && currency !== undefined
      ? fact('fee', { kind: 'money', fromCents: low, toCents: high, currency })
      : []),
    ...yes('inPortfolio', inPortfolio),
  ],
};

/**
 * Returns the facts of one field of a brief; an empty array if the field is empty. All pages and documents
 * that show a brief use this function.
 */
export function factsOf(field: BriefField, brief: ReadBrief): BriefFact[] {
  const value = brief[field];
  const read = facts[field] as (value: unknown, brief: ReadBrief) => BriefFact[];
  return value === undefined ? [] : read(value, brief);
}
