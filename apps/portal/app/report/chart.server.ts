import { addDays, daysBetween } from '@elenco/brazil';
import type { ReportFigures } from '@elenco/core/hiring';
import { scaleBand, scaleLinear } from 'd3-scale';

/** Size of the drawing in its own units; it is scaled to the width of the page. */
const size = { width: 1128, height: 200, top: 24, bottom: 34 } as const;
/**
 * Maximum number of days for which the chart includes days without posts. If a report covers more days, only
 * days with posts are shown.
 */
const MAX_DAYS = 120;

/** Positions the bars of views by day of posting on the server, so that the browser only draws them. */
export function dayChart(byDay: ReportFigures['byDay']) {
  const [first, last] = [byDay[0]?.key, byDay.at(-1)?.key];
  if (!first || !last || byDay.every(({ views }) => views === null)) return null;
  const span = daysBetween(first, last) + 1;
  const days =
    span <= MAX_DAYS
      ? Array.from({ length: span }, (_, n) => addDays(first, n))
      : byDay.map(({ key }) => key);
  const most = Math.max(...byDay.map(({ views }) => views ?? 0));
  const x = scaleBand(days, [0, size.width]).padding(0.2);
  const width = Math.min(x.bandwidth(), 48);
  const y = scaleLinear([0, most || 1], [size.height - size.bottom, size.top]).nice(3);
  const ground = y(0);
  const bars = byDay.map(({ key, views, posts }) => {
    const top = y(views ?? 0);
    const left = (x(key) ?? 0) + (x.bandwidth() - width) / 2;
    return {
      day: key,
      views,
      posts,
      x: round(left),
      y: round(top),
      height: round(ground - top),
      middle: round(left + width / 2),
      most: views !== null && views === most,
    };
  });
  const ticks = y.ticks(2).filter((value) => value > 0);
  return {
    width: size.width,
    height: size.height,
    ground,
    barWidth: round(width),
    first,
    last,
    lines: ticks.map((value) => ({ value, y: round(y(value)) })),
    bars,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
