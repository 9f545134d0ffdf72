import { expect, it } from 'vitest';
import { aConnection, aCreator, aMetric, aPresence, ids, NOW, runReaction, summarize } from '../../testing';
import { deleteFiguresOnDisconnect, deleteFiguresOnLose } from './reactions';
import { isRetentionOver } from './retention';

const at = (channel: 'youtube' | 'tiktok') => {
  const row = aConnection({ channel, status: 'disconnected' });
  const presences = [aPresence({ channel, source: 'verified' }), aPresence({ channel: 'instagram' })];
  const store = { creators: [aCreator({ presences })], 'channel-metrics': [aMetric({ channel })] };
  return [row, { actor: { role: 'system' } as const, store }] as const;
};

it.each([deleteFiguresOnDisconnect, deleteFiguresOnLose])(
  'deletes YouTube readings and the verified YouTube channel when the connection ends (case %#)',
  async (reaction) => {
    const changes = await runReaction(reaction, ...at('youtube'));
    expect(summarize(changes)).toEqual(['remove channel-metrics 28', `update creators ${ids.creator}`]);
    expect(changes).toContainEqual(
      expect.objectContaining({
        patch: expect.objectContaining({ presences: [aPresence({ channel: 'instagram' })] }),
      }),
    );
  },
);

it('keeps TikTok readings when the connection ends', async () => {
  expect(await runReaction(deleteFiguresOnDisconnect, ...at('tiktok'))).toEqual([]);
});

it.each<['youtube' | 'tiktok', number, boolean]>([
  ['youtube', 29, false],
  ['youtube', 30, true],
  ['tiktok', 300, false],
])('returns whether %s metrics must be deleted %i days after the last reading: %s', (channel, days, over) => {
  const now = new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
  expect(isRetentionOver({ channel, measuredAt: NOW }, now)).toBe(over);
});
