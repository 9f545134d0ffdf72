import { sum } from '@elenco/core/kit';
import { useState } from 'react';
import { centsOf, isSplitEqually, resizeInstalments, splitEqually, type TypedPart } from './schedule';

export interface ShownPart extends TypedPart {
  /** React key, which changes with a computed value, so that the row's inputs are rendered again. */
  readonly key: number;
}

let lastKey = 0;

/** Keeps the React keys of instalments whose values equal those on the screen. */
const withStableKeys = (parts: readonly TypedPart[], seen: readonly ShownPart[]): ShownPart[] =>
  parts.map((part, index) => {
    const same = seen[index];
    if (
      same &&
      same.amountCents === part.amountCents &&
      same.dueOn === part.dueOn &&
      same.deliverOn === part.deliverOn
    )
      return same;
    lastKey += 1;
    return { ...part, key: lastKey };
  });

/** State of the table of instalments. Equal amounts follow the total until the user types one of them. */
export function useSchedule(initial: readonly TypedPart[]) {
  const [shown, setShown] = useState<readonly ShownPart[]>(() => withStableKeys(initial, []));
  const [isEqual, setEqual] = useState(() => isSplitEqually(initial));
  const show = (parts: readonly TypedPart[], seen: readonly ShownPart[]): readonly TypedPart[] => {
    setShown(withStableKeys(parts, seen));
    return parts;
  };
  /** Shows the instalments after their number has changed. */
  const change = (parts: readonly TypedPart[], seen: readonly ShownPart[], totalCents: number) =>
    show(isEqual ? splitEqually(parts, totalCents) : parts, seen);
  return {
    shown,
    isEqual,
    /**
     * Stores the typed instalments. While equal amounts follow the total, splits the total equally.
     * @param typesAmount true if the user typed an amount
     */
    take(parts: readonly TypedPart[], totalCents: number, typesAmount: boolean) {
      const equal = typesAmount ? sum(parts.map(centsOf)) === totalCents && isSplitEqually(parts) : isEqual;
      setEqual(equal);
      const seen = parts.map((part, index) => ({ ...part, key: shown[index]?.key ?? 0 }));
      return show(equal && !typesAmount ? splitEqually(parts, totalCents) : parts, seen);
    },
    resize: (count: number, totalCents: number) =>
      change(resizeInstalments(shown, count, totalCents), shown, totalCents),
    remove(index: number, totalCents: number) {
      const rest = shown.toSpliced(index, 1);
      return change(rest, rest, totalCents);
    },
    split(totalCents: number) {
      setEqual(true);
      return show(splitEqually(shown, totalCents), shown);
    },
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
