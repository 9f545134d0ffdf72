import type { Pool } from 'pg';

const BATCH = 20_000;

/**
 * Returns SQL of a random number in [0, 1) per row. PostgreSQL's own hash gives the same numbers on every
 * machine.
 */
const randomSql = (seed: number) => `(abs(hashint8extended(n, ${seed})) % 1000000 / 1000000.0)`;
const pick = (values: readonly string[], seed: number) =>
  `(array['${values.join("','")}'])[1 + floor(${randomSql(seed)} * ${values.length})::int]`;
/**
 * Returns SQL that picks a value by Zipf's law: the first values are picked often and the last ones seldom.
 * Real specialties and places are distributed similarly.
 */
const zipf = (values: readonly string[], seed: number) =>
  `(array['${values.join("','")}'])[least(${values.length}, floor(exp(${randomSql(seed)} * ln(${values.length} + 1)))::int)]`;

const first =
  'Ana,Bruno,Carla,Davi,Erica,Fabio,Gabriela,Heitor,Iris,Joao,Karina,Lucas,Maria,Mariana,Nina,Otavio,Paula,Rafael,Sofia,Tiago,Ursula,Vitor,Wesley,Yara,Zelia';
const last =
  'Silva,Santos,Souza,Oliveira,Pereira,Lima,Carvalho,Ferreira,Rodrigues,Almeida,Costa,Gomes,Martins,Araujo,Melo,Barbosa,Ribeiro,Alves,Cardoso,Goncalves,Teixeira,Moreira,Nunes,Prado,Rocha';
const cities = [
  'Sao Paulo',
  'Rio de Janeiro',
  'Salvador',
  'Fortaleza',
  'Recife',
  'Curitiba',
  'Manaus',
  'Belem',
];
const ages = ['18-24', '25-34', '35-44', '45-54'];
const countries = ['BR', 'PT', 'US', 'AR', 'MX', 'ES'];
const languages = ['pt', 'en', 'es'];
const bios =
  'receita,viagem,treino,moda,pele,livro,musica,celular,horta,danca,reforma,gatos,corrida,foto,filme'.split(
    ',',
  );

/**
 * Loads external profiles in batches until there are `size` profiles. Continues an interrupted run. Followers
 * are distributed by a power law, specialties and channels by Zipf's law. One profile in twenty has a unique
 * surname.
 */
export async function loadPeople(
  pool: Pool,
  size: number,
  vocabulary: { skills: readonly string[]; channels: readonly string[] },
  onProgress: (loaded: number) => void,
): Promise<void> {
  const { skills, channels } = vocabulary;
  const { rows } = await pool.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from external_profiles',
  );
  for (let from = rows[0]!.last + 1; from <= size; from += BATCH) {
    const to = Math.min(from + BATCH - 1, size);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local elenco.search_later = 'on'`);
      await client.query(
        `insert into external_profiles (id, created_at, updated_at, name, bio, main_skill, tags, country, state, city,
           presences, followers, engagement_bp, price_cents, gender, age_band, languages, audience, active_on, source, source_at)
         overriding system value
         select n, now(), now(), given || ' ' || family, ${pick(bios, 3)} || ' ' || ${pick(bios, 4)},
           ${zipf(skills, 5)}, array[${zipf(skills, 6)}, ${zipf(skills, 7)}],
           case when ${randomSql(8)} < 0.7 then 'BR' else ${pick(['PT', 'US', 'AR', 'MX'], 9)} end, '', ${zipf(cities, 10)},
           jsonb_build_array(jsonb_build_object('channel', ${zipf(channels, 11)}, 'handle',
             lower(given || '.' || family || n), 'followers', reach, 'engagementBp', bp, 'source', 'estimated',
             'measuredAt', '2026-11-01T00:00:00.000Z')),
           reach, bp, case when ${randomSql(12)} < 0.8 then (10000 + ${randomSql(13)} * 900000)::bigint end,
           ${pick(['female', 'male'], 14)}, ${pick(ages, 15)}, array['pt'],
           jsonb_build_object('genders', jsonb_build_object('female', floor(${randomSql(16)} * 100), 'male', 50),
             'ages', jsonb_build_object(${pick(ages, 21)}, 60), 'countries', jsonb_build_object(${zipf(countries, 22)}, 70),
             'cities', jsonb_build_object(${zipf(cities, 23)}, 30), 'languages', jsonb_build_object(${zipf(languages, 24)}, 80)),
           date '2026-11-01' - floor(${randomSql(17)} * 400)::int, 'bench', timestamptz '2026-11-01'
         from (
           select n, ${pick(first.split(','), 1)} as given,
             case when ${randomSql(18)} < 0.05 then 'F' || to_hex(n) else ${zipf(last.split(','), 2)} end as family,
             least(2000000000, round(1000 / (1 - ${randomSql(19)} * 0.9999) ^ 0.9))::int as reach,
             floor(${randomSql(20)} ^ 3 * 2000)::int as bp
           from generate_series($1::int, $2::int) n
         ) people`,
        [from, to],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    onProgress(to);
  }
}
