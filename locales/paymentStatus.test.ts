import { statusOfEntry, statusOfEvent } from '@elenco/core/finance';
import { expect, it } from 'vitest';
import enCreator from './en/creator.json';
import enNotices from './en/notices.json';
import enOptions from './en/options.json';
import ptCreator from './pt/creator.json';
import ptNotices from './pt/notices.json';
import ptOptions from './pt/options.json';

const locales = [
  ['pt', { creator: ptCreator, notices: ptNotices, options: ptOptions }],
  ['en', { creator: enCreator, notices: enNotices, options: enOptions }],
] as const;

it.each(locales)('begins e-mails and statement entries with the status of the payment, in %s', (_, words) => {
  const { statement } = words.creator;
  const notices = words.notices.notices as Record<string, Record<string, { creator: { subject: string } }>>;
  const mails = Object.entries(statusOfEvent).map(([event, status]) => {
    const [resource = '', move = ''] = event.split('.');
    return [notices[resource]?.[move]?.creator.subject, words.options.payment[status]];
  });
  const entries = Object.entries(statusOfEntry).map(([entry, status]) => [
    statement.kinds[entry as keyof typeof statusOfEntry],
    words.options.payment[status],
  ]);
  for (const [text, label] of [...mails, ...entries]) {
    expect(text).toMatch(new RegExp(`^${label}(?=[:,]|$)`));
  }
});
