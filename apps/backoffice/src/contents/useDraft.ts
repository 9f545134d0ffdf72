import { type AnyBody, bodySchema, type ContentKind, sameBody } from '@elenco/core/growth';
import { HttpError, useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../kit/Unsaved';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { ProblemBody } from '../providers/http';

/** Reasons why a draft was not saved: for the whole draft, and by field. */
export interface Refusal {
  readonly whole: string | undefined;
  readonly at: Readonly<Record<string, string>>;
}
const none: Refusal = { whole: undefined, at: {} };

/** A draft as the server stores it. */
interface StoredDraft {
  readonly version: number;
  readonly slug: string;
  readonly draft: AnyBody;
}

/**
 * State of a draft's form. A newer version from the server replaces the form only if the user has not typed;
 * otherwise saving reports the conflict.
 */
export function useDraft(kind: ContentKind, start: StoredDraft) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef<string>(undefined);
  const [base, setBase] = useState(start);
  const [slug, setSlug] = useState(start.slug);
  const [body, setBody] = useState<AnyBody>(() => bodySchema(kind).parse(start.draft));
  const [dirty, setDirty] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(none);

  useEffect(() => {
    if (start.version === base.version) return;
    const moved = start.slug === base.slug && sameBody(kind, start.draft, base.draft);
    if (dirty && !moved) return;
    setBase(start);
    if (dirty) return;
    setSlug(start.slug);
    setBody(bodySchema(kind).parse(start.draft));
  }, [kind, start, base, dirty]);

  useUnsaved(dirty);

  /** Shows each error at its field. */
  const showRefusal = (error: unknown) => {
    const { problems = [] } = (error instanceof HttpError ? error.body : {}) as Partial<ProblemBody>;
    const errorsByPointer = problems.map(
      ({ pointer, code, params }) => [pointer, words.problem(code, params)] as const,
    );
    setRefusal({
      whole: errorsByPointer.some(([pointer]) => pointer !== '')
        ? words.problem('invalid')
        : error instanceof Error
          ? error.message
          : String(error),
      at: Object.fromEntries(errorsByPointer),
    });
  };

  return {
    slug,
    body,
    dirty,
    pending,
    refusal,
    showRefusal,
    version: base.version,
    /** Discards unsaved input. */
    remove: () => setDirty(false),
    setSlug(value: string) {
      setSlug(value);
      setDirty(true);
    },
    put(name: string, value: unknown) {
      setBody((before) => ({ ...before, [name]: value }));
      setDirty(true);
    },
    /** Returns the reply. Returns undefined and keeps the input if saving was refused. */
    async save(
      command: 'contents.draft' | 'contents.revise',
      input: object,
    ): Promise<{ id: number } | undefined> {
      key.current ??= crypto.randomUUID();
      setPending(true);
      try {
        const reply = await data.run(command, { ...input, slug, draft: body }, key.current);
        setRefusal(none);
        setDirty(false);
        return reply as { id: number };
      } catch (error) {
        showRefusal(error);
        return undefined;
      } finally {
        key.current = undefined;
        setPending(false);
      }
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
