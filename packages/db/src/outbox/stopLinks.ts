import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Replaces the key of an unsubscribe link in the stored text once the e-mail was sent. */
const REMOVED_KEY = '{key}';

/** Replaces the key of the unsubscribe link in a text of its e-mail. */
export function withStopKey(text: string, stopLink: string | null, key: string): string {
  const current = stopLink === null ? null : new URL(stopLink).searchParams.get('key');
  return current ? text.replaceAll(current, key) : text;
}

/** Removes the key of the unsubscribe link from an e-mail, so that only the recipient has it. */
export const removeStopKey = (em: SqlEntityManager, mailId: number) =>
  em.execute(
    `update mails m set text_body = replace(text_body, k.key, ?), html_body = replace(html_body, k.key, ?),
       stop_link = replace(stop_link, k.key, ?)
     from (select id, substring(stop_link from 'key=([^&]+)') as key from mails) k
     where m.id = ? and k.id = m.id and k.key is not null`,
    [REMOVED_KEY, REMOVED_KEY, REMOVED_KEY, mailId],
  );
