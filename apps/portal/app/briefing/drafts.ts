import {
  asksPicture,
  type BriefField,
  type BriefingKind,
  briefing,
  fieldsIn,
  MAX_ATTACHMENTS,
  MAX_REQUESTED_CREATORS,
  type Step,
} from '@elenco/core/hiring';
import { line, skill, text } from '@elenco/core/people';
import { z } from 'zod';

const { shape } = briefing;
const day = z.iso.date('invalid_date').nullable().default(null);
const words = (field: 'brand' | 'product' | 'description' | 'audience' | 'frequency' | 'message') =>
  shape[field].default('');

/** Schema of each field of a draft: missing values are allowed, given values must be valid. */
const drafts = {
  kind: shape.kind,
  title: line(120),
  brand: words('brand'),
  product: words('product'),
  description: words('description'),
  audience: words('audience'),
  frequency: words('frequency'),
  message: words('message'),
  startsOn: day,
  endsOn: day,
  publishesOn: day,
  goals: shape.goals,
  services: shape.services,
  skill: skill.nullable().default(null),
  tags: shape.tags,
  sought: text(600).default(''),
  creatorsWanted: shape.creatorsWanted.default(1),
  channels: shape.channels,
  wanted: shape.wanted,
  links: shape.links,
  attachments: shape.attachments,
  dos: text(1_000).default(''),
  donts: text(1_000).default(''),
  wished: shape.wished.max(MAX_REQUESTED_CREATORS, 'too_many'),
  budgetCents: shape.budgetCents.default(null),
  currency: shape.currency,
  demographics: shape.demographics.prefault({}),
  creatorProfile: shape.creatorProfile.prefault({}),
  review: shape.review.prefault({}),
  rights: shape.rights.prefault({}),
  exclusivity: shape.exclusivity.prefault({}),
  contentRules: shape.contentRules.prefault({}),
  work: shape.work.prefault({}),
  publicText: shape.publicText.prefault({}),
} as const satisfies Record<BriefField, z.ZodType>;

/** Schema of the form's fields that determine the recommended budget, before they are saved. */
export const pricedFields = z.object({
  skill: drafts.skill,
  creatorsWanted: drafts.creatorsWanted,
  wanted: drafts.wanted,
  work: drafts.work,
});

/**
 * Files submitted with the step. If the user chose no file, browsers submit an empty one, which is left out.
 */
const uploads = z.array(z.instanceof(File)).max(MAX_ATTACHMENTS, 'too_many').default([]);

/** Returns the form schema of a step. `seen` is the hash of the values that the page showed. */
export const draftSchema = (kind: BriefingKind, step: Step) =>
  z.object({
    seen: z.string().max(64).optional(),
    ...(fieldsIn(kind, step).includes('attachments') && { uploads }),
    ...(asksPicture(kind, step) && {
      pictureFile: z.instanceof(File).optional(),
      noPicture: z.boolean().default(false),
    }),
    ...Object.fromEntries(fieldsIn(kind, step).map((field) => [field, drafts[field]])),
  });
