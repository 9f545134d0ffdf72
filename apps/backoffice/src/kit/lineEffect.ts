/** Effect of an imported line: applied now, applied with a warning, imported before, or left for staff. */
export type LineEffect = 'done' | 'warned' | 'known' | 'open';

/** Colors of the effects. The effect of a line that was imported before is neutral. */
export const toneOfEffect = {
  done: 'success',
  warned: 'warning',
  known: 'default',
  open: 'warning',
} as const satisfies Readonly<Record<LineEffect, string>>;

/** Counts imported lines by effect. A line applied with a warning counts as applied, too. */
export function countEffects(effects: readonly LineEffect[]) {
  const count = (effect: LineEffect) => effects.filter((one) => one === effect).length;
  const warned = count('warned');
  return {
    lines: effects.length,
    done: count('done') + warned,
    warned,
    known: count('known'),
    open: count('open'),
  };
}

export type EffectCounts = ReturnType<typeof countEffects>;
