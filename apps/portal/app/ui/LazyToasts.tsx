import { loadAgain } from '@elenco/core/kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Toasts = typeof import('./Toasts');
type ToastMessage = Parameters<Toasts['toast']>;

const load = () => import('./Toasts');
/** What was said before the place for it was on the page. */
const early: ToastMessage[] = [];
let loaded: Toasts | undefined;
let open = (): void => {};

/** Tells something that needs no answer. What shows it is loaded with the first: most pages never say anything. */
export function toast(...message: ToastMessage): void {
  if (loaded) loaded.toast(...message);
  else {
    early.push(message);
    open();
  }
}

/** Stands once on the page, beside everything else. */
export function LazyToasts() {
  const [Region, setRegion] = useState<ComponentType<{ children: ReactNode }> | null>(null);
  useEffect(() => {
    open = () => {
      // Where it fails, the next message tries again.
      void loadAgain(load).then(
        (module) => setRegion(() => module.Toasts),
        () => undefined,
      );
    };
    if (early.length > 0) open();
  }, []);
  useEffect(() => {
    if (!Region) return;
    void load().then((module) => {
      loaded = module;
      for (const message of early.splice(0)) toast(...message);
    });
  }, [Region]);
  return Region && <Region>{null}</Region>;
}
