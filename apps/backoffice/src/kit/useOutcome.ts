import { useDataProvider } from 'ra-core';
import { useContext } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import { ShownRecord } from './Neighbors';
import { doneText, partyOf } from './outcome';
import { useActor } from './useActor';
import { useWords } from './words';

/**
 * Returns a function that adds the record, amount and party to the message of a command about the record on
 * the screen. `statedCents`, the amount that the dialog stated, replaces the record's amount.
 */
export function useOutcome(command: string) {
  const words = useWords();
  const actor = useActor();
  const data = useDataProvider<ElencoDataProvider>();
  const shown = useContext(ShownRecord);
  return async (input: object, done: string, statedCents?: number): Promise<string> => {
    const record = shown?.record as { readonly id: number } | undefined;
    const isAbout =
      shown && command.startsWith(`${shown.resource}.`) && 'id' in input && input.id === record?.id;
    if (!isAbout || !record) return done;
    const party = await partyOf(shown.resource, record, actor, data);
    return doneText(done, { resource: shown.resource, record, party, statedCents }, words);
  };
}
