import type { LinkPurpose } from '../../people';
import { areaPath } from '../../people';
import { accounts } from './accounts';
import { money } from './money';
import { projects } from './projects';
import type { Audience, NotificationRule, NotificationRules } from './rule';

/** Notification rules by kind of event. Their texts are in locales/notices by kind and audience. */
export const notificationRules: NotificationRules = { ...accounts, ...projects, ...money };

/** Kinds of events about which e-mails are sent. */
export const mailedKinds: readonly string[] = Object.entries(notificationRules)
  .filter(([, rules]) => rules.some(({ mail }) => mail))
  .map(([kind]) => kind);

/** Returns the purpose of the unsubscribe links in e-mails about events of this kind. */
export const stopPurposeOf = (kind: string): LinkPurpose =>
  notificationRules[kind]?.find(({ stop }) => stop)?.stop?.opens ?? 'notices';

/** Data of an event from which its notices are created. */
export interface NoticeEvent {
  readonly kind: string;
  readonly rowId: number;
  readonly briefingId?: number | null;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
}

export interface Notice {
  readonly audience: Audience;
  readonly kind: string;
  /** Key of the text in locales/notices: `notices.<resource>.<move>.<audience>`. */
  readonly words: string;
  readonly link: string;
  readonly mail: boolean;
  readonly opens?: LinkPurpose;
  readonly stop?: NonNullable<NotificationRule['stop']>;
  readonly suspendedToo?: true;
  readonly actorToo?: true;
  readonly subscriptionsToo?: true;
  readonly gathered?: true;
}

/** Returns the audience as used in locale keys; for staff, only their duty. */
const wordKeyOf = (audience: Audience) => audience.replace('staff:', '');

/**
 * Returns the events that a gathered notice of this event covers, including itself: those of the same kind,
 * project and parties. An event without a project and a creator, such as one of a plan, is never gathered
 * with others.
 * @param together all events of the same command
 */
export function gatheredWith<E extends NoticeEvent>(event: E, together: readonly E[]): readonly E[] {
  const { briefingId = null, creatorId = null } = event;
  if (briefingId === null && creatorId === null) return [event];
  return together.filter((other) =>
    (['kind', 'briefingId', 'companyId', 'creatorId'] as const).every((name) => other[name] === event[name]),
  );
}

/**
 * Returns the notices of an event; empty if there are no recipients.
 * @param together all events of the same command, including this one
 */
export function noticesFor(event: NoticeEvent, together: readonly NoticeEvent[] = []): Notice[] {
  const { kind, rowId, briefingId, data } = event;
  const values: Readonly<Record<string, string | number | null | undefined>> = { ...data, briefingId, rowId };
  const rules = (notificationRules[kind] ?? []).flatMap((rule) => {
    if (together.some((other) => other.kind === rule.unless && other.rowId === rowId)) return [];
    if (rule.gathered && (gatheredWith(event, together)[0]?.rowId ?? rowId) !== rowId) return [];
    // An Elenco Pay contract has its own notices for changes and early ends.
    if (briefingId === null && /^(contracts|settlements)\./.test(kind)) return [];
    if (briefingId !== null || !rule.link.includes('{briefingId}')) return [rule];
    // An Elenco Pay contract has no project page, so its creator gets a link to the finance page. Its client,
    // who may have no account, gets the notices of the contract instead.
    return rule.to === 'creator' ? [{ ...rule, link: `${areaPath.creator}/finance` }] : [];
  });
  return rules.map(({ to, link, mail, opens, stop, suspendedToo, actorToo, subscriptionsToo, gathered }) => ({
    audience: to,
    kind,
    words: `notices.${kind}.${wordKeyOf(to)}`,
    link: link.replace(/\{(\w+)\}/g, (name, key: string) =>
      key === 'token' ? name : String(values[key] ?? ''),
    ),
    mail,
    ...(opens ? { opens } : {}),
    ...(stop ? { stop } : {}),
    ...(suspendedToo ? { suspendedToo } : {}),
    ...(actorToo ? { actorToo } : {}),
    ...(subscriptionsToo ? { subscriptionsToo } : {}),
    ...(gathered ? { gathered } : {}),
  }));
}
