import { type HistoryPoint, isOtherMethod } from './history';

/** Metrics of a history that charts show. */
export const charted = ['followers', 'posts', 'views', 'engagementBp'] as const;
export type Charted = (typeof charted)[number];

/** Size of a chart, and the margin that keeps its line inside. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

export interface HistoryChart {
  /**
   * Points of SVG lines: time from left to right, the value from bottom to top. A line with a single day is a
   * dot.
   */
  readonly lines: readonly string[];
  readonly first: { readonly day: string; readonly value: number };
  readonly last: { readonly day: string; readonly value: number };
  /**
   * Horizontal positions at which the line is interrupted because the network changed its counting method.
   */
  readonly breaks: readonly number[];
  readonly hasGaps: boolean;
}

/**
 * Returns the value of a metric on a day; null for an engagement of zero, which means that the source does
 * not report it.
 */
const figureAt = (point: HistoryPoint, figure: Charted): number | null =>
  figure === 'engagementBp' && point.engagementBp === 0 ? null : point[figure];

/** Returns the lines of a metric over the whole history; undefined if fewer than two days have a value. */
export function chartOf(
  points: readonly HistoryPoint[],
  figure: Charted,
  { width, height, edge }: ChartSize,
): HistoryChart | undefined {
  const known = points.flatMap((point) => {
    const value = figureAt(point, figure);
    return value === null ? [] : [{ day: point.day, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return undefined;
  const [start, end] = [points[0]?.day, points.at(-1)?.day].map((day) => Date.parse(day ?? ''));
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const scaled = (part: number, size: number) => part * (size - 2 * edge) + edge;
  const across = (day: string) =>
    scaled((Date.parse(day) - (start ?? 0)) / Math.max((end ?? 0) - (start ?? 0), 1), width);
  // A value that never changes is drawn as a line in the middle.
  const up = (value: number) =>
    height - scaled(most === least ? 0.5 : (value - least) / (most - least), height);

  const lines: string[][] = [];
  const breaks: number[] = [];
  let hasGaps = false;
  let isOpen = false;
  for (const [n, point] of points.entries()) {
    const value = figureAt(point, figure);
    if (value === null) {
      hasGaps ||= isOpen;
      isOpen = false;
      continue;
    }
    const isBreak = figure === 'views' && isOtherMethod(points[n - 1], point);
    if (isBreak) breaks.push(across(point.day));
    if (point.apart) hasGaps = true;
    const at = `${across(point.day).toFixed(1)},${up(value).toFixed(1)}`;
    if (!isOpen || point.apart || isBreak) lines.push([at]);
    else lines.at(-1)?.push(at);
    isOpen = true;
  }
  const drawn = lines.map((line) => (line.length === 1 ? `${line[0]} ${line[0]}` : line.join(' ')));
  return { lines: drawn, first, last, breaks, hasGaps };
}
