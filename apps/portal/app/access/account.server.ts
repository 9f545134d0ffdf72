import type { Actor } from '@elenco/core';
import { z } from 'zod';

export const loginForm = z.object({
  email: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
  briefing: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
});

/** The seed's home of each role, and the briefing that one was on the way to. */
export function homeOf(actor: Actor, briefing?: string): string {
  if (actor.role === 'admin') return '/dashboard/admin';
  const area = actor.role === 'client' ? '/dashboard/client' : '/dashboard/professional';
  return briefing ? `${area}/briefing/${briefing}` : area;
}
