/** A sent form, and the ancestors of the pressed button, which are unknown once the button is removed. */
export interface Sent {
  readonly form: HTMLFormElement;
  readonly chain: readonly Element[];
}

/** Number of animation frames in half a second, in which a dialog closes, at 60 frames per second. */
const frames = 30;

/**
 * Focuses the first refused field. If the pressed button is gone, focuses its replacement, or the heading of
 * its section.
 */
export function focusAfter({ form, chain }: Sent): void {
  const wrong = form.isConnected ? [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')] : [];
  if (wrong.length > 0) {
    const there = wrong.some((one) => one.contains(document.activeElement));
    if (!there) wrong.find(takesFocus);
    return;
  }
  if (hasLeft(form)) window.scrollTo(0, 0);
  let left = frames;
  const check = () => {
    if (isLost()) focusReplacement(chain);
    else if (left-- > 0) requestAnimationFrame(check);
  };
  check();
}

/**
 * True if the form led to a different page, which then starts at the top even if the form kept the scroll
 * position.
 */
const hasLeft = (form: HTMLFormElement) =>
  !form.isConnected && location.hash === '' && new URL(form.action).pathname !== location.pathname;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

function focusReplacement(chain: readonly Element[]): void {
  const [pressed] = chain;
  const rest = chain.find((one) => one.isConnected);
  if (!pressed || !rest) return;
  const like = rest === pressed ? rest : replacementOf(pressed, rest);
  const place = like ?? rest.querySelector('[role=status]') ?? headOf(rest);
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Returns the button that replaced the pressed one after rendering. */
function replacementOf(pressed: Element, within: Element): Element | undefined {
  const labelOf = (one: Element) =>
    ['name', 'value', 'aria-label'].map((name) => one.getAttribute(name)).join() + one.textContent;
  return [...within.querySelectorAll(pressed.tagName)].find((one) => labelOf(one) === labelOf(pressed));
}

/** Returns the heading of the section that contains the element. */
function headOf(element: Element): Element | null {
  const part = element.closest('section, article, main, [aria-label]');
  if (!part || part.hasAttribute('aria-label')) return part;
  return part.querySelector('h1, h2, h3') ?? part;
}
