import {
  briefings,
  nameCreators,
  removeFromShortlist,
  removeName,
  shortlist,
  withdrawName,
} from '@elenco/core';
import { expect, test } from 'vitest';
import { creatorIdOf, gather, moreCreators, wholeBrief } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
const cast = await gather(database);
const more = await moreCreators(database, 3);

test('a brand can withdraw a named creator during curation, and remove one from the released shortlist', async () => {
  const { job, brand, curator } = cast;
  const [inReview, withdrawn, leftOut] = cast.creators.map(creatorIdOf) as [number, number, number];
  const briefingId = await job.draft(brand, wholeBrief as never);
  await job.submit(brand, briefingId);
  await job.approve(briefingId);
  const creatorIds = [inReview, withdrawn, leftOut];
  await job.run(nameCreators, { briefingId, creatorIds }, brand);
  const entryOf = async (creatorId: number) =>
    (await database.see(shortlist, curator, { briefingId, creatorId }))[0];
  const named = async () => {
    const row = await database.get(briefings, brand, briefingId);
    const reviewed = await database.projects.namesInReview(row);
    return { wished: row.wished.toSorted(), reviewed: reviewed.toSorted() };
  };
  expect(await named()).toEqual({ wished: creatorIds.toSorted(), reviewed: creatorIds.toSorted() });
  // Curation leaves one name out, and the brand withdraws another.
  await job.run(removeFromShortlist, { id: (await entryOf(leftOut))!.id }, curator);
  await job.run(withdrawName, { briefingId, creatorId: withdrawn }, brand);
  expect(await entryOf(withdrawn)).toBeUndefined();
  expect(await named()).toEqual({ wished: [inReview, leftOut].toSorted(), reviewed: [inReview] });

  await job.shortlist(briefingId, more.map(creatorIdOf));
  await job.release(briefingId);
  expect((await named()).reviewed).toEqual([]);
  const { id, version } = (await entryOf(inReview))!;
  await job.run(removeName, { id, version, comment: 'Campanha de um concorrente.' }, brand);
  expect(await entryOf(inReview)).toMatchObject({ status: 'passed' });
});
