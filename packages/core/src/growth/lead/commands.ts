import { z } from 'zod';
import { accept, insert } from '../../kit';
import { defineCommand, defineMove, text } from '../../people';
import { lead, leadFlow, leads } from './lead';

const { name, email, company, phone, message, locale, source } = lead.shape;

/** Anybody asks to be shown the product. Whoever runs it has made sure that they may, and agree to be contacted. */
export const askForMeeting = defineCommand({
  name: 'leads.ask',
  input: z.strictObject({ name, email, company, phone, message, locale, source }),
  load: async () => null,
  decide: ({ input, now }) =>
    accept([insert(leads, { ...input, status: leadFlow.initial, statusSince: now, consentedAt: now })], {}),
});

const fields = { comment: text(1_000).optional() };

/** Somebody of us has called or written. */
export const contactLead = defineMove(leads, 'contact', {
  fields,
  also: async () => null,
  decide: () => ({}),
});

/** It came to something, or to nothing: no more is to be done. */
export const closeLead = defineMove(leads, 'close', { fields, also: async () => null, decide: () => ({}) });
