import { HttpError } from 'ra-core';

/**
 * State of the connection, from worst to best. `writing`: a change was sent, but the server has not responded
 * yet.
 */
type ConnectionState = 'offline' | 'writing' | 'slow' | 'lost' | 'ok';

/** Kind of a request. Reads can be repeated, and uploads may take any time. */
type RequestKind = 'read' | 'write' | 'upload';

/** Milliseconds without a response after which a request is slow. */
export const SLOW_MS = 5_000;
/** Milliseconds after which a read is aborted. */
export const MAX_READ_MS = 30_000;

const isOnline = () => navigator.onLine;

/** Tracks requests to the server. Reports a request that is slow, or that failed without a response. */
export function makeConnection(online: () => boolean = isOnline) {
  const listeners = new Set<() => void>();
  const late = { read: new Set<object>(), write: new Set<object>() };
  /** Reads without a response. A forgotten read was repeated, so it is no longer reported. */
  const reads = new Set<{ isForgotten: boolean }>();
  let lost = false;
  const changed = () => {
    for (const listener of listeners) listener();
  };

  function state(): ConnectionState {
    if (!online()) return 'offline';
    if (late.write.size > 0) return 'writing';
    if (late.read.size > 0) return 'slow';
    return lost ? 'lost' : 'ok';
  }

  /** Sends a request and tracks it until the server responds. Aborts a read after a timeout. */
  async function follow<Answer>(
    kind: RequestKind,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const request = { isForgotten: false };
    if (kind === 'read') reads.add(request);
    const end = new AbortController();
    const timers = [
      ...(kind === 'upload'
        ? []
        : [
            setTimeout(() => {
              if (request.isForgotten) return;
              late[kind].add(request);
              changed();
            }, SLOW_MS),
          ]),
      ...(kind === 'read' ? [setTimeout(() => end.abort(), MAX_READ_MS)] : []),
    ];
    try {
      const answer = await send(end.signal);
      lost = false;
      return answer;
    } catch (error) {
      if (!request.isForgotten) lost = !(error instanceof HttpError);
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      reads.delete(request);
      if (kind !== 'upload') late[kind].delete(request);
      changed();
    }
  }

  return {
    state,
    follow,
    /**
     * Forgets all reads in progress, including reads that are not slow yet. Called before the reads are
     * repeated.
     */
    forgetReads() {
      for (const read of reads) read.isForgotten = true;
      late.read.clear();
      lost = false;
      changed();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
  };
}

export const connection = makeConnection();
