import { ids } from '@elenco/core/testing';
import { readConnection } from '@elenco/worker/connections';
import { networkTasks } from '@elenco/worker/schedules';
import { describe, expect, it } from 'vitest';
import { client, connect, connecting, connection, later, parts, there } from './connecting';

connecting();

const readings = async (id: number) =>
  (await client.query('select id from channel_metrics where connection_id = $1', [id])).rows;

describe('a connection with YouTube', () => {
  const presence = async () => {
    const { rows } = await client.query('select presences from creators where id = $1', [ids.creator]);
    return rows[0].presences.find(({ channel }: { channel: string }) => channel === 'youtube');
  };

  it('stores views, the audience, and the rounded number of subscribers that YouTube returns', async () => {
    there.account.followers = 51_234;
    const id = await connect('youtube');
    const { rows } = await client.query(
      `select followers, posts, sampled_posts, recent_views, engaged_views, average_view_seconds
       from channel_metrics where connection_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([
      {
        followers: 51_200,
        posts: 412,
        // The private video in the list of uploads is not counted.
        sampled_posts: 2,
        recent_views: '91000',
        engaged_views: '64000',
        average_view_seconds: 187,
      },
    ]);
    expect(await presence()).toMatchObject({
      source: 'verified',
      audience: {
        genders: { female: 40, male: 60 },
        ages: { '18-24': 40, '25-34': 60 },
        countries: { BR: 90, PT: 10 },
      },
    });
  });

  it('connects without audience and views if the creator did not grant access to Analytics', async () => {
    there.withoutAnalytics = true;
    await connect('youtube');
    expect(await presence()).toMatchObject({ followers: 50_000, source: 'verified' });
    expect(await presence()).not.toHaveProperty('audience');
  });

  it('sends no more requests once the daily quota is used up, until YouTube resets the quota', async () => {
    const id = await connect('youtube');
    later(1);
    there.limited = true;
    const until = expect.stringMatching(/T0[78]:00:00\.000Z$/);
    await expect(readConnection(parts, id)).rejects.toMatchObject({ kind: 'limited', until });
    const asked = () => there.asked.filter((one) => one.includes('/youtube/v3/')).length;
    const before = asked();
    await expect(readConnection(parts, id)).rejects.toMatchObject({ kind: 'limited', until });
    expect(asked()).toBe(before);
  });

  it('is read again after the quota is reset, without counting the delay as a failed attempt', async () => {
    const id = await connect('youtube');
    later(1);
    there.limited = true;
    const jobs: unknown[] = [];
    const addJob = async (...job: unknown[]) => void jobs.push(job);
    const { readConnection: task } = networkTasks({ ...parts, checkLink: async () => undefined });
    await task({ id }, { addJob } as never);
    const runAt = expect.any(Date);
    expect(jobs).toEqual([
      ['readConnection', { id }, expect.objectContaining({ jobKey: `connection ${id}`, runAt })],
    ]);
    expect(await connection(id)).toMatchObject({ status: 'connected', failure: 'limited' });
  });

  it('ends, and its metrics are deleted, if it could not be read for 30 days', async () => {
    const id = await connect('youtube');
    there.down = true;
    later(29);
    await expect(readConnection(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await presence()).toBeDefined();
    later(2);
    await readConnection(parts, id);
    expect(await connection(id)).toMatchObject({ status: 'lost' });
    expect(await readings(id)).toEqual([]);
    expect(await presence()).toBeUndefined();
  });

  it('ends after 30 days if YouTube is no longer configured', async () => {
    const id = await connect('youtube');
    const { youtube: _, ...networks } = parts.networks;
    later(31);
    await readConnection({ ...parts, networks }, id);
    expect(await connection(id)).toMatchObject({ status: 'lost' });
  });
});
