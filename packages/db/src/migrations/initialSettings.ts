/** First day of initial values, earlier than any business date (`INITIAL_DAY` of core). */
const day = '1900-01-01';

/**
 * Returns SQL that inserts the initial values of settings, for settings that have no row for the first day.
 * Staff propose all later values; migrations never insert any.
 */
export const insertInitialSettings = (values: Readonly<Record<string, number>>): string => `
insert into settings (created_at, updated_at, key, value, valid_from, approved_at)
select now(), now(), initial.key, initial.value, '${day}', now()
from (values ${Object.entries(values)
  .map(([key, value]) => `('${key}', ${value})`)
  .join(', ')}) as initial (key, value)
where not exists (
  select from settings kept
  where kept.key = initial.key and kept.valid_from <= '${day}'
    and kept.approved_at is not null and kept.withdrawn_at is null
)`;

/** Returns the SQL that reverts `insertInitialSettings`. */
export const deleteInitialSettings = (values: Readonly<Record<string, number>>): string => `
delete from settings where valid_from = '${day}' and author_id is null
  and key in (${Object.keys(values)
    .map((key) => `'${key}'`)
    .join(', ')})`;
