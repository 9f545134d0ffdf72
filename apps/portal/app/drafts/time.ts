const MINUTE = 60;

/** Formats milliseconds as minutes and seconds, such as 12,500 ms as `0:12`. */
export function formatTime(atMs: number): string {
  const seconds = Math.floor(atMs / 1_000);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** Parses `1:05` or `65` to milliseconds; null for an empty text, undefined for an invalid one. */
export function parseTime(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, minutes = '0', seconds = ''] = /^(?:(\d{1,3}):)?(\d{1,4})$/.exec(typed) ?? [];
  if (seconds === '' || (typed.includes(':') && Number(seconds) >= MINUTE)) return undefined;
  return (Number(minutes) * MINUTE + Number(seconds)) * 1_000;
}
