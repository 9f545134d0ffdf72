import { z } from 'zod';

/** Matches host names that never lead to a public address, no matter what a resolver returns. */
const inside = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

/**
 * URL of a webhook: https, with a public host name and without credentials. The IP addresses of the host are
 * checked before every delivery.
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
    // URL normalizes every notation of an IP address to one of these two forms.
    const digits = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname);
    const name = url.hostname.replace(/\.$/, '');
    if (digits || !name.includes('.') || inside.test(name)) return refuse('public_name_only');
  });
