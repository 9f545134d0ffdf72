import { loadWithRetry } from '@elenco/core/kit';
import type { Actor, Rule } from '@elenco/core/people';
import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { LoadFailed } from './kit/LoadFailed';
import type { TextKey } from './kit/words';
import type { Place } from './places';
import type { ResourceName } from './resources';

export type GroupKey = 'today' | 'work' | 'people' | 'support' | 'money' | 'books' | 'growth' | 'system';

/**
 * A part's entry in the menu and the command palette. The entry is named after the part's resource, unless it
 * has a label.
 */
export interface MenuEntry {
  readonly group: GroupKey;
  readonly icon: SvgIconComponent;
  readonly label?: TextKey;
  /** Access rule in addition to reading the resource. */
  readonly rule?: Rule<unknown>;
  /**
   * Resource whose screen shows this part as a tab. The menu leaves the part out, but the command palette
   * finds it.
   */
  readonly within?: ResourceName;
}

export interface Screen {
  readonly path: string;
  readonly screen: ComponentType;
  /** Access rule in addition to reading the resource. */
  readonly rule?: Rule<unknown>;
  /** Name in the command palette, for screens without a menu entry. */
  readonly command?: TextKey;
}

/** Exports of a folder's `index.tsx`: a resource for react-admin with its URLs, and further screens. */
export interface Part extends Place<never> {
  readonly resource: ResourceName;
  readonly list?: ComponentType;
  /** Returns the query string with which the list opens; undefined if it opens without one. */
  begins?(actor: Actor): string | undefined;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Screens other than those of the list and the record. */
  readonly screens?: readonly Screen[];
  /** Redirects from path to path; both may contain `:name`. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly menu?: MenuEntry;
  /** URL of the menu entry that is highlighted for this part, if the part has no entry. */
  readonly marks?: string;
  /** Resource whose menu entry is highlighted for records of this resource. */
  readonly under?: ResourceName;
}

/** Functions that load the code of screens, for prefetching. */
export const loading = new Map<ComponentType, () => Promise<unknown>>();

/**
 * Creates a screen whose code is loaded when the screen first opens. Once the code is loaded, the screen
 * renders synchronously.
 */
export function screen<M extends Record<string, unknown>, K extends keyof M & string>(
  load: () => Promise<M>,
  name: K,
): ComponentType {
  let loaded: ComponentType | undefined;
  const fetch = async () => {
    try {
      loaded = (await loadWithRetry(load))[name] as ComponentType;
      return { default: loaded };
    } catch {
      return { default: Failed };
    }
  };
  let Late = lazy(fetch);
  // Lets the next visit load the code again. An earlier retry would not help, since a suspended screen
  // renders again with the current `Late`.
  const tryAgain = () => {
    Late = lazy(fetch);
  };
  const Failed = () => createElement(LoadFailed, { onLeave: tryAgain });
  const Screen = () => {
    const [At] = useState(() => loaded ?? Late);
    return createElement(At);
  };
  loading.set(Screen, fetch);
  return Screen;
}
