import type { Receiver } from '@elenco/db';
import type { CreatorContext } from './page.server';

export type { Receiver };

/**
 * Loads the data that is needed to estimate the net amounts of prices.
 * @param about companies and currencies of the prices
 */
export const loadReceiver = (
  { app, actor, now }: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  about: Parameters<CreatorContext['app']['money']['receiverOf']>[2],
): Promise<Receiver> => app.money.receiverOf(actor, now, about);
