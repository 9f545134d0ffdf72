import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** With which Google account a person signs in. */
export const GoogleAccount = defineEntity({
  name: 'GoogleAccount',
  tableName: 'google_accounts',
  properties: { ...stamps(), userId: p.integer(), subject: p.text(), email: p.text() },
});
