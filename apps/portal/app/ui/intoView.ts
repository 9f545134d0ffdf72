/** Space between a popup and the edge of the window. */
const MARGIN = 16;

/**
 * Returns how far to move a popup sideways, so that it is within the window. If the popup is wider than the
 * window, its start stays visible.
 */
export function shiftIntoView({ left, right }: { left: number; right: number }, width: number): number {
  const fromEnd = Math.min(0, width - MARGIN - right);
  return Math.max(fromEnd, MARGIN - left);
}

/** Moves a popup into the window; a ref, so that this happens before the popup is painted. */
export function keepInView(popup: HTMLElement | null): void {
  if (popup === null) return;
  const shift = shiftIntoView(popup.getBoundingClientRect(), document.documentElement.clientWidth);
  if (shift !== 0) popup.style.translate = `${shift}px`;
}
