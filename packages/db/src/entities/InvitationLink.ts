import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** What the newest mail of an invitation opens. */
export const InvitationLink = defineEntity({
  name: 'InvitationLink',
  tableName: 'invitation_links',
  properties: { ...stamps(), invitationId: p.integer(), tokenHash: p.text() },
});
