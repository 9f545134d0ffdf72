import { waiting, waitingFilter, waitingFor } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, sortOf, titleOf } from '../addresses';
import type { ElencoDataProvider } from '../providers/data';
import type { FlowingName, RecordOf } from '../resources';
import { ShownRecord } from './Neighbours';
import { useActor } from './useActor';
import { useWords } from './words';

/** Fields required to move a record. */
export interface Moving {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

interface Made {
  readonly record: Moving;
  readonly move: string;
  readonly input: object;
  /** Replaces the default success message. */
  readonly done?: string | undefined;
}

/** Milliseconds for which the link to the next record of a queue is shown. */
const NEXT_SHOWN_MS = 15_000;

/**
 * Makes a move with the version that the user sees, reports the result and refetches. After a move on the
 * screen of a record that waited, the report links to the next one that waits. The idempotency key
 * stays the same until the server answers, so a repeated request has one effect.
 */
export function useMove(resource: FlowingName) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const shown = useContext(ShownRecord);
  const queue = waitingFor(useActor()).find((name) => name === resource);

  /** Returns the record that has waited longest, after one that waited was moved on its own screen. */
  async function nextOf(record: Moving): Promise<{ readonly id: number } | undefined> {
    const onScreen = shown?.resource === resource && shown.record.id === record.id;
    if (!queue || !onScreen || !isIn(waiting[queue].states, record.status)) return undefined;
    const [field, order] = sortOf(queue);
    const { data: rows } = await data.getList<RecordOf<typeof queue>>(queue, {
      filter: waitingFilter(queue),
      pagination: { page: 1, perPage: 2 },
      sort: { field, order },
    });
    return rows.find(({ id }) => id !== record.id);
  }

  return useMutation({
    mutationFn: ({ record, move, input }: Made) => {
      key.current ??= crypto.randomUUID();
      return data.move(resource, record.id, move, { version: record.version, ...input }, key.current);
    },
    onSuccess: async (_, { record, move, done }) => {
      const text = done ?? words.t('kit.moved', { move: words.move(resource, move) });
      const next = await nextOf(record);
      if (!next) return notify(text, { type: 'success' });
      const toNext = (
        <Button component={Link} to={addressOf(resource, next.id)} color="inherit" size="small">
          {words.t('kit.nextInQueue', { title: titleOf(resource, next) })}
        </Button>
      );
      notify(
        <Alert severity="success" variant="filled" action={toNext}>
          {text}
        </Alert>,
        { autoHideDuration: NEXT_SHOWN_MS },
      );
    },
    onSettled: () => {
      key.current = undefined;
      // Also after a refusal: the screen may be stale.
      refresh();
    },
  });
}

const isIn = (states: readonly string[], status: string) => states.includes(status);
