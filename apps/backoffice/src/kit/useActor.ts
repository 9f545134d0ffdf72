import type { Actor } from '@elenco/core/party';
import { usePermissions } from 'ra-core';

/** Who sits here. Nobody until the server has said so, and nobody may do anything. */
export function useActor(): Actor {
  return usePermissions<Actor>().permissions ?? { role: 'nobody' };
}
