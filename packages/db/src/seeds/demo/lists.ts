import { businessDate } from '@elenco/brazil';
import type { Actor } from '@elenco/core';
import {
  addToList,
  createList,
  readQuery,
  saveSearch,
  setFavorite,
  trackMembers,
} from '@elenco/core/discovery';
import type { Database } from '../../database';

/** Adds two lists, favorites and saved searches of a brand's team. */
export async function seedLists(
  database: Database,
  owner: Actor,
  member: Actor,
  talents: readonly { readonly creatorId: number }[],
  now: string,
): Promise<void> {
  const keys = talents.map(({ creatorId }) => String(creatorId));
  const by = { actor: owner, now };
  const summer = await database.perform(
    createList,
    { name: 'Verão 2027', note: 'Quem fala de pele no calor sem prometer milagre.', keys: keys.slice(0, 5) },
    by,
  );
  await database.perform(addToList, { listId: summer.id, keys: keys.slice(8, 10) }, { actor: member, now });
  const track = (listId: number, n: number, given: object) =>
    database.perform(trackMembers, { listId, keys: keys.slice(n, n + 1), ...given }, by);
  const ownerId = 'userId' in owner ? owner.userId : null;
  await track(summer.id, 0, {
    stage: 'won',
    ownerId,
    labels: ['sérum', 'rosto'],
    note: 'Topou dois vídeos e o carrossel.',
  });
  await track(summer.id, 1, {
    stage: 'negotiating',
    ownerId,
    labels: ['sérum'],
    nextContactOn: businessDate(now),
  });
  await track(summer.id, 1, {
    note: 'Pediu R$ 200 a mais pelo uso em anúncios. Responder com a proposta de 90 dias.',
  });
  await track(summer.id, 2, { stage: 'contacted', labels: ['rosto'] });
  await track(summer.id, 3, {
    stage: 'no',
    note: 'Tem contrato de exclusividade com outra marca até março.',
  });
  await database.perform(createList, { name: 'Embaixadoras', keys: keys.slice(3, 4) }, by);
  for (const key of keys.slice(0, 4)) await database.perform(setFavorite, { key, on: true }, by);
  const searches = [
    { name: 'Beleza no Instagram', query: 'channel=instagram&skill=beauty&skill=skincare', notify: true },
    { name: 'Recife, até R$ 3.000', query: 'priceTo=3000&state=PE&city=Recife', notify: false },
  ];
  for (const search of searches) {
    const { query } = readQuery(new URLSearchParams(search.query));
    const { total } = await database.search.find(member, query, { facets: false, now });
    const seen = { ...search, totalSeen: total.value };
    await database.perform(saveSearch, seen, { actor: member, now });
  }
}
