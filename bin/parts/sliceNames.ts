import { StartError } from './lifetime';
import { migrationName } from './migrationName';

/** Names of a new resource in each place: `photo-shoots` in the aggregate `hiring/studio`. */
export interface SliceNames {
  /** `hiring`, one of docs/architecture.md#areas-of-the-domain. */
  readonly area: string;
  /** `studio` */
  readonly aggregate: string;
  /** `photo-shoots`, in addresses, locale keys and flows. */
  readonly resource: string;
  /** `photo_shoots` */
  readonly table: string;
  /** `photoShoots`, the resource in code. */
  readonly many: string;
  /** `photoShoot`, its schema in code. */
  readonly one: string;
  /** `PhotoShoot`, its row type. */
  readonly One: string;
  /** `Migration20261121_photo_shoots` */
  readonly migration: string;
}

/**
 * Derives the names; `migrations` is the text of the list of migrations. @throws StartError for names that
 * are invalid in a folder, table or address
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
