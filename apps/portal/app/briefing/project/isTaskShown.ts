/** True if the page shows this next step: in the queue of a different task it shows that task only. */
export function isTaskShown(code: string, search: URLSearchParams): boolean {
  const queue = search.get('queue');
  return !queue || queue === code;
}
