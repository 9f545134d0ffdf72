/** An active filter that neither an input nor a tab shows. */
export interface HiddenFilter {
  readonly field: string;
  /** Filter parameters that contain the field's values. */
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  /** True if the values are bounds: the lower one, the upper one, or both. */
  readonly isRange: boolean;
}

/** The search text and the view of a queue, which the list always shows. */
const alwaysShown: ReadonlySet<string> = new Set(['q', 'queue']);

const fieldOf = (name: string) => name.replace(/_(?:gte|lte)$/, '');

/**
 * Returns the active filters that the list does not show, such as those of a link from a metric.
 * @param inputs fields with an input, which can show only one value
 * @param byTabs fields whose filters the tabs show
 */
export function hiddenFilters(
  filter: Readonly<Record<string, unknown>>,
  inputs: readonly string[],
  byTabs: readonly string[],
): HiddenFilter[] {
  const isHidden = (name: string) => {
    const field = fieldOf(name);
    if (alwaysShown.has(name) || byTabs.includes(field)) return false;
    return !inputs.includes(field) || Array.isArray(filter[name]);
  };
  const names = Object.keys(filter).filter(isHidden);
  return [...new Set(names.map(fieldOf))].map((field) => {
    const own = names.filter((name) => fieldOf(name) === field);
    const isRange = !own.includes(field);
    const ordered = isRange ? [`${field}_gte`, `${field}_lte`] : own;
    return {
      field,
      names: own,
      values: ordered.flatMap((name) => (isRange ? [filter[name]] : (filter[name] as unknown))),
      isRange,
    };
  });
}
