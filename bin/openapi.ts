/**
 * Writes docs/openapi.json from the declarations of the REST routes. A test fails if the file is outdated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '@elenco/portal/server/api/manifest';
import { root } from './parts/programs';

writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openapi(), null, 2)}\n`);
