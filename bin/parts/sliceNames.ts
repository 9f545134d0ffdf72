import { StartError } from './lifetime';
import { migrationName } from './migrationName';

/** What a new resource is called in each place: `photo-shoots` in the aggregate `hiring/studio`. */
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
 * `migrations` is the text of the list of them.
 * @throws StartError for names that could not stand in a folder, a table and an address.
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
