import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import { requiresReauth, wantedBy } from './proof';

/** For what asks anew who sits here: the server says when, and with what; then the form shows `ProofInput`. */
export function useProof() {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState<ReturnType<typeof wantedBy>>();

  /** Runs it after what was given in the form; false where the server asks first who it is. */
  const proving = async (
    run: () => Promise<unknown>,
    given: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    if (asked && asked !== 'google') {
      await data.prove({ [asked]: given[asked] ?? '' });
      setAsked(undefined);
    }
    try {
      await run();
      return true;
    } catch (error) {
      if (!requiresReauth(error)) throw error;
    }
    try {
      await data.prove({});
    } catch (error) {
      setAsked(wantedBy(error));
      return false;
    }
    // It was shown in another window meanwhile.
    await run();
    return true;
  };
  return { asked, proving };
}
