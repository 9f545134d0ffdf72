import { growthReaders } from '@elenco/core/growth';
import { jobReaders } from '@elenco/core/hiring';
import { jobKeepers } from '@elenco/core/operations';
import type { Actor, Rule } from '@elenco/core/people';
import { usePermissions } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { mayRead, type ResourceName } from '../resources';
import { AccessDenied } from './AccessDenied';

interface Props {
  readonly to: ResourceName;
  /** Additional access rule, if reading the resource is not enough. */
  readonly by?: Rule<unknown> | undefined;
  readonly children: ReactNode;
}

const closedToRestricted: readonly ResourceName[] = ['users', 'contents'];
const alsoClosed: readonly (Rule<unknown> | undefined)[] = [growthReaders, jobKeepers, jobReaders];

/**
 * Renders a screen only for actors who may read the resource. All other actors see that access is denied.
 * Restricted staff are redirected from some screens (docs/spec/addresses.md#back-office).
 */
export function Allowed({ to, by, children }: Props) {
  const { permissions: actor } = usePermissions<Actor>();
  const refused = actor !== undefined && (!mayRead(actor, to) || by?.(actor).length === 0);
  const restricted = actor?.role === 'admin' && actor.duties.includes('restricted');
  const leaves = refused && restricted && (closedToRestricted.includes(to) || alsoClosed.includes(by));
  useEffect(() => {
    if (leaves) window.location.assign('/');
  }, [leaves]);
  if (!actor || leaves) return null;
  return refused ? <AccessDenied to={to} /> : children;
}
