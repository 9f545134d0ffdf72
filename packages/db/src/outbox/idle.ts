import { outboxChannel } from '@elenco/sql';
import { Client } from 'pg';

/**
 * Resolves when all events are delivered, all e-mails are sent or refused, and all uploaded import files are
 * read. Checks whenever a worker of any process reports progress.
 */
export async function idle(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'elenco-idle' });
  await client.connect();
  try {
    const broken = new Promise<never>((_, reject) => client.once('error', reject));
    broken.catch(() => {}); // nothing awaits it after this function has returned
    await client.query(`listen ${outboxChannel}`);
    for (;;) {
      const signalled = new Promise<void>((resolve) => client.once('notification', () => resolve()));
      const { rows } = await client.query<{ waiting: boolean }>(
        `select exists (select from events where delivered_at is null)
             or exists (select from data_exports where status = 'making')
             or exists (select from imports where phase not in ('done', 'failed', 'cancelled'))
             or exists (select from mails where sent_at is null and refused_at is null) as waiting`,
      );
      if (!rows[0]?.waiting) return;
      await Promise.race([signalled, broken]);
    }
  } finally {
    await client.end();
  }
}
