/** Waits before the second and the third attempt. */
const WAITS_MS = [300, 1_500];

/** Loads a part of a program, up to three times: a connection that breaks off is mostly back at once. */
export async function loadAgain<T>(load: () => Promise<T>, waits: readonly number[] = WAITS_MS): Promise<T> {
  const [wait, ...later] = waits;
  try {
    return await load();
  } catch (error) {
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadAgain(load, later);
  }
}
