import { line, type TokenFamily, type TokenScope, tokenScopes } from '@elenco/core/people';
import { z } from 'zod';

/** Lifetimes of a token in days. Programs that need longer get a new token. */
export const tokenDays = [30, 90, 365] as const;

/** Returns the key of a scope's text, worded for the user's role. */
export function scopeKey(scope: TokenScope, role: 'admin' | 'company' | 'creator') {
  const [family, verb] = scope.split(':') as [TokenFamily, 'read' | 'write'];
  return `tokens.families.${role}.${family}.${verb}` as const;
}

export const tokenForm = z.object({
  name: line(120),
  scopes: z.array(z.enum(tokenScopes as [TokenScope, ...TokenScope[]])).min(1, 'at_least_one'),
  days: z.coerce.number().pipe(z.literal(tokenDays, 'invalid_value')),
});
