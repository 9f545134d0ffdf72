import { bankCodesIn } from '@elenco/core/finance';
import { ofWork } from '@elenco/core/hiring';
import {
  isOptionalTopic,
  isToStranger,
  maySeeSum,
  type Notice,
  noticesFor,
  noticeWords,
  topicOf,
  withoutLinks,
  withoutUrls,
} from '@elenco/core/operations';
import { brand } from '@elenco/core/people';
import type { Audience, DigestItem, MailContent, Message, OutboxEvent, Recipient } from '@elenco/db';
import { renderMail } from './mail';
import { say, type Values } from './words';

/** Parameters that only some events have. */
const extra = ['count', 'client', 'ordinal', 'amends', 'document'] as const;
/** Parameters with amounts, filled only for audiences that may see the row's amount. */
const amounts = [
  'amountCents',
  'currency',
  'dueOn',
  'receivedCents',
  'totalCents',
  'waivedCents',
  'lateCents',
  'context',
] as const;

const valuesIn = (data: OutboxEvent['data'], names: readonly string[]): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = data[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );

/**
 * Returns the messages of an event with their recipients. Links in e-mails start with `baseUrl` (without
 * trailing slash). @param together events of the same command
 */
export function messagesFor(
  event: OutboxEvent,
  baseUrl: string,
  together: readonly OutboxEvent[] = [],
): Message[] {
  const title = titleOf(event, event.briefingTitle);
  const comment = String(event.data.comment ?? '');
  const values = {
    ...valuesIn(event.data, extra),
    ...(event.resource === 'deliverables' && event.briefingKind !== null
      ? { context: ofWork({ kind: event.briefingKind }) }
      : {}),
    // Which round of a shortlist; no amount depends on it.
    ...(event.resource === 'briefings' ? valuesIn(event.data, ['context']) : {}),
    // The charge of a plan has no title.
    ...(event.kind === 'charges.cancel' && isOfSubscription(event) ? { context: 'plan' } : {}),
    title,
    comment,
    ...(bankCodesIn(event.resource, comment).length > 0 ? { context: 'bankCodes' } : {}),
    // The e-mail to a creator's own client is sent in the name of the creator.
    company: event.data.payContractId ? event.creatorName : event.companyName,
    // The single invoice of a project covers several creators.
    creator: event.resource === 'charges' && event.creatorId === null ? `“${title}”` : event.creatorName,
    by: String(event.data.by ?? ''),
    hours: String(event.data.hours ?? ''),
  };
  return noticesFor(event, together).flatMap((notice) => {
    const audience = audienceOf(notice.audience, event);
    if (!audience) return [];
    if (notice.audience === 'company' && isOfSubscription(event) && !notice.subscriptionsToo) return [];
    const { link, opens, suspendedToo, actorToo } = notice;
    const stop = notice.stop ?? stopOf(event.kind, notice);
    const sum = maySeeSum(notice.audience, event.resource)
      ? {
          ...event.sum,
          ...(notice.audience === 'creator' ? event.creatorSum : {}),
          ...valuesIn(event.data, amounts),
        }
      : notice.audience === 'creator'
        ? event.creatorSum
        : undefined;
    const own =
      notice.audience === 'creator'
        ? { title: titleOf(event, event.briefingTitleForCreator), company: askingOf(event) }
        : {};
    const toStranger = isToStranger(notice.audience, opens);
    const shown = toStranger ? withoutTypedLinks(values) : values;
    const params = { ...sum, ...shown, ...own };
    const composeMail = (to: Recipient, token: string) =>
      mailOf(
        { ...notice, stop },
        event.kind,
        toStranger ? { ...to, name: withoutLinks(to.name) } : to,
        params,
        (path) => `${baseUrl}${path.replace('{token}', token)}`,
      );
    return [
      {
        audience,
        kind: notice.words,
        params,
        link,
        opens,
        stops: stop?.opens,
        suspendedToo,
        actorToo,
        ...(notice.mail ? { mail: composeMail } : {}),
      },
    ];
  });
}

/**
 * Removes links that users typed from e-mails to people without an account. Names lose URLs with a scheme
 * only, since `Aurora.com` may be a name.
 */
const withoutTypedLinks = <V extends Values>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, name === 'company' || name === 'creator' ? withoutUrls(value) : withoutLinks(value)];
    }),
  ) as V;

/** True for a charge without a hiring, about which the subscription's own notices inform the company. */
const isOfSubscription = ({ resource, briefingId, creatorId }: OutboxEvent) =>
  resource === 'charges' && briefingId === null && creatorId === null;

const titleOf = (event: OutboxEvent, briefingTitle: string) =>
  briefingTitle || String(event.data.title ?? '');

/** Returns who invites a creator: the company, or the platform while the company hides its name. */
const askingOf = (event: OutboxEvent) => event.companyNameForCreator || brand.name;

/** Returns the recipients of an audience; undefined if the event has no such party. */
function audienceOf(audience: Notice['audience'], event: OutboxEvent): Audience | undefined {
  const { companyId, creatorId, rowId } = event;
  switch (audience) {
    case 'company':
      return companyId === null ? undefined : { companyId };
    case 'creator':
      return creatorId === null ? undefined : { creatorId };
    case 'address':
      return { userId: rowId };
    case 'newAddress':
      return { emailChangeId: Number(event.data.change), of: 'new' };
    case 'formerAddress':
      return { emailChangeId: Number(event.data.change), of: 'old' };
    case 'invited':
      return { invitationId: rowId };
    case 'guest':
      return { shareLinkId: rowId };
    case 'subscriber':
      return { subscriberId: rowId };
    case 'requester':
      return event.resource === 'privacy_inquiries' ? { inquiryId: rowId } : { privacyRequestId: rowId };
    case 'staff:curation':
      return { duty: 'curation' };
    case 'staff:finance':
      return { duty: 'finance' };
    case 'staff:support':
      return { duty: 'support' };
  }
}

/** Returns the unsubscribe link of optional e-mails. */
function stopOf(kind: string, { opens }: Notice): Notice['stop'] {
  const topic = topicOf(kind);
  return isOptionalTopic(topic) && !opens ? { link: stopPath(topic), opens: 'notices' } : undefined;
}

const stopPath = (topic: string) => `/notices/stop?key={token}&topic=${topic}`;

function mailOf(
  { words, audience, link, stop }: Omit<Notice, 'stop'> & Pick<Notice, 'stop'>,
  kind: string,
  { name, locale }: Recipient,
  values: Values,
  addressOf: (path: string) => string,
): MailContent {
  // Adds the language to the address, since the recipient's browser may prefer a language that the platform
  // lacks.
  const url = addressOf(audience === 'guest' && locale !== 'pt' ? `${link}&lang=${locale}` : link);
  const notice = (part: 'subject' | 'body' | 'action' | 'stop') =>
    say(locale, 'notices', `${words}.${part}`, noticeWords(values, locale));
  const mail = (key: string, more: Values = {}) => say(locale, 'mail', key, more);
  return renderMail({
    locale,
    brand: brand.name,
    subject: notice('subject'),
    greeting: greetingOf(name, mail),
    body: notice('body'),
    action: notice('action'),
    url,
    fallback: mail('copyLink', { link: url }),
    signature: mail('signature'),
    why: `${mail(reasonOf(audience), values)} ${mail('help')}`,
    ...(stop
      ? {
          stop: {
            label: stop.opens === 'news' ? notice('stop') : mail(`stop.${topicOf(kind)}`),
            url: addressOf(stop.link),
          },
        }
      : {}),
  });
}

/** Returns the greeting, without a name for recipients without an account. */
export const greetingOf = (name: string, mail: (key: string, values?: Values) => string) =>
  name === '' ? mail('greetingNoName') : mail('greeting', { name });

/**
 * Returns the reason why the recipient gets an e-mail. Invited people and addresses of a company may have no
 * account.
 */
function reasonOf(
  audience: Notice['audience'],
): 'reason' | 'reasonAsked' | 'reasonAddress' | 'reasonRequest' {
  if (audience === 'requester') return 'reasonRequest';
  if (audience === 'guest' || audience === 'invited') return 'reasonAsked';
  return audience === 'newAddress' || audience === 'formerAddress' ? 'reasonAddress' : 'reason';
}

/** Returns the daily or weekly e-mail: a list of events with links. */
export function digestOf(
  items: readonly DigestItem[],
  { name, locale }: Recipient,
  token: string,
  baseUrl: string,
): MailContent {
  const mail = (key: string, more: Values = {}) => say(locale, 'mail', key, more);
  const url = `${baseUrl}/dashboard/notifications`;
  const lines = items.map(({ kind, params, link }) => {
    const subject = say(locale, 'notices', `${kind}.subject`, noticeWords(params, locale));
    return `${subject}\n${baseUrl}${link}`;
  });
  return renderMail({
    locale,
    brand: brand.name,
    subject: mail('digest.subject', { count: items.length }),
    greeting: mail('greeting', { name }),
    body: [mail('digest.body'), ...lines].join('\n\n'),
    action: mail('digest.action'),
    url,
    fallback: mail('copyLink', { link: url }),
    signature: mail('signature'),
    why: `${mail('reason')} ${mail('help')}`,
    stop: { label: mail('stop.digest'), url: `${baseUrl}${stopPath('digest').replace('{token}', token)}` },
  });
}
