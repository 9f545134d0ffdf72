import { averagePost, type Publishing } from '../contract';
import { payAmounts } from './amounts';
import type { PayContract } from './schema';

type Published = Pick<PayContract, 'channels' | 'formats' | 'postCount' | 'workplace' | 'equipment'> &
  Parameters<typeof payAmounts>[0] &
  Pick<PayContract, 'currency'>;

/** Returns what such a contract says of its publications, with the client's average price of one. */
export const publishingOf = (pay: Published): Publishing => ({
  channels: pay.channels,
  formats: pay.formats,
  postCount: pay.postCount,
  averagePostCents: averagePost(payAmounts(pay).clientCents, pay.postCount),
  workplace: pay.workplace,
  equipment: pay.equipment,
  currency: pay.currency,
});
