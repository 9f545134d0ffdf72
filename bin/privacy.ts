/** Writes docs/privacy.md from what core declares about every column; a test says when it is stale. */
import { writeFileSync } from 'node:fs';
import { privacyDocument, privacyFile } from './parts/privacy';

writeFileSync(privacyFile, privacyDocument());
