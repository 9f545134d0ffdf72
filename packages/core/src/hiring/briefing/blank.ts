import { blankParts } from './parts';
import type { Briefing } from './schema';

/** Values of a brief in which every field is empty. */
export const blankBrief = {
  kind: 'creator',
  title: '',
  brand: '',
  product: '',
  description: '',
  audience: '',
  startsOn: null,
  endsOn: null,
  publishesOn: null,
  frequency: '',
  goals: [],
  message: '',
  services: [],
  creatorsWanted: 1,
  skill: null,
  tags: [],
  sought: '',
  channels: [],
  wanted: [],
  links: [],
  attachments: [],
  dos: '',
  donts: '',
  wished: [],
  budgetCents: null,
  currency: 'BRL',
  ...blankParts,
} as const satisfies Partial<Briefing>;
