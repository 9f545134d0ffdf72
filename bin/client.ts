/** Writes the types of packages/client from docs/openapi.json, and docs/errors.md; a test says when they are stale. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientTypes, errorList } from './parts/client';
import { root } from './parts/programs';

writeFileSync(join(root, 'packages/client/src/api.ts'), await clientTypes());
writeFileSync(join(root, 'docs/errors.md'), errorList());
