/**
 * Writes docs/privacy.md from core's declarations about every column. A test fails if the document is
 * outdated.
 */
import { writeFileSync } from 'node:fs';
import { privacyDocument, privacyFile } from './parts/privacy';

writeFileSync(privacyFile, privacyDocument());
