import { phone } from '@elenco/brazil';
import { z } from 'zod';
import { defineFlow, type StateOf } from '../../kit';
import {
  dash,
  defineResource,
  email,
  erased,
  impersonal,
  instant,
  line,
  locale,
  noOne,
  type Rule,
  staff,
  stamps,
  text,
} from '../../people';

/** Flow of a request for a demo, from the first message to the answer. */
export const leadFlow = defineFlow({
  name: 'leads',
  states: ['new', 'contacted', 'closed'],
  initial: 'new',
  moves: {
    contact: { from: ['new'], to: 'contacted' },
    close: { from: ['new', 'contacted'], to: 'closed' },
  },
});

/** Months after which a lead is deleted, as the form states. */
export const LEAD_MONTHS = 12;

export const lead = z.object({
  ...stamps,
  status: impersonal(z.enum(leadFlow.states as [StateOf<typeof leadFlow>])),
  statusSince: instant,
  name: erased(line(120), dash),
  email: erased(email, dash),
  company: erased(line(120), dash),
  phone: erased(phone.nullable(), null),
  message: erased(text(2_000), ''),
  locale: impersonal(locale),
  /** Page with the form that the visitor submitted. */
  source: impersonal(line(60)),
  /** When the visitor agreed to be contacted. */
  consentedAt: instant,
});
export type Lead = z.output<typeof lead>;

const leadManagers = staff('content', 'support') as Rule<Lead>;

export const leads = defineResource({
  name: 'leads',
  schema: lead,
  flow: leadFlow,
  writable: { create: [], update: [] },
  byPlatform: true,
  filters: { id: 'is', status: 'is', locale: 'is', createdAt: 'between' },
  search: ['name', 'email', 'company'],
  sorts: ['id', 'name', 'company', 'status', 'statusSince', 'createdAt'],
  access: {
    read: leadManagers,
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { contact: leadManagers, close: leadManagers },
  },
});
