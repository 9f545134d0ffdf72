/**
 * Returns points as whole numbers that add up to the rounded score. Each number is rounded down; those with
 * the largest remainders are then increased by one.
 */
export function wholePoints(points: readonly number[]): number[] {
  const whole = points.map(Math.floor);
  const sum = points.reduce((all, one) => all + one, 0);
  // The points have one decimal. The tolerance removes the error of adding them in binary.
  const left = Math.round(Number(sum.toFixed(4))) - whole.reduce((all, one) => all + one, 0);
  const raised = points
    .map((one, index) => ({ index, rest: one - Math.floor(one) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left);
  return whole.map((one, index) => (raised.some((part) => part.index === index) ? one + 1 : one));
}
