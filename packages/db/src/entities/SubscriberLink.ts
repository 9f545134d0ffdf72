import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** What the newest mail of its kind to a reader opens. */
export const SubscriberLink = defineEntity({
  name: 'SubscriberLink',
  tableName: 'subscriber_links',
  properties: { ...stamps(), subscriberId: p.integer(), purpose: p.text(), tokenHash: p.text() },
});
