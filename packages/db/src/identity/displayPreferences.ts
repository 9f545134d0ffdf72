import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Display preferences of a user. Only the pages define their names and values. */
export type DisplayPreferences = Readonly<Record<string, string>>;

/**
 * Returns the display preferences of a user; empty if the user set none. They are stored apart from the
 * user's row, because high contrast or large text can reveal health data.
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
