import { z } from 'zod';
import type { Grant } from './network';

/** What closes and opens secrets; packages/db has it (seal.ts). */
interface Seal {
  close(secret: string, about: string): string;
  open(sealed: string, about: string): string;
}

const inside = z.object({ access: z.string(), refresh: z.string().nullable() });

/** A grant as it is stored: nothing of it can be read without the key, nor moved to another connection. */
export const closed = (seal: Seal, { access, refresh, expiresAt }: Grant, about: string) => ({
  sealed: seal.close(JSON.stringify({ access, refresh }), about),
  expiresAt,
});

/** @throws SealError */
export const opened = (
  seal: Seal,
  { sealed, expiresAt }: { sealed: string; expiresAt: string },
  about: string,
): Grant => ({ ...inside.parse(JSON.parse(seal.open(sealed, about))), expiresAt });
