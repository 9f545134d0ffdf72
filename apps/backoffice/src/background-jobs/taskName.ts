import { jobTask } from '@elenco/core/operations';
import type { Words } from '../kit/words';

/**
 * Returns the label of a task. For a task that this version of the platform does not know, returns the
 * technical name.
 */
export function taskName(task: string, words: Words): string {
  const known = jobTask.safeParse(task);
  return known.success ? words.t(`jobs.tasks.${known.data}`) : task;
}
