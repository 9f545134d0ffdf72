/** Milliseconds to wait before the second and the third attempt. */
const WAITS_MS = [300, 1_500];

/** Loads a code chunk with at most three attempts, because most connections that fail work again soon. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  waits: readonly number[] = WAITS_MS,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
