import { loadWithRetry } from '@elenco/core/kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Toasts = typeof import('./Toasts');
type ToastMessage = Parameters<Toasts['toast']>;

const load = () => import('./Toasts');
/** Toasts that were requested before their code was loaded. */
const early: ToastMessage[] = [];
let loaded: Toasts | undefined;
let open = (): void => {};

/** Shows a toast. Its code is loaded with the first one, since most pages show none. */
export function toast(...message: ToastMessage): void {
  if (loaded) loaded.toast(...message);
  else {
    early.push(message);
    open();
  }
}

/** Container of toasts, rendered once per page. */
export function LazyToasts() {
  const [Region, setRegion] = useState<ComponentType<{ children: ReactNode }> | null>(null);
  useEffect(() => {
    open = () => {
      // After a failure, the next toast tries to load the code again.
      void loadWithRetry(load).then(
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
