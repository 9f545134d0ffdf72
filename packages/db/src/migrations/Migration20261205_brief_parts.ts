import { Migration } from '@mikro-orm/migrations';

/** Each part with what stands in it where nothing was said, and its most characters (with all escapes). */
const parts = [
  ['demographics', '{"genders":[],"classes":[],"ages":[],"place":""}', 2000],
  [
    'creator_profile',
    '{"genders":[],"ages":[],"place":"","cut":"","minFollowers":null,"minEngagementPercent":null}',
    4000,
  ],
  ['review', '{"rounds":null,"days":null,"approver":"","script":false}', 1000],
  [
    'rights',
    '{"uses":[],"territory":null,"days":null,"from":"publication","edits":false,"training":false}',
    1000,
  ],
  ['exclusivity', '{"category":"","rivals":"","daysBefore":0,"daysAfter":0}', 4000],
  [
    'content_rules',
    '{"mustSay":"","mustNotSay":"","claims":"","tags":"","music":"","noWatermark":false,"disclosure":"#publi"}',
    20000,
  ],
  [
    'work',
    '{"experience":null,"aspects":"","place":null,"address":"","equipment":null,"software":"","access":null}',
    4000,
  ],
  [
    'public_text',
    '{"sector":"","summary":"","feeLowCents":null,"feeHighCents":null,"inPortfolio":false}',
    6000,
  ],
] as const;

/** A brief in all its parts. What exists has said nothing of them; its paid content is marked as the contracts say. */
export class Migration20261205_brief_parts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const [column, blank, most] of parts) {
      this.addSql(
        `alter table briefings add ${column} jsonb not null default '${blank}'
           check (jsonb_typeof(${column}) = 'object' and length(${column}::text) <= ${most})`,
      );
      this.addSql(`alter table briefings alter ${column} drop default`);
    }
    this.addSql(
      `alter table briefings
         add message text not null default '' check (length(message) <= 600),
         add frequency text not null default '' check (length(frequency) <= 200),
         add publishes_on date,
         add services text[] not null default '{}'
           check (cardinality(services) <= 6 and array_position(services, null) is null),
         add visited text[] not null default '{}'
           check (cardinality(visited) <= 15 and array_position(visited, null) is null),
         add links jsonb not null default '[]'
           check (jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10)`,
    );
    for (const column of ['message', 'frequency', 'services', 'visited', 'links']) {
      this.addSql(`alter table briefings alter ${column} drop default`);
    }
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const column of [
      ...parts.map(([name]) => name),
      ...['message', 'frequency', 'publishes_on', 'services', 'visited', 'links'],
    ]) {
      this.addSql(`alter table briefings drop column ${column}`);
    }
  }
}
