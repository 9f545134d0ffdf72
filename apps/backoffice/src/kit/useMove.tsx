import { isWaiting, queueSort, waitingFilter, waitingFor } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, titleOf } from '../addresses';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf, ResourceWithFlow } from '../resources';
import { movesFor } from './access';
import { ShownRecord } from './Neighbors';
import { movedText, partyOf } from './outcome';
import { isConflict, isOvertaken, overtakenError } from './refusal';
import { today } from './today';
import { useActor } from './useActor';
import { useRequestKey } from './useRequestKey';
import { useWords } from './words';

/** Record to move, reduced to the fields that every move needs. */
export interface MovableRecord {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

interface Made {
  readonly record: MovableRecord;
  readonly move: string;
  readonly input: object;
  /** Amount that the dialog stated. The message after the move states the same amount. */
  readonly statedCents?: number | undefined;
}

/** Milliseconds for which the message links to the next record of the queue. */
const NEXT_SHOWN_MS = 15_000;

const sentCentsOf = (input: object) => (input as { readonly amountCents?: number }).amountCents;

/**
 * Makes a move with the version that the user sees, shows the result and refetches. If the moved record was
 * in a queue, the message links to the next record of the queue. If another user has made the move
 * impossible, shows the new status, since the button disappears.
 */
export function useMove(resource: ResourceWithFlow) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRequestKey();
  const shown = useContext(ShownRecord);
  const actor = useActor();
  const queue = waitingFor(actor).find((name) => name === resource);

  /** Returns the record that has waited longest in the queue to which the moved record belonged. */
  async function nextOf(record: MovableRecord): Promise<{ readonly id: number } | undefined> {
    const onScreen = shown?.resource === resource && shown.record.id === record.id;
    if (!queue || !onScreen || !isWaiting(queue, shown.record, today())) return undefined;
    const [field, order] = queueSort(queue);
    const { data: rows } = await data.getList<RecordOf<typeof queue>>(queue, {
      filter: waitingFilter(queue),
      pagination: { page: 1, perPage: 2 },
      sort: { field, order },
    });
    return rows.find(({ id }) => id !== record.id);
  }

  /** Returns an error with the new status, if a change by another user made the move impossible. */
  async function overtaken({ id }: MovableRecord, move: string): Promise<Error | undefined> {
    const { data: fresh } = await data.getOne(resource, { id });
    if (movesFor(actor, resource, fresh).includes(move)) return undefined;
    const status = words.status(resource, (fresh as MovableRecord).status);
    return overtakenError(words.t('kit.overtaken', { move: words.move(resource, move), status }));
  }

  return useMutation({
    mutationFn: async ({ record, move, input }: Made) => {
      const body = { version: record.version, ...input };
      try {
        return await data.move(resource, record.id, move, body, request.keyOf([record.id, move, body]));
      } catch (error) {
        throw isConflict(error) ? ((await overtaken(record, move).catch(() => undefined)) ?? error) : error;
      }
    },
    onError: (error) => {
      if (isOvertaken(error)) notify(error.message, { type: 'warning', autoHideDuration: NEXT_SHOWN_MS });
    },
    onSuccess: async (moved, { record: before, move, input, statedCents = sentCentsOf(input) }) => {
      const record = moved ?? before;
      const [next, party] = await Promise.all([nextOf(before), partyOf(resource, record, actor, data)]);
      const text = movedText(move, { resource, record, before, party, statedCents }, words);
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
    onSettled: (_, error) => {
      request.settle(error);
      // Refetches after a refusal too, since the screen may be outdated.
      refresh();
    },
  });
}
