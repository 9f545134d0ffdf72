import { z } from 'zod';
import { accept, insert } from '../../kit';
import { defineCommand, defineMove, text } from '../../people';
import { lead, leadFlow, leads } from './lead';

const { name, email, company, phone, message, locale, source } = lead.shape;

/** Requests a demo, as a visitor. The caller has checked rate limits and consent. */
export const requestMeeting = defineCommand({
  name: 'leads.ask',
  input: z.strictObject({ name, email, company, phone, message, locale, source }),
  load: async () => null,
  decide: ({ input, now }) =>
    accept([insert(leads, { ...input, status: leadFlow.initial, statusSince: now, consentedAt: now })], {}),
});

const fields = { comment: text(1_000).optional() };

/** Marks a lead as contacted by staff. */
export const contactLead = defineMove(leads, 'contact', {
  fields,
  also: async () => null,
  decide: () => ({}),
});

/** Closes a lead that needs no further action. */
export const closeLead = defineMove(leads, 'close', { fields, also: async () => null, decide: () => ({}) });
