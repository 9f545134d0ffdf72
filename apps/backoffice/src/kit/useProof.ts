import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import { proofIn, requiredProof, requiresReauth } from './proof';

/**
 * Handles reauthentication: once the server requires it, the form shows `ProofInput`.
 * @param early asks the server when the form opens, so that the user gives the proof with the other values
 */
export function useProof(early = false) {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState<ReturnType<typeof requiredProof>>();

  useEffect(() => {
    if (!early) return;
    // Other errors appear when the form is sent.
    data.prove({}).catch((error: unknown) => setAsked(proofIn(error)));
  }, [early, data]);

  /** Runs the action with the proof in the form. Returns false if the server still requires a proof. */
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
      setAsked(requiredProof(error));
      return false;
    }
    // A retry without proof, since the user may have reauthenticated in another window.
    await run();
    return true;
  };
  return { asked, proving };
}
