import { jobTask } from '@elenco/core/operations';
import type { Words } from '../kit/words';

/** Returns the name of a task in words; of one from another version, its technical name. */
export function taskName(task: string, words: Words): string {
  const known = jobTask.safeParse(task);
  return known.success ? words.t(`jobs.tasks.${known.data}`) : task;
}
