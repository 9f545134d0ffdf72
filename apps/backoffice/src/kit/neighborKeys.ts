export type Step = 'previous' | 'next';

/** A link to the previous or next record, with the id of the record on whose screen the link is. */
interface NeighborLink {
  readonly recordId: string;
  readonly open: () => void;
}

/** Milliseconds for which key presses wait for the next record. */
const MAX_WAIT_MS = 3_000;

/**
 * Creates the handlers of the keys `n` and `p`. Until the next record is rendered, the screen still shows the
 * previous links, so key presses are stored and applied to the next record.
 */
export function makeNeighborKeys(
  find: (step: Step) => NeighborLink | undefined,
  now: () => number = Date.now,
) {
  let left: { readonly recordId: string; readonly at: number } | undefined;
  let pressed: readonly Step[] = [];

  function press(step: Step): void {
    if (left && now() - left.at < MAX_WAIT_MS) {
      pressed = [...pressed, step];
      return;
    }
    pressed = [];
    const link = find(step);
    left = link && { recordId: link.recordId, at: now() };
    link?.open();
  }

  /** Opens the neighbors for stored key presses. Called when the links of a record are rendered. */
  function shown(recordId: string): void {
    if (!left || left.recordId === recordId) return;
    const [first, ...rest] = pressed;
    left = undefined;
    if (first === undefined) return;
    press(first);
    if (left) pressed = rest;
  }

  return { press, shown };
}

const places = { previous: 'main .neighbors a:first-child', next: 'main .neighbors a:last-child' } as const;

export const neighborKeys = makeNeighborKeys((step) => {
  const link = document.querySelector<HTMLAnchorElement>(places[step]);
  const recordId = link?.closest<HTMLElement>('.neighbors')?.dataset.record;
  return link && recordId ? { recordId, open: () => link.click() } : undefined;
});
