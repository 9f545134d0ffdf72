/** A kind of query that users send. `sql` is the reference: the simplest SQL with the same result. */
export interface SearchClass {
  readonly name: string;
  /** Query string of the search page. */
  readonly query: string;
  /**
   * Returns SQL that selects the first page from the tables of a slot. The SQL selects only references, and
   * no profiles, counts or JSON.
   */
  readonly sql?: (slot: number) => string;
}

const walk = (where: string, sort: string) => (slot: number) =>
  `select ref from search.rows_${slot} where ${where} order by ${sort} desc, ref desc limit 25`;

/**
 * The kinds of searches that are measured, in the order of the results. Some have a reference in plain SQL.
 */
export const searchClasses: readonly SearchClass[] = [
  {
    name: 'common filter by engagement',
    query: 'country=BR&channel=instagram&sort=engagement',
    sql: walk(`country = search.country_code('BR') and m2 & 1 <> 0`, 'engagement'),
  },
  {
    name: 'two specialties by followers',
    query: 'skill=beauty&skill=food&match=all&sort=followers',
    sql: walk('m1 & 65 = 65', 'followers'),
  },
  {
    name: 'rare: six filters by followers',
    query: 'skill=law&channel=spotify&gender=female&age=45-54&language=pt&country=BR&sort=followers',
    sql: walk(
      `m1 & search.skill_mask('{law}') <> 0 and m2 & search.channel_mask('{spotify}') <> 0
        and m2 & search.gender_mask('{female}') <> 0 and m2 & search.age_mask('{45-54}') <> 0
        and country = search.country_code('BR')`,
      'followers',
    ),
  },
  {
    name: 'masks only',
    query: 'skill=travel&channel=tiktok&gender=female&sort=followers',
    sql: walk(
      `m1 & search.skill_mask('{travel}') <> 0 and m2 & search.channel_mask('{tiktok}') <> 0
        and m2 & search.gender_mask('{female}') <> 0`,
      'followers',
    ),
  },
  {
    name: 'audience: country, city, language, age',
    query: 'audienceCountry=BR&audienceCity=recife&audienceLanguage=pt&audienceAge=25-34&sort=followers',
  },
  {
    name: 'a city and a price',
    query: 'city=recife&priceFrom=500&priceTo=900&sort=engagement',
    sql: walk(`city = search.place('recife') and price between 50000 and 90000`, 'engagement'),
  },
  {
    name: 'numeric ranges, by price',
    query: 'followersFrom=50000&engagementFrom=3&activeWithin=90&sort=price',
  },
  { name: 'relevance without words', query: 'skill=travel&channel=tiktok' },
  { name: 'no query', query: '', sql: walk('true', 'default_rank') },
  { name: 'full name', query: 'q=mariana+goncalves' },
  { name: 'a name that many have', query: 'q=silva' },
  { name: 'words and filters', query: 'q=receita+recife&channel=instagram&gender=female' },
  { name: 'rare name', query: 'q=ff4240' },
  { name: 'prefix', query: 'q=f1a' },
  { name: 'typo', query: 'q=gonsalvez' },
];
