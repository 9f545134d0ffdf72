import { Migration } from '@mikro-orm/migrations';
import { oneOf } from './baseline/words';
import { entriesWithPlaces } from './Migration20270119_audience_facets';

/**
 * The gender of members is in the index only, not in `search.documents`, because results of a search must not
 * show it.
 */
const entriesWithGender = entriesWithPlaces.replace(
  'array[d.gender]',
  'array[coalesce(d.gender, (select c.gender from creators c where c.id = d.creator_id))]',
);

/** Adds the gender that creators may state, as a filter of the search. */
export class Migration20270201_creator_gender extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table creators add ${oneOf('gender', 'female', 'male', 'nonbinary')}`);
    this.addSql(entriesWithGender);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(entriesWithPlaces);
    this.addSql('alter table creators drop gender');
  }
}
