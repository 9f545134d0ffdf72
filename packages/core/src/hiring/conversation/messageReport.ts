import { z } from 'zod';
import { defineFlow, type StateOf } from '../../kit';
import {
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  noOne,
  type Rule,
  staff,
  stamps,
  text,
} from '../../people';
import { MESSAGE_LENGTH, sides } from './conversation';

/** Flow of a reported message: support decides whether the message is hidden. */
export const messageReportFlow = defineFlow({
  name: 'message-reports',
  states: ['open', 'upheld', 'dismissed'],
  initial: 'open',
  moves: {
    uphold: { from: ['open'], to: 'upheld', comment: 'required', final: true },
    dismiss: { from: ['open'], to: 'dismissed', comment: 'required' },
  },
});

export const reportReasons = ['off_platform', 'fraud', 'harassment', 'spam', 'other'] as const;

export const messageReport = z.object({
  ...stamps,
  status: impersonal(z.enum(messageReportFlow.states as [StateOf<typeof messageReportFlow>])),
  statusSince: instant,
  messageId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** The user who reports the message. */
  reporterId: id,
  reason: impersonal(z.enum(reportReasons)),
  /** The reporter's explanation. */
  text: erased(text(600), ''),
  /** Author of the message. */
  authorId: id,
  /** Side of the author. */
  side: impersonal(z.enum(sides)),
  /** Text of the message at the time of the report. Staff read nothing else of the conversation. */
  body: erased(text(MESSAGE_LENGTH), ''),
  fileId: erased(id.nullable(), null),
});
export type MessageReport = z.output<typeof messageReport>;

const moderators = staff('support') as Rule<MessageReport>;

export const messageReports = defineResource({
  name: 'message-reports',
  schema: messageReport,
  flow: messageReportFlow,
  writable: { create: [], update: [] },
  byPlatform: true,
  filters: {
    id: 'is',
    status: 'is',
    reason: 'is',
    companyId: 'is',
    creatorId: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'statusSince', 'createdAt'],
  access: {
    read: moderators,
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { uphold: moderators, dismiss: moderators },
  },
});
