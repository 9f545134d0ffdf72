import { z } from 'zod';

/** Names that lead nowhere outside, whatever a resolver says. */
const inside = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

/**
 * Where a company wants to be told: https, a name of the public internet and nothing secret in it. What the name
 * leads to is looked at whenever something is sent there.
 */
export const webhookAddress = z
  .string()
  .trim()
  .max(500, 'too_long')
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url) return refuse('invalid_link');
    if (url.protocol !== 'https:') return refuse('https_only');
    if (url.username !== '' || url.password !== '') return refuse('no_password_in_link');
    // URL writes every form of an address in digits as one of these two.
    const digits = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname);
    const name = url.hostname.replace(/\.$/, '');
    if (digits || !name.includes('.') || inside.test(name)) return refuse('public_name_only');
  });
