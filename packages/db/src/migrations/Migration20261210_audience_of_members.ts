import { Migration } from '@mikro-orm/migrations';
import { views } from './baseline/search/views';

const documents = views[0]!.replace('create view', 'create or replace view');

/** Of the largest presence whose source says whom it reaches, with source and day. */
const ofMembers = `(
    select p -> 'audience' || jsonb_build_object('source', p -> 'source', 'measuredAt', p -> 'measuredAt')
    from jsonb_array_elements(c.presences) p where jsonb_typeof(p -> 'audience') = 'object'
    order by (p ->> 'followers')::bigint desc limit 1) as audience`;

/** Members are found by whom they reach, as external profiles are. */
export class Migration20261210_audience_of_members extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(documents.replace('null::jsonb as audience', ofMembers));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(documents);
  }
}
