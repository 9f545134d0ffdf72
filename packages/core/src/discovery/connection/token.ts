import { z } from 'zod';
import { id, instant, secret, stamps } from '../../people';

/** Access token of the network. It is encrypted before it reaches core, which never decrypts it. */
export const sealedToken = z.strictObject({
  sealed: secret(z.string().min(1).max(8_000)),
  /** When the network stops accepting the token. */
  expiresAt: instant,
});
export type SealedToken = z.output<typeof sealedToken>;

const connectionToken = z.object({ ...stamps, ...sealedToken.shape, connectionId: id });
export type ConnectionToken = z.output<typeof connectionToken>;

/** An internal resource that is not listed in resources.ts, so that no route exposes it. */
export const connectionTokens = { name: 'connection_tokens', schema: connectionToken } as const;

/**
 * Returns the associated data for the encryption of a token, so that it cannot be decrypted as the token of
 * another creator or network.
 */
export const tokenOf = ({ creatorId, channel }: { creatorId: number; channel: string }): string =>
  `connection ${creatorId} ${channel}`;
