import type { Actor, Rule } from '@elenco/core/party';
import { usePermissions } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { mayRead, type ResourceName } from '../resources';
import { NotFound } from './NotFound';

interface Props {
  readonly to: ResourceName;
  /** Where reading the resource is not enough. */
  readonly by?: Rule<unknown> | undefined;
  readonly children: ReactNode;
}

/** A screen for those whose work the resource is. Others are sent away from users and contents (docs/spec/addresses.md#back-office); else there is nothing here. */
export function Allowed({ to, by, children }: Props) {
  const { permissions: actor } = usePermissions<Actor>();
  const refused = actor !== undefined && (!mayRead(actor, to) || by?.(actor).length === 0);
  const leaves = refused && (to === 'users' || to === 'contents');
  useEffect(() => {
    if (leaves) window.location.assign('/');
  }, [leaves]);
  if (!actor || leaves) return null;
  return refused ? <NotFound /> : children;
}
