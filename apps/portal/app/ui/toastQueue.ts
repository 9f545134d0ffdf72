/**
 * Creates a queue that shows at most `room` items at once. `show` calls its callback when its item was
 * removed.
 */
export function toastQueue<T>(room: number, show: (one: T, gone: () => void) => void): (one: T) => void {
  const waiting: T[] = [];
  let shown = 0;
  const next = () => {
    const [one] = shown < room ? waiting.splice(0, 1) : [];
    if (one === undefined) return;
    shown += 1;
    let left = false;
    show(one, () => {
      if (left) return;
      left = true;
      shown -= 1;
      next();
    });
  };
  return (one) => {
    waiting.push(one);
    next();
  };
}
