import satisfies from 'spdx-satisfies';
import { z } from 'zod';

/**
 * Allowed licenses. They require nothing more than a copy of their notice, or the sources of changes to the
 * library's own files.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/**
 * Packages whose license a maintainer has reviewed. Either their manifest has no SPDX expression, or their
 * license is not allowed for other packages.
 */
const REVIEWED: readonly { name: RegExp; license: string | undefined }[] = [
  // The LICENSE or README of these packages contains the MIT license.
  {
    name: /^(busboy|combine-errors|eval|format|humanize-number|png-js|require-like|streamsearch)$/,
    license: undefined,
  },
  // The LICENSE of this package is the BSD license with three clauses.
  { name: /^css-mediaquery$/, license: 'BSD' },
  // libvips is loaded as a shared library, which users may replace.
  { name: /^@img\/sharp-(libvips-.+)$/, license: 'LGPL-3.0-or-later' },
  { name: /^@img\/sharp-win32-.+$/, license: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { name: /^@img\/sharp-wasm32$/, license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
];

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/**
 * Returns the dependencies in a package-lock.json whose license is not allowed. Includes dependencies for
 * other operating systems.
 */
export function forbiddenLicenses(lock: string): string[] {
  const found = Object.entries(lockfile.parse(JSON.parse(lock)).packages).flatMap(([path, entry]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || entry.link || isAllowed(name, entry.license)) return [];
    return [`${name}@${entry.version}: ${entry.license ?? 'no license in its manifest'}`];
  });
  return [...new Set(found)].sort();
}

function isAllowed(name: string, license: string | undefined): boolean {
  if (REVIEWED.some((one) => one.name.test(name) && one.license === license)) return true;
  try {
    return license !== undefined && satisfies(license, ALLOWED);
  } catch {
    return false; // not an SPDX expression, such as "SEE LICENSE IN …"
  }
}
