import { areaPath } from '@elenco/core/people';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { clientLoader } from '../routes/dashboard/company/briefings/advice';

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 300;
const priced = /^(?:skill|creatorsWanted|wanted\[\d+\]\.\w+|work\.(?:experience|place|address))$/;

/** Returns the fields of a form that determine the recommended budget, as a query string. */
function queryOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => priced.test(field[0]) && typeof field[1] === 'string',
  );
  return String(new URLSearchParams(fields));
}

/**
 * Returns the recommended budget for the current input of a form. Undefined until it is loaded, if loading
 * fails, and if `draftId` is undefined.
 */
export function useTypedAdvice(formId: string, draftId: number | undefined) {
  const { data, load } = useFetcher<typeof clientLoader>();
  const [query, setQuery] = useState<string>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (draftId === undefined || !(form instanceof HTMLFormElement)) return;
    const read = () => setQuery(queryOf(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  });
  useEffect(() => {
    if (draftId === undefined || query === undefined) return;
    const timer = setTimeout(
      () => load(`${areaPath.company}/briefings/${draftId}/advice?${query}`),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [draftId, query, load]);
  return data ?? undefined;
}
