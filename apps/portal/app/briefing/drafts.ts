import {
  asksPicture,
  type BriefField,
  type BriefingKind,
  briefing,
  fieldsIn,
  mostAttachments,
  type Step,
} from '@elenco/core/hiring';
import { line, skill, text } from '@elenco/core/people';
import { z } from 'zod';

const { shape } = briefing;
const day = z.iso.date('invalid_date').nullable().default(null);
const words = (field: 'brand' | 'product' | 'description' | 'audience' | 'frequency' | 'message') =>
  shape[field].default('');

/** What a draft may hold of each field: what is missing may still come, what is there must make sense. */
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
  wished: shape.wished,
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

/** Files that are sent with the step; a file input that was left empty sends none. */
const uploads = z.array(z.instanceof(File)).max(mostAttachments, 'too_many').default([]);

/** The form of a step; `seen` is what stood there when the page was made. */
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
