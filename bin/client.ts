/**
 * Writes the types of packages/client, which are generated from docs/openapi.json. Also writes
 * docs/errors.md. A test fails if one of these files is outdated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientTypes, errorList } from './parts/client';
import { root } from './parts/programs';

writeFileSync(join(root, 'packages/client/src/api.ts'), await clientTypes());
writeFileSync(join(root, 'docs/errors.md'), errorList());
