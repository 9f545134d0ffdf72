export type Step = 'previous' | 'next';

/** A link to the previous or next record, with the record on whose screen it is. */
interface NeighbourLink {
  readonly recordId: string;
  readonly open: () => void;
}

/** Milliseconds for which key presses wait for the next record. */
const MAX_WAIT_MS = 3_000;

/**
 * Creates the handlers of the keys `n` and `p`. Until the next record is rendered, the screen still shows the
 * former links, so key presses are stored and applied to the next record.
 */
export function makeNeighbourKeys(
  find: (step: Step) => NeighbourLink | undefined,
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

  /** Reports that the links of a record are rendered. */
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

const places = { previous: 'main .neighbours a:first-child', next: 'main .neighbours a:last-child' } as const;

export const neighbourKeys = makeNeighbourKeys((step) => {
  const link = document.querySelector<HTMLAnchorElement>(places[step]);
  const recordId = link?.closest<HTMLElement>('.neighbours')?.dataset.record;
  return link && recordId ? { recordId, open: () => link.click() } : undefined;
});
