import { useEffect } from 'react';
import { neighborKeys } from '../kit/neighborKeys';

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Returns the visible rows of the list, which the keyboard can focus. */
const rowsInSight = () => [...document.querySelectorAll<HTMLElement>('main a.toRecord, main tr[tabindex]')];

function go(step: 1 | -1): void {
  const rows = rowsInSight();
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}

/**
 * Keyboard shortcuts. In lists, `j` and `k` focus the next and previous row, Enter opens the row, `x` selects
 * it, and `/` focuses the search. On a record's screen, `n` and `p` open the next and previous record. `?`
 * lists the shortcuts. Keys are ignored while the user types in an input.
 */
export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const place = event.target as Element;
      const ticked = place instanceof HTMLInputElement && place.type === 'checkbox';
      if (!ticked && place.closest(typing)) return;
      const acts: Readonly<Record<string, () => void>> = {
        j: () => go(1),
        k: () => go(-1),
        x: () => place.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
        n: () => neighborKeys.press('next'),
        p: () => neighborKeys.press('previous'),
        '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
        '?': onHelp,
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
}
