import type { Policies } from '../../rowSecurity';
import { people } from './people';
import { reach } from './reach';
import { work } from './work';

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with the baseline. */
export const policies: Policies = { ...people, ...work, ...reach };
