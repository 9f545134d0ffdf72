import { z } from 'zod';
import { id, instant, secret, stamps } from '../../people';

/** What lets us in at the network. `sealed` is encrypted before it comes here, and opened by no rule of core. */
export const sealedToken = z.strictObject({
  sealed: secret(z.string().min(1).max(8_000)),
  /** From when on the network lets nobody in with it. */
  expiresAt: instant,
});
export type SealedToken = z.output<typeof sealedToken>;

const connectionToken = z.object({ ...stamps, ...sealedToken.shape, connectionId: id });
export type ConnectionToken = z.output<typeof connectionToken>;

/** In no registry, so that no address leads to it. */
export const connectionTokens = { name: 'connection_tokens', schema: connectionToken } as const;

/** What a sealed token is bound to: it does not open as that of another creator or network. */
export const tokenOf = ({ creatorId, channel }: { creatorId: number; channel: string }): string =>
  `connection ${creatorId} ${channel}`;
