import type { LinkPurpose } from '../../people';
import { areaPath } from '../../people';
import { accounts } from './accounts';
import { money } from './money';
import { projects } from './projects';
import type { Audience, NotificationRule, NotificationRules } from './rule';

/**
 * Who is notified of what. One row for each event that somebody should hear of; its words stand in
 * locales/notices by the event's kind and the audience.
 */
export const notificationRules: NotificationRules = { ...accounts, ...projects, ...money };

/** What an event says about itself. */
export interface NoticeEvent {
  readonly kind: string;
  readonly rowId: number;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
}

export interface Notice {
  readonly audience: Audience;
  readonly kind: string;
  /** Where the words are in locales/notices: `notices.<resource>.<move>.<audience>`. */
  readonly words: string;
  readonly link: string;
  readonly mail: boolean;
  readonly opens?: LinkPurpose;
  readonly stop?: NonNullable<NotificationRule['stop']>;
  readonly suspendedToo?: true;
  readonly actorToo?: true;
  readonly subscriptionsToo?: true;
}

/** The audience as a key of the words: staff are named by their duty. */
const wordKeyOf = (audience: Audience) => audience.replace('staff:', '');

/**
 * The notices that an event gives, none when nobody needs to hear of it.
 * @param together the events of the same command, this one among them
 */
export function noticesFor(event: NoticeEvent, together: readonly NoticeEvent[] = []): Notice[] {
  const { kind, rowId, briefingId, data } = event;
  const values: Readonly<Record<string, string | number | null | undefined>> = { ...data, briefingId, rowId };
  const rules = (notificationRules[kind] ?? []).flatMap((rule) => {
    if (together.some((other) => other.kind === rule.unless && other.rowId === rowId)) return [];
    // What becomes of a creator's own contract, and its ending, is told as that contract's.
    if (briefingId === null && /^(contracts|settlements)\./.test(kind)) return [];
    if (briefingId !== null || !rule.link.includes('{briefingId}')) return [rule];
    // Of a creator's own contract: its page tells the client, the money's page the creator.
    return rule.to === 'creator' ? [{ ...rule, link: `${areaPath.creator}/finance` }] : [];
  });
  return rules.map(({ to, link, mail, opens, stop, suspendedToo, actorToo, subscriptionsToo }) => ({
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
  }));
}
