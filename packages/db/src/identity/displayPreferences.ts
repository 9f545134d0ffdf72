import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Display preferences of a user: names and values that only the pages know. */
export type DisplayPreferences = Readonly<Record<string, string>>;

/**
 * Returns the display preferences; empty by default. Separate from the user's row, since high contrast or
 * large text reveal health data.
 */
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
