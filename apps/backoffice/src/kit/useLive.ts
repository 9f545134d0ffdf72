import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { followChanges, watchChanges } from './live';
import { useActor } from './useActor';
import { useWords } from './words';

/** What changes at once is read anew at once. */
const TOGETHER_MS = 500;

/** Reads anew what is on the screen when a colleague, a company or a creator has changed it. */
export function useLive(): void {
  const client = useQueryClient();
  const actor = useActor();
  const userId = 'userId' in actor ? actor.userId : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const changed = new Set<string>();
    let anything = false;
    let timer: number | undefined;
    const refresh = () => {
      timer = undefined;
      const [all, names] = [anything, new Set(changed)];
      changed.clear();
      anything = false;
      void client.invalidateQueries({
        // A search is made anew by whoever searches.
        predicate: ({ queryKey: [of, what] }) =>
          what !== 'candidates' && (all || of === 'waiting' || names.has(String(of))),
      });
    };
    const unwatch = watchChanges(({ by, rows }) => {
      // What is done here refreshes itself.
      if (by === userId && document.hasFocus()) return;
      if (rows.length === 0) anything = true;
      for (const row of rows) changed.add(row.split(':')[0] ?? '');
      timer ??= window.setTimeout(refresh, TOGETHER_MS);
    });
    const unfollow = followChanges(userId);
    return () => {
      unfollow();
      unwatch();
      window.clearTimeout(timer);
    };
  }, [client, userId]);
}

/** Says it where somebody else has changed the record that is on the screen. */
export function useChangedNotice(resource: string, id: number): void {
  const words = useWords();
  const notify = useNotify();
  const actor = useActor();
  const userId = 'userId' in actor ? actor.userId : undefined;
  useEffect(
    () =>
      watchChanges(({ by, rows }) => {
        if (by !== userId && rows.includes(`${resource}:${id}`))
          notify(words.t('kit.changedNow'), { type: 'info' });
      }),
    [resource, id, userId, notify, words],
  );
}
