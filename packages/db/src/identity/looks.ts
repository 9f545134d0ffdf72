import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What a person chose about how pages look: names and values that only those who show pages know. */
export type Look = Readonly<Record<string, string>>;

/** Empty where nothing was chosen. Apart from the person's row: high contrast or large letters tell about health. */
export async function lookOf(em: SqlEntityManager, userId: number): Promise<Look> {
  const [row] = await em.execute<{ look: Look }[]>('select look from looks where user_id = ?', [userId]);
  return row?.look ?? {};
}

export async function keepLook(em: SqlEntityManager, userId: number, look: Look): Promise<void> {
  await em.execute(
    'insert into looks (user_id, look) values (?, ?) on conflict (user_id) do update set look = excluded.look',
    [userId, JSON.stringify(look)],
  );
}
