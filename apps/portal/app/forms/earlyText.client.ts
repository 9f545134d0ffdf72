import { fillInput } from './fillInput';

/**
 * Records the text that is typed into text areas before the page is hydrated, since React then sets each text
 * area to its initial text. The returned function enters the recorded texts again. It is called after
 * hydration.
 */
export function recordEarlyText(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const note = (area: HTMLTextAreaElement) => typed.set(area, area.value);
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) note(target);
  };
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    for (const [area, text] of typed) {
      if (area.value !== text) fillInput(area, text);
    }
    typed.clear();
  };
}
