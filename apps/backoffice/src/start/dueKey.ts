/**
 * Returns the locale key for a due date.
 * @param today business date
 */
export const dueKey = (day: string, today: string): 'dueSince' | 'dueToday' | 'dueOn' =>
  day < today ? 'dueSince' : day === today ? 'dueToday' : 'dueOn';
