import { isProblem } from '@elenco/core/kit';
import { eraseDue, eraseUnconfirmed } from '@elenco/core/operations';
import { brand } from '@elenco/core/people';
import { type Database, type StoreSettings, storeOf } from '@elenco/db';
import { z } from 'zod';
import type { Log } from './log';
import { renderMail } from './mail';
import { greetingOf } from './messages';
import { say, type Values } from './words';

interface Parts {
  readonly database: Database;
  readonly settings: StoreSettings & { readonly baseUrl: string };
  readonly log: Log;
}

const bytes = z.object({ files: z.array(z.string()), photos: z.array(z.string()) });

/** Returns the scheduled jobs that erase deleted users. */
export function erasures({ database, settings, log }: Parts) {
  const moment = () => ({ actor: { role: 'system' } as const, now: new Date().toISOString() });
  return {
    async endRetention() {
      const ended = await database.erasure.endRetention(moment().now);
      if (ended > 0) log.info({ ended }, 'retained data erased');
    },
    async eraseUnconfirmed() {
      for (const { id } of await database.erasure.unconfirmed(moment().now)) {
        try {
          await database.perform(eraseUnconfirmed, { id }, moment());
        } catch (error) {
          // The sign-up has changed since it was selected. Either the e-mail address was confirmed, or
          // another run has erased the sign-up.
          if (!isProblem(error)) throw error;
        }
      }
    },
    remindOfRequests: () => database.erasure.remindOfRequests(moment().now),
    async erase() {
      for (const { id, name, locale } of await database.erasure.due(moment().now)) {
        try {
          const notice = erasureNoticeText(locale, name, settings.baseUrl);
          await database.perform(eraseDue, { id, notice }, moment());
        } catch (error) {
          // The erasure was refused, although its waiting time of seven days is over. It is retried every
          // hour, and the request stays open for staff.
          if (!isProblem(error)) throw error;
          log.warn(
            { requestId: id, codes: error.errors.map(({ code }) => code) },
            'erasure postponed by obstacles',
          );
        }
      }
    },
    /**
     * Deletes those of the given files to which no row refers. Another row may still refer to a file, because
     * files with the same content are stored once.
     */
    async deleteBytes(payload: unknown) {
      const { files, photos } = await database.erasure.unnamed(bytes.parse(payload));
      const store = storeOf(settings, 'files');
      const pictures = storeOf(settings, 'photos');
      for (const name of files) await store.delete(name);
      for (const name of photos) await pictures.delete(name);
    },
  };
}

function erasureNoticeText(locale: 'pt' | 'en', name: string, url: string) {
  const mail = (key: string, values: Values = {}) => say(locale, 'mail', key, values);
  return renderMail({
    locale,
    brand: brand.name,
    subject: mail('erased.subject'),
    greeting: greetingOf(name, mail),
    body: mail('erased.body'),
    action: mail('erased.action'),
    url,
    fallback: mail('copyLink', { link: url }),
    signature: mail('signature'),
    why: `${mail(name === '' ? 'reasonRequest' : 'reason')} ${mail('help')}`,
  });
}
