import { readableParams, translateFilled } from '@elenco/core/kit';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';

/** A refusal of a field: its code in `problems.fields`, with or without values for its text. */
export type FieldError =
  | string
  | { readonly code: string; readonly params?: Readonly<Record<string, string | number>> };

/** The part of conform's field metadata that inputs use. */
export interface FieldMeta {
  readonly id?: string;
  readonly name: string;
  readonly key?: string;
  readonly initialValue?: unknown;
  readonly errors?: unknown;
}

/** Props of every input: conform's `meta`, or a `name` outside of conform. */
export interface FieldProps {
  readonly meta?: FieldMeta;
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  /** True to mark the field as optional; unmarked fields are required. */
  readonly optional?: boolean;
  /**
   * False if the field is neither required nor optional: one of two fields is required, or only one of the
   * form's buttons requires the field.
   */
  readonly required?: boolean;
  readonly errors?: readonly FieldError[];
  readonly defaultValue?: string | number;
  readonly disabled?: boolean;
}

const NO_META: Partial<FieldMeta> = {};

/**
 * Returns ids, name, initial value and errors of an input. `frame` contains the props of its `FieldFrame`.
 */
export function useField(props: FieldProps) {
  const { meta, name, label, hint, optional, required = !optional, errors, defaultValue, disabled } = props;
  const own = useId();
  // Reads each value once, since conform computes it on every read.
  const { id = own, name: metaName, key: reactKey, initialValue, errors: refused } = meta ?? NO_META;
  const given = errors ?? ((Array.isArray(refused) ? refused : []) as readonly FieldError[]);
  // Hides a refusal as soon as the value changes, since only the server validates.
  const [amended, setAmended] = useState<readonly FieldError[]>();
  const wrong = given === amended ? [] : given;
  const invalid = wrong.length > 0;
  const describedBy = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const initial = initialValue ?? defaultValue;
  return {
    errors: wrong,
    invalid,
    initial: typeof initial === 'string' || typeof initial === 'number' ? initial : undefined,
    initialList: Array.isArray(initial) ? initial.map(String) : [],
    reactKey,
    frame: { id, label, hint, optional, errors: wrong, onAmend: () => invalid && setAmended(given) },
    input: {
      id,
      name: metaName ?? name ?? '',
      required,
      disabled,
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy,
    },
  };
}

/**
 * Returns a function that returns the text of a refusal. Codes are data, so they are looked up as strings;
 * unknown codes are shown unchanged. A page without these texts (`handle.light`) loads them for its first
 * refusal.
 */
export function useErrorText(): (error: FieldError) => string {
  const { i18n } = useTranslation();
  const format = useFormat();
  const known = useSyncExternalStore(
    (changed) => {
      i18n.on('loaded', changed);
      return () => i18n.off('loaded', changed);
    },
    () => i18n.hasLoadedNamespace('problems'),
    () => true,
  );
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current && !known) void i18n.loadNamespaces('problems');
  });
  const lookUp = i18n.getFixedT(null, 'problems') as unknown as (key: string, params?: object) => string;
  return (error) => {
    const { code, params } = typeof error === 'string' ? { code: error, params: undefined } : error;
    if (!known) {
      wanted.current = true;
      return '';
    }
    return i18n.exists(code, { ns: 'problems' })
      ? translateFilled(lookUp)(code, readableParams(params, format))
      : code;
  };
}
