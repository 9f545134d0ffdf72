import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { isAffected } from './affected';
import { followChanges, watchChanges } from './live';
import { useActor } from './useActor';
import { useWords } from './words';

/** Milliseconds within which changes are collected for one refetch. */
const TOGETHER_MS = 500;

/** Refetches the data on the screen when other users change it. */
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
        predicate: ({ queryKey }) => isAffected(queryKey, all ? undefined : names),
      });
    };
    const unwatch = watchChanges(({ by, rows }) => {
      // Commands themselves refetch data that the user has changed in this window.
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

/** Shows a notice if another user has changed the record on the screen. */
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
