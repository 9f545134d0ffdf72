import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/use';
import { searchPath } from './paths';
import { readSearch, UNDERSTAND } from './readSearch';

/**
 * Delay in milliseconds for all fields except checkboxes, since arrow keys change select boxes and sliders
 * step by step.
 */
const PAUSE_MS = 300;

/** Navigation state of searches that leave the fields of the filters unchanged. */
export const FILTERS_STATE = 'filters';
const textTypes = new Set(['text', 'search', 'textarea']);

/**
 * Searches whenever a field of the form changes; the router drops responses to earlier searches. Typed text
 * replaces the history entry, other changes add an entry. Returns a React key for the fields, which changes
 * when the URL changes for another reason, such as the Back button. A submitted sentence becomes filters, and
 * the focus moves to the results.
 */
export function useLiveFilters(id: string, resultsId: string) {
  const location = useLocation();
  const isOwn = useNavigationType() !== 'POP' && location.state === FILTERS_STATE;
  const [shown, setShown] = useState({ at: location.key, formKey: 0 });
  if (shown.at !== location.key) {
    setShown({ at: location.key, formKey: isOwn ? shown.formKey : shown.formKey + 1 });
  }
  const { formKey } = shown;
  const navigate = useNavigate();
  const locale = useLocale();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isSent = useRef(false);
  const search = (replace: boolean, isSentence = false) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    if (isSentence) typed.push([UNDERSTAND, '1']);
    isSent.current = isSentence;
    const text = readSearch(new URLSearchParams(typed), locale).params.toString();
    const to = text ? `?${text}` : '';
    navigate(searchPath + to, {
      replace: replace || to === window.location.search,
      state: FILTERS_STATE,
      preventScrollReset: true,
    });
  };
  const current = useRef(search);
  current.current = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fields cancel the pending search.
  useEffect(() => {
    if (isSent.current) document.getElementById(resultsId)?.focus();
    isSent.current = false;
    const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
    const isField = (target: EventTarget | null): target is InstanceType<(typeof kinds)[number]> =>
      kinds.some((kind) => target instanceof kind && target.form?.id === id);
    const later = (replace: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => current.current(replace), PAUSE_MS);
    };
    const onInput = ({ target }: Event) => {
      if (isField(target) && textTypes.has(target.type)) later(true);
    };
    // Browsers fire `change` for text when the field loses the focus, and for a slider when it is released.
    const onChange = ({ target }: Event) => {
      if (!isField(target)) return;
      if (textTypes.has(target.type)) {
        if (timer.current !== undefined) current.current(true);
      } else if (target.type === 'checkbox') current.current(false);
      else later(false);
    };
    document.addEventListener('input', onInput);
    document.addEventListener('change', onChange);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      document.removeEventListener('input', onInput);
      document.removeEventListener('change', onChange);
    };
  }, [id, formKey]);
  return { formKey, search: (isSentence: boolean) => search(false, isSentence) };
}
export type LiveFilters = ReturnType<typeof useLiveFilters>;
