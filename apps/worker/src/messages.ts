import { type Notice, noticesFor } from '@elenco/core/notice';
import { brand } from '@elenco/core/party';
import type { Audience, MailContent, Message, OutboxEvent, Recipient } from '@elenco/db';
import { renderMail } from './mail';
import { say, type Values } from './words';

/** What an event tells to whom; links in mails begin with `baseUrl` (no slash at its end). */
export function messagesFor(event: OutboxEvent, baseUrl: string): Message[] {
  const values = {
    title: event.briefingTitle || String(event.data.title ?? ''),
    comment: String(event.data.comment ?? ''),
    company: event.companyName,
    creator: event.creatorName,
    by: String(event.data.by ?? ''),
    hours: String(event.data.hours ?? ''),
  };
  return noticesFor(event).flatMap((notice) => {
    const audience = audienceOf(notice.audience, event);
    if (!audience) return [];
    const { link, opens, stop, suspendedToo } = notice;
    const params = notice.audience === 'creator' ? { ...values, company: askingOf(event) } : values;
    const composeMail = (to: Recipient, token: string) =>
      mailOf(notice, to, params, (path) => `${baseUrl}${path.replace('{token}', token)}`);
    return [
      {
        audience,
        kind: notice.words,
        params,
        link,
        opens,
        stops: stop?.opens,
        suspendedToo,
        ...(notice.mail ? { mail: composeMail } : {}),
      },
    ];
  });
}

/** Who asks a creator: the platform itself, while the company keeps its name from them. */
const askingOf = (event: OutboxEvent) => event.companyNameForCreator || brand.name;

/** Nobody, where the event has no such party. */
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
    case 'staff:curation':
      return { duty: 'curation' };
    case 'staff:finance':
      return { duty: 'finance' };
    case 'staff:support':
      return { duty: 'support' };
  }
}

function mailOf(
  { words, audience, link, stop }: Notice,
  { name, locale }: Recipient,
  values: Values,
  addressOf: (path: string) => string,
): MailContent {
  const url = addressOf(link);
  const notice = (part: 'subject' | 'body' | 'action' | 'stop') =>
    say(locale, 'notices', `${words}.${part}`, values);
  const mail = (key: string, more: Values = {}) => say(locale, 'mail', key, more);
  return renderMail({
    locale,
    brand: brand.name,
    subject: notice('subject'),
    greeting: mail('greeting', { name }),
    body: notice('body'),
    action: notice('action'),
    url,
    fallback: mail('copyLink', { link: url }),
    signature: mail('signature'),
    why: `${mail(reasonOf(audience), values)} ${mail('help')}`,
    ...(stop ? { stop: { label: notice('stop'), url: addressOf(stop.link) } } : {}),
  });
}

/** Why somebody gets a mail: who was asked by a brand, or is named by an account, need not have one. */
function reasonOf(audience: Notice['audience']): 'reason' | 'reasonAsked' | 'reasonAddress' {
  if (audience === 'guest' || audience === 'invited') return 'reasonAsked';
  return audience === 'newAddress' || audience === 'formerAddress' ? 'reasonAddress' : 'reason';
}
