import { StartError } from './lifetime';
import { migrationName } from './migrationName';

/**
 * Names of a new resource, one for each place in which the resource is named. The examples are for
 * `photo-shoots` in the aggregate `hiring/studio`.
 */
export interface SliceNames {
  /** Area, one of docs/architecture.md#areas-of-the-domain: `hiring`. */
  readonly area: string;
  /** Aggregate: `studio`. */
  readonly aggregate: string;
  /** Name in URLs, keys of texts and flows: `photo-shoots`. */
  readonly resource: string;
  /** Table: `photo_shoots`. */
  readonly table: string;
  /** The resource in code: `photoShoots`. */
  readonly many: string;
  /** The schema of a row in code: `photoShoot`. */
  readonly one: string;
  /** The type of a row: `PhotoShoot`. */
  readonly One: string;
  /** The migration that creates the table: `Migration20261121_photo_shoots`. */
  readonly migration: string;
}

/**
 * Derives the names. `migrations` is the text of the file that lists the migrations.
 * @throws StartError if a name is invalid in a folder, table or URL
 */
export function sliceNames(place = '', resource = '', migrations = ''): SliceNames {
  const [, area, aggregate] = /^([a-z]+)\/([a-z]+)$/.exec(place) ?? [];
  if (area === undefined || aggregate === undefined || !/^[a-z]+(-[a-z]+)*s$/.test(resource))
    throw new StartError(
      'Give an area with an aggregate of small letters, and a resource in the plural: npx tsx bin/new-slice.ts hiring/studio photo-shoots',
    );
  const table = resource.replaceAll('-', '_');
  const many = resource.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const one = many.replace(/ies$/, 'y').replace(/s$/, '');
  const One = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const migration = migrationName(migrations, table);
  return { area, aggregate, resource, table, many, one, One, migration };
}
