import { z } from 'zod';
import { id } from '../../people';

/** What notices are about, of which a person may have less. */
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
/** What a mail's link stops: its topic, or the mails that gather. */
export const stoppable = z.enum([...optionalTopics, 'digest']);
/** What everybody is notified of at once, whatever they chose. */
export const lockedTopics = ['money', 'contracts', 'security'] as const;
type NoticeTopic = OptionalTopic | (typeof lockedTopics)[number];

export const frequencies = ['at_once', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof frequencies)[number];

const MOST_MUTED = 200;
const muted = z.array(id).max(MOST_MUTED).default([]);
const hour = z.int().min(0).max(23);
const channels = z.object({ page: z.boolean(), email: z.enum(frequencies) });

/** What a person chose; a topic that is left out comes on the page and by e-mail at once. */
export const noticePreferences = z.object({
  topics: z.partialRecord(z.enum(optionalTopics), channels).default({}),
  /** Projects, and conversations by their proposals. */
  mutedBriefings: muted,
  mutedConversations: muted,
  /** Full hours in São Paulo in which no mail is sent; from the first to the second, over midnight too. */
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
  'users.newMatches': 'searches',
  'users.removeFromTeam': 'team',
  'users.leftTeam': 'team',
  'users.madeOwner': 'team',
  'users.madeMember': 'team',
  'users.approvalGranted': 'team',
  'users.approvalTaken': 'team',
  'users.approvalFreed': 'team',
  'users.handOver': 'team',
  'invitations.accepted': 'team',
  'companies.askPlan': 'requests',
};

/** What a notice is about, by its event's kind. What is not known as anything else cannot be switched off. */
export const topicOf = (kind: string): NoticeTopic =>
  topicOfKind[kind] ?? topicOfResource[kind.split('.')[0] ?? ''] ?? 'security';

export const isOptionalTopic = (topic: NoticeTopic): topic is OptionalTopic =>
  optionalTopics.some((one) => one === topic);

export const choiceOf = ({ topics }: NoticePreferences, topic: OptionalTopic): z.output<typeof channels> =>
  topics[topic] ?? { page: true, email: 'at_once' };

interface Delivery {
  readonly page: boolean;
  readonly email: Frequency;
  /** A mail waits until then: an ISO instant; null where it need not. */
  readonly notBefore: string | null;
}

/** By which ways somebody is notified of an event, and when. `now` is an ISO instant. */
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
/** São Paulo has had no summer time since 2019. */
const SAO_PAULO_HOURS = -3;

/** When the quiet hours are over that hold now; null outside of them. */
function endOfQuiet(quiet: NoticePreferences['quiet'], now: string): string | null {
  if (!quiet || quiet.from === quiet.until) return null;
  const local = Math.floor(Date.parse(now) / HOUR_MS) + SAO_PAULO_HOURS;
  const since = (((local % 24) - quiet.from + 24) % 24) as number;
  const length = (quiet.until - quiet.from + 24) % 24;
  if (since >= length) return null;
  return new Date((local - since + length - SAO_PAULO_HOURS) * HOUR_MS).toISOString();
}

/** What can be chosen by whom: the rest never reaches them. */
export const topicsOf = {
  company: ['messages', 'projects', 'proposals', 'deliverables', 'searches', 'team'],
  creator: ['messages', 'proposals', 'deliverables', 'team'],
  admin: ['projects', 'proposals', 'requests'],
} as const satisfies Record<string, readonly OptionalTopic[]>;
