import { bankCodesIn } from '@elenco/core/finance';
import { workKeySuffix } from '@elenco/core/hiring';
import {
  gatheredSums,
  gatheredWith,
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

/** Names of parameters that only some events have. */
const extra = [
  'count',
  'client',
  'ordinal',
  'amends',
  'acceptBy',
  'acceptOn',
  'document',
  'project',
] as const;
/**
 * Names of parameters with amounts. These parameters are set only for audiences that may see the amounts of
 * the event's row.
 */
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
 * Returns the messages of an event, each with its audience. Links in e-mails start with `baseUrl`, which has
 * no trailing slash.
 * @param together all events that are delivered in one call, including `event`
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
      ? { context: workKeySuffix({ kind: event.briefingKind }) }
      : {}),
    // For the release of a shortlist, `context` selects the text about what the release adds. Only events of
    // briefings get it, because texts about amounts have their own `context`.
    ...(event.resource === 'briefings' ? valuesIn(event.data, ['context']) : {}),
    // The charge of a plan has no title, so its texts name the plan.
    ...(namesPlan.has(event.kind) && isOfSubscription(event) ? { context: 'plan' } : {}),
    title,
    comment,
    ...(bankCodesIn(event.resource, comment).length > 0 ? { context: 'bankCodes' } : {}),
    // The e-mail to an Elenco Pay client is sent in the creator's name.
    company: event.data.payContractId ? event.creatorName : event.companyName,
    // The combined invoice of a project has no creator, because it covers several.
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
        ? { title: titleOf(event, event.briefingTitleForCreator), company: invitingPartyOf(event) }
        : {};
    const toStranger = isToStranger(notice.audience, opens);
    const shown = toStranger ? withoutTypedLinks(values) : values;
    const gathered = notice.gathered ? gatheredWith(event, together).flatMap((one) => one.sum ?? []) : [];
    const params = { ...sum, ...shown, ...own, ...gatheredSums(gathered) };
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
 * Returns the values without links that users typed, for e-mails to people without an account. In names,
 * removes only URLs with a scheme, because `Aurora.com` may be a name.
 */
const withoutTypedLinks = <V extends Values>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, name === 'company' || name === 'creator' ? withoutUrls(value) : withoutLinks(value)];
    }),
  ) as V;

/** Events of charges that have a separate text for a charge of a subscription. */
const namesPlan: ReadonlySet<string> = new Set(['charges.cancel', 'charges.reopen']);

/**
 * Returns true for a charge that belongs to no hiring, and thus to a subscription. The notifications about
 * the subscription already inform the company of this charge.
 */
const isOfSubscription = ({ resource, briefingId, creatorId }: OutboxEvent) =>
  resource === 'charges' && briefingId === null && creatorId === null;

const titleOf = (event: OutboxEvent, briefingTitle: string) =>
  briefingTitle || String(event.data.title ?? '');

/**
 * Returns the party that invites a creator: the company, or the platform while the company hides its name.
 */
const invitingPartyOf = (event: OutboxEvent) => event.companyNameForCreator || brand.name;

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

/** Returns the unsubscribe link; undefined for e-mails that cannot be stopped. */
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
  // Adds the e-mail's language to the URL, because the recipient's browser may prefer a language that the
  // platform does not have.
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

/** Returns the greeting. It contains no name for recipients without an account. */
export const greetingOf = (name: string, mail: (key: string, values?: Values) => string) =>
  name === '' ? mail('greetingNoName') : mail('greeting', { name });

/**
 * Returns the text about why the recipient gets an e-mail. The text differs for recipients who may have no
 * account, such as invited people and the addresses of a company.
 */
function reasonOf(
  audience: Notice['audience'],
): 'reason' | 'reasonAsked' | 'reasonAddress' | 'reasonRequest' {
  if (audience === 'requester') return 'reasonRequest';
  if (audience === 'guest' || audience === 'invited') return 'reasonAsked';
  return audience === 'newAddress' || audience === 'formerAddress' ? 'reasonAddress' : 'reason';
}

/** Returns the digest e-mail of a day or week: a list of events with links. */
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
