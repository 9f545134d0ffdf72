import type { Policies } from '../../rowPolicies';
import { contracts } from './contracts';
import { money } from './money';
import { people } from './people';
import { projects } from './projects';
import { reach } from './reach';

/** Generated from the `read` rules by `bin/policies.ts`, and frozen with the baseline. */
export const policies: Policies = { ...people, ...projects, ...contracts, ...money, ...reach };
