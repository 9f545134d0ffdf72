import { averagePost, type PublicationTerms } from '../../hiring';
import { payAmounts } from './amounts';
import type { PayContract } from './pay';

type Published = Pick<PayContract, 'channels' | 'formats' | 'postCount' | 'workplace' | 'equipment'> &
  Parameters<typeof payAmounts>[0] &
  Pick<PayContract, 'currency'>;

/** Returns the publications and working terms of a contract, with the average price per publication. */
export const publishingOf = (pay: Published): PublicationTerms => ({
  channels: pay.channels,
  formats: pay.formats,
  postCount: pay.postCount,
  averagePostCents: averagePost(payAmounts(pay).clientCents, pay.postCount),
  workplace: pay.workplace,
  equipment: pay.equipment,
  currency: pay.currency,
});
