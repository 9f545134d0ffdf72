import { defineEntity, p } from '@mikro-orm/core';
import { cents, parties, stamps } from './types';

export const TrackedLink = defineEntity({
  name: 'TrackedLink',
  tableName: 'tracked_links',
  properties: { ...stamps(), ...parties(), slug: p.text(), target: p.text(), code: p.text() },
});

/** How often a link was followed on a business day. */
export const TrackedClicks = defineEntity({
  name: 'TrackedClicks',
  tableName: 'tracked_clicks',
  properties: { ...stamps(), linkId: p.integer(), day: p.date(), clicks: p.integer() },
});

export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    ...stamps(),
    ...parties(),
    trackedLinkId: p.integer(),
    number: p.text(),
    orderedOn: p.date(),
    amountCents: cents(),
    currency: p.text(),
  },
});
