import { type Actor, resources } from '@elenco/core';
import { Problem } from '@elenco/core/kit';
import type { FeedPage, RowsChanged } from '@elenco/core/operations';
import type { Database } from '@elenco/db';
import { measured, type StreamsMeasure } from '@elenco/db/measure';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import type { Streams } from './streams';

/** Maximum streams per user and process. Tabs of one browser share a stream. */
const MAX_OF_PERSON = 10;
const MOST = 5_000;
/**
 * Interval of heartbeats in milliseconds. It is shorter than the timeouts of proxies. Each heartbeat also
 * checks the session.
 */
const BEAT_MS = 20_000;
/** Maximum number of concurrent reads of the feed, since pages need database connections too. */
const MAX_READING = 4;

/** Reason for the end of a stream, for the log. */
type End = 'left' | 'draining' | 'signed_out' | 'failed';

interface OneStream {
  wake(): void;
  notify(changed: RowsChanged): void;
  end(why: End): void;
}

type Parts = Pick<Runtime, 'draining' | 'log'> & { readonly database: Pick<Database, 'feed'> };

/**
 * Sends a user's changes to the open pages of each browser in one stream (decision 061). An event contains
 * the changed rows and the number of unread items. Its `id` is the cursor from which a reconnecting browser
 * continues.
 */
export function streamsOf({ database, draining, log }: Parts): Streams {
  const open = new Map<number, Set<OneStream>>();
  let count = 0;
  const publishCount = () => {
    const measure: StreamsMeasure = { open: count };
    if (measured.streams.hasSubscribers) measured.streams.publish(measure);
  };
  const inTurn = limitConcurrency(MAX_READING);
  const all = () => [...open.values()].flatMap((streams) => [...streams]);
  const staff = new Map<OneStream, Actor>();
  const changes = database.feed.listenChanges((payload) => {
    const changed = payload === undefined ? anything : (JSON.parse(payload) as RowsChanged);
    for (const [stream, actor] of staff) {
      const own = readableRows(actor, changed);
      if (own) stream.notify(own);
    }
  });
  const listener = database.feed.listen((payload) => {
    const woken =
      payload === undefined ? all() : payload.split(',').flatMap((id) => [...(open.get(Number(id)) ?? [])]);
    for (const stream of woken) stream.wake();
  });

  function answer(c: Context<Env>): Response {
    const [user, session] = [c.get('user'), c.get('session')];
    if (!user || !session) throw new Problem('signed_out');
    if (draining() || count >= MOST) throw new Problem('unavailable');
    const streams = open.get(user.id) ?? new Set();
    if (streams.size >= MAX_OF_PERSON) throw new Problem('too_often');
    const started = performance.now();
    const [requestId, userId, after] = [c.get('requestId'), user.id, cursorIn(c)];
    // Pages of staff receive the changed rows if they request them.
    const ofStaff = c.get('actor').role === 'admin' && c.req.query('changes') !== undefined;
    // True if the page belongs to another user, because a second user has since signed in with the same
    // browser.
    const isOthers = c.req.query('of') !== String(userId);
    const response = streamSSE(c, async (sse) => {
      const stream = createSleeper();
      open.set(userId, streams.add(stream));
      count += 1;
      publishCount();
      if (ofStaff) staff.set(stream, c.get('actor'));
      sse.onAbort(() => stream.end('left'));
      let sent = 0;
      let why: End = 'failed';
      try {
        if (isOthers) await sendEnd(sse);
        else [why, sent] = await follow(sse, stream, { sessionId: session.id, userId, after });
      } catch (error) {
        log.warn({ requestId, err: error }, 'stream failed');
      } finally {
        streams.delete(stream);
        staff.delete(stream);
        if (streams.size === 0) open.delete(userId);
        count -= 1;
        publishCount();
        const ms = Math.round(performance.now() - started);
        log.info({ event: 'stream_closed', requestId, userId, why, sent, ms });
      }
    });
    response.headers.set('Cache-Control', 'no-cache, no-transform');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  }

  /**
   * Writes events until the stream ends.
   * @returns the reason for the end, and the number of sent events
   */
  async function follow(
    sse: SSEStreamingApi,
    stream: ReturnType<typeof createSleeper>,
    asked: { sessionId: number; userId: number; after: number },
  ): Promise<[End, number]> {
    let { after } = asked;
    let sent = 0;
    await sse.write('retry: 2000\n\n');
    for (;;) {
      const page = await inTurn(() => database.feed.read({ ...asked, after, now: new Date().toISOString() }));
      if (!page) {
        await sendEnd(sse);
        return ['signed_out', sent];
      }
      if (page.missed || page.changes.length > 0) {
        await sse.writeSSE(eventOf(page));
        sent += 1;
      }
      after = page.cursor;
      if (page.more) continue;
      const read = performance.now();
      let ended = await stream.next();
      // An event of changed rows needs no read of the feed. Each heartbeat checks the session, however many
      // events are sent.
      while (ended === 'changed') {
        for (const changed of stream.take()) {
          await sse.writeSSE({ event: 'changes', data: JSON.stringify(changed) });
        }
        ended = performance.now() - read > BEAT_MS ? undefined : await stream.next();
      }
      if (ended === 'beat') await sse.write(':\n\n');
      else if (ended) return [ended, sent];
    }
  }

  return {
    mount: (app) => void app.get('/dashboard/stream', answer),
    close() {
      for (const stream of all()) stream.end('draining');
      return Promise.all([listener.close(), changes.close()]).then(() => undefined);
    },
  };
}

const anything: RowsChanged = { by: null, rows: [] };

/** Returns the changed rows of the resources that the actor may read. */
function readableRows(actor: Actor, { by, rows }: RowsChanged): RowsChanged | undefined {
  if (rows.length === 0) return anything;
  const known = resources as Readonly<Record<string, { access: { read(who: Actor): readonly object[] } }>>;
  const own = rows.filter((row) => (known[row.split(':')[0] ?? '']?.access.read(actor).length ?? 0) > 0);
  return own.length > 0 ? { by, rows: own } : undefined;
}

const eventOf = ({ cursor, changes, missed, unread, unreadTalks }: FeedPage) => ({
  id: String(cursor),
  event: 'update',
  data: JSON.stringify({ cursor, changes, missed, unread, unreadTalks }),
});

/** Sends the event after which the page does not reconnect. */
const sendEnd = (sse: SSEStreamingApi) => sse.writeSSE({ event: 'end', data: '' });

/**
 * Returns the cursor from which the browser continues: the id of its last received event, otherwise the
 * cursor of its page.
 */
function cursorIn(c: Context<Env>): number {
  const cursor = c.req.header('last-event-id') ?? c.req.query('after') ?? '';
  if (!/^\d{1,9}$/.test(cursor)) throw new Problem('malformed');
  return Number(cursor);
}

/**
 * Sleeps until it is woken or ended, or until the heartbeat is due. Remembers a wake-up that arrives while
 * nothing sleeps.
 */
function createSleeper() {
  let woken = false;
  let pending: RowsChanged[] = [];
  let ended: End | undefined;
  let go: () => void = () => undefined;
  return {
    wake() {
      woken = true;
      go();
    },
    notify(changed: RowsChanged) {
      pending.push(changed);
      go();
    },
    take(): readonly RowsChanged[] {
      const taken = pending;
      pending = [];
      return taken;
    },
    end(why: End) {
      ended ??= why;
      go();
    },
    async next(): Promise<End | 'beat' | 'changed' | undefined> {
      if (!woken && !ended && pending.length === 0) {
        await new Promise<void>((resolve) => {
          const beat = setTimeout(resolve, BEAT_MS);
          go = () => {
            clearTimeout(beat);
            resolve();
          };
        });
      }
      if (ended) return ended;
      if (!woken) return pending.length > 0 ? 'changed' : 'beat';
      woken = false;
      return undefined;
    },
  } satisfies OneStream & { next(): Promise<unknown>; take(): readonly RowsChanged[] };
}

/** Returns a function that runs work with limited concurrency. Waiting work runs in order of arrival. */
function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
