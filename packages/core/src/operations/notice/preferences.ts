import { z } from 'zod';
import { id } from '../../people';

/** Topics of notices that users can turn off. */
export const optionalTopics = [
  'messages',
  'projects',
  'proposals',
  'deliverables',
  'searches',
  'team',
  'requests',
] as const;
export type OptionalTopic = (typeof optionalTopics)[number];
/** Kinds of e-mail that an unsubscribe link can stop: those of one topic, or digests. */
export const stoppable = z.enum([...optionalTopics, 'digest']);
/** Topics that are always sent immediately. */
export const lockedTopics = ['money', 'contracts', 'security'] as const;
type NoticeTopic = OptionalTopic | (typeof lockedTopics)[number];

export const frequencies = ['at_once', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof frequencies)[number];

const MAX_MUTED = 200;
const muted = z.array(id).max(MAX_MUTED).default([]);
const hour = z.int().min(0).max(23);
const channels = z.object({ page: z.boolean(), email: z.enum(frequencies) });

/**
 * A user's preferences. Notices of a topic without a preference are shown on the page and sent by e-mail
 * immediately.
 */
export const noticePreferences = z.object({
  topics: z.partialRecord(z.enum(optionalTopics), channels).default({}),
  /** Ids of muted projects. */
  mutedBriefings: muted,
  /** Ids of the proposals whose conversations are muted. */
  mutedConversations: muted,
  /** Hours in São Paulo without e-mails, from `from` to `until`. `until` may be on the next day. */
  quiet: z.object({ from: hour, until: hour }).nullable().default(null),
});
export type NoticePreferences = z.output<typeof noticePreferences>;

export const allNotices: NoticePreferences = {
  topics: {},
  mutedBriefings: [],
  mutedConversations: [],
  quiet: null,
};

const topicOfResource: Readonly<Record<string, NoticeTopic>> = {
  briefings: 'projects',
  proposals: 'proposals',
  questions: 'proposals',
  openings: 'proposals',
  applications: 'proposals',
  'step-approvals': 'projects',
  deliverables: 'deliverables',
  drafts: 'deliverables',
  'draft-comments': 'deliverables',
  posts: 'deliverables',
  observations: 'deliverables',
  contracts: 'contracts',
  amendments: 'contracts',
  settlements: 'contracts',
  repayments: 'money',
  charges: 'money',
  'pay-contracts': 'contracts',
  instalments: 'contracts',
  invoices: 'money',
  payouts: 'money',
  subscriptions: 'money',
  'subscription-periods': 'money',
  'payment-methods': 'money',
  'card-payments': 'money',
  payees: 'money',
  settings: 'money',
  'curator-codes': 'team',
  leads: 'requests',
  'board-posts': 'messages',
  'board-reports': 'requests',
  'message-reports': 'requests',
};

const topicOfKind: Readonly<Record<string, NoticeTopic>> = {
  'users.unreadMessages': 'messages',
  'users.reportUpheld': 'messages',
  'users.reportDismissed': 'messages',
  'users.boardReportUpheld': 'messages',
  'users.boardReportDismissed': 'messages',
  'users.newMatches': 'searches',
  'users.removeFromTeam': 'team',
  'users.leftTeam': 'team',
  'users.madeOwner': 'team',
  'users.madeMember': 'team',
  'users.approvalGranted': 'team',
  'users.approvalTaken': 'team',
  'users.approvalFreed': 'team',
  'users.approvalAsked': 'team',
  'users.approvalGiven': 'team',
  'users.approvalDeclined': 'team',
  'users.approvalWithdrawn': 'team',
  'users.handOver': 'team',
  'invitations.accepted': 'team',
  'companies.askPlan': 'requests',
};

/** Returns the topic of a kind of event. An unknown kind cannot be turned off. */
export const topicOf = (kind: string): NoticeTopic =>
  topicOfKind[kind] ?? topicOfResource[kind.split('.')[0] ?? ''] ?? 'security';

export const isOptionalTopic = (topic: NoticeTopic): topic is OptionalTopic =>
  optionalTopics.some((one) => one === topic);

export const choiceOf = ({ topics }: NoticePreferences, topic: OptionalTopic): z.output<typeof channels> =>
  topics[topic] ?? { page: true, email: 'at_once' };

interface Delivery {
  readonly page: boolean;
  readonly email: Frequency;
  /** ISO 8601 time until which the e-mail waits; null if it is sent immediately. */
  readonly notBefore: string | null;
}

/** Returns the channels of a notice, and the time when it is sent. `now` is an ISO 8601 time. */
export function deliveryOf(
  preferences: NoticePreferences,
  { kind, briefingId }: { readonly kind: string; readonly briefingId: number | null },
  now: string,
): Delivery {
  const topic = topicOf(kind);
  if (!isOptionalTopic(topic)) return { page: true, email: 'at_once', notBefore: null };
  if (briefingId !== null && preferences.mutedBriefings.includes(briefingId)) {
    return { page: false, email: 'off', notBefore: null };
  }
  return { ...choiceOf(preferences, topic), notBefore: endOfQuiet(preferences.quiet, now) };
}

const HOUR_MS = 3_600_000;
/** Offset of São Paulo, which has had no daylight saving time since 2019. */
const SAO_PAULO_HOURS = -3;

/** Returns the end of the current quiet hours; null if there are none now. */
function endOfQuiet(quiet: NoticePreferences['quiet'], now: string): string | null {
  if (!quiet || quiet.from === quiet.until) return null;
  const local = Math.floor(Date.parse(now) / HOUR_MS) + SAO_PAULO_HOURS;
  const since = (((local % 24) - quiet.from + 24) % 24) as number;
  const length = (quiet.until - quiet.from + 24) % 24;
  if (since >= length) return null;
  return new Date((local - since + length - SAO_PAULO_HOURS) * HOUR_MS).toISOString();
}

/** Topics that users of each role can choose. Other topics have no notices for that role. */
export const topicsOf = {
  company: ['messages', 'projects', 'proposals', 'deliverables', 'searches', 'team'],
  creator: ['messages', 'proposals', 'deliverables', 'team'],
  admin: ['projects', 'proposals', 'requests'],
} as const satisfies Record<string, readonly OptionalTopic[]>;
