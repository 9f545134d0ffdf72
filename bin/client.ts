/**
 * Writes the types of packages/client from docs/openapi.json, and docs/errors.md. A test fails if they are
 * outdated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientTypes, errorList } from './parts/client';
import { root } from './parts/programs';

writeFileSync(join(root, 'packages/client/src/api.ts'), await clientTypes());
writeFileSync(join(root, 'docs/errors.md'), errorList());
