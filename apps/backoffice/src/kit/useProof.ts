import { HttpError, useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import type { ProblemBody } from '../providers/http';

/** With what the person shows anew who they are; `google` is another page. */
export type ProofKind = 'presentPassword' | 'code' | 'google';

const problemsOf = (error: unknown) =>
  error instanceof HttpError ? ((error.body as ProblemBody | null)?.problems ?? []) : [];

/** For what asks anew who sits here: the server says when, and with what; then the dialog shows `ProofField`. */
export function useProof() {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState<ProofKind>();
  const [value, setValue] = useState('');

  /** What the refusal of an empty proof names. */
  const wanted = async (): Promise<ProofKind> => {
    try {
      await data.prove({});
    } catch (error) {
      const [missing] = problemsOf(error);
      if (missing?.pointer === '/presentPassword') return 'presentPassword';
      if (missing?.pointer === '/code') return 'code';
    }
    return 'google';
  };

  /** Runs it after what was given; false where the server asks first who it is. */
  const proving = async (run: () => Promise<unknown>): Promise<boolean> => {
    if (asked && asked !== 'google') {
      await data.prove({ [asked]: value });
      setAsked(undefined);
      setValue('');
    }
    try {
      await run();
      return true;
    } catch (error) {
      if (!problemsOf(error).some(({ code }) => code === 'prove_anew')) throw error;
      setAsked(await wanted());
      return false;
    }
  };
  return { asked, value, setValue, proving };
}
