import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What a person chose about how pages look: names and values that only those who show pages know. */
export type DisplayPreferences = Readonly<Record<string, string>>;

/** Empty where nothing was chosen. Apart from the person's row: high contrast or large letters tell about health. */
export async function displayPreferencesOf(
  em: SqlEntityManager,
  userId: number,
): Promise<DisplayPreferences> {
  const [row] = await em.execute<{ preferences: DisplayPreferences }[]>(
    'select preferences from display_preferences where user_id = ?',
    [userId],
  );
  return row?.preferences ?? {};
}

export async function saveDisplayPreferences(
  em: SqlEntityManager,
  userId: number,
  preferences: DisplayPreferences,
): Promise<void> {
  await em.execute(
    'insert into display_preferences (user_id, preferences) values (?, ?) on conflict (user_id) do update set preferences = excluded.preferences',
    [userId, JSON.stringify(preferences)],
  );
}
