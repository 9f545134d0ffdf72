import { z } from 'zod';
import type { Grant } from './network';

/** Encrypts and decrypts secrets. Implemented in packages/db (seal.ts). */
interface Seal {
  close(secret: string, about: string): string;
  open(sealed: string, about: string): string;
}

const inside = z.object({ access: z.string(), refresh: z.string().nullable() });

/**
 * Encrypts a grant, so that it cannot be read without the key. Only the same `about` decrypts the grant, so
 * that a copy of it is useless for another connection.
 */
export const sealGrant = (seal: Seal, { access, refresh, expiresAt }: Grant, about: string) => ({
  sealed: seal.close(JSON.stringify({ access, refresh }), about),
  expiresAt,
});

/**
 * Decrypts a stored grant.
 * @throws SealError
 */
export const openGrant = (
  seal: Seal,
  { sealed, expiresAt }: { sealed: string; expiresAt: string },
  about: string,
): Grant => ({ ...inside.parse(JSON.parse(seal.open(sealed, about))), expiresAt });
