import { z } from 'zod';
import { id, instant, secret, stamps } from '../../people';

/** Access token of the network. It is encrypted before it comes here; core never decrypts it. */
export const sealedToken = z.strictObject({
  sealed: secret(z.string().min(1).max(8_000)),
  /** When the network stops accepting it. */
  expiresAt: instant,
});
export type SealedToken = z.output<typeof sealedToken>;

const connectionToken = z.object({ ...stamps, ...sealedToken.shape, connectionId: id });
export type ConnectionToken = z.output<typeof connectionToken>;

/** In no registry, so that no route exposes it. */
export const connectionTokens = { name: 'connection_tokens', schema: connectionToken } as const;

/** Associated data of the encryption: a token does not decrypt as that of another creator or network. */
export const tokenOf = ({ creatorId, channel }: { creatorId: number; channel: string }): string =>
  `connection ${creatorId} ${channel}`;
