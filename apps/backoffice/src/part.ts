import { loadAgain } from '@elenco/core/kit';
import type { Actor, Rule } from '@elenco/core/people';
import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { LoadFailed } from './kit/LoadFailed';
import type { TextKey } from './kit/words';
import type { Place } from './places';
import type { ResourceName } from './resources';

export type GroupKey = 'work' | 'people' | 'money' | 'system';

/** Where a part stands in the menu and in the palette. Its name is that of the resource, unless it has a label. */
export interface MenuEntry {
  readonly group: GroupKey;
  readonly icon: SvgIconComponent;
  readonly label?: TextKey;
  /** Where reading the resource is not enough. */
  readonly rule?: Rule<unknown>;
  /** The entry says how many records wait (`waiting` of core). */
  readonly waits?: true;
}

export interface Screen {
  readonly path: string;
  readonly screen: ComponentType;
  /** Where reading the resource is not enough. */
  readonly rule?: Rule<unknown>;
  /** What the palette calls what is done there; the menu has no entry for it. */
  readonly command?: TextKey;
}

/** What a folder's `index.tsx` exports: a resource for react-admin with its place, and the addresses of further screens. */
export interface Part extends Place<never> {
  readonly resource: ResourceName;
  readonly list?: ComponentType;
  /** The query of the address where a list begins for who comes without one; none is all of it. */
  begins?(actor: Actor): string | undefined;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Further ones beside list and record. */
  readonly screens?: readonly Screen[];
  /** Addresses that only lead on, with `:name` in both. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly menu?: MenuEntry;
  /** The address whose menu entry is marked while a screen of this part is open, where it has none of its own. */
  readonly marks?: string;
  /** Whose menu entry is marked while a record of this one is open. */
  readonly under?: ResourceName;
}

/** How each screen is loaded ahead of being drawn. */
export const loading = new Map<ComponentType, () => Promise<unknown>>();

/** A screen that is loaded when a user goes there; a loaded one is drawn at once. */
export function screen<M extends Record<string, unknown>, K extends keyof M & string>(
  load: () => Promise<M>,
  name: K,
): ComponentType {
  let loaded: ComponentType | undefined;
  const fetch = async () => {
    try {
      loaded = (await loadAgain(load))[name] as ComponentType;
      return { default: loaded };
    } catch {
      return { default: Failed };
    }
  };
  let Late = lazy(fetch);
  // The next visit tries again. Not sooner: a screen that waits is drawn from its beginning, with what `Late` is then.
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
