import type { Upload } from 'tus-js-client';
import { frameOf } from './frame';

/** Form to which an upload belongs. */
export interface UploadTarget {
  /** Unique key among uploads, such as `piece-7`. */
  readonly key: string;
  /** Page that started the upload, whose form sends the file. */
  readonly page: string;
  /** URL of the form, with its anchor. */
  readonly at: string;
  /** Field of the form that takes the id of the file. */
  readonly field: string;
}

/** A running upload of a large file, which continues while the user visits other pages. */
export interface RunningUpload extends UploadTarget {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sent: number;
  /** State of the upload. A `broken` upload continues when the connection returns, or on request. */
  readonly state: 'sending' | 'broken' | 'done' | 'refused';
  /** Id of the file, once the upload is done. */
  readonly fileId?: number;
  /** Reason of a refusal: a code of `problems.fields`. */
  readonly code?: string;
  /** Form to send once the upload is done. */
  readonly form?: FormData;
  /** True if the sent form was refused, so that the user must correct it on its page. */
  readonly formRefused?: true;
}

/** Bytes per chunk: small enough that a slow phone sends them before the request times out. */
const PART = 2 * 1024 * 1024;
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

let all: readonly RunningUpload[] = [];
const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

export const nothingSent: readonly RunningUpload[] = [];
export const sendings = (): readonly RunningUpload[] => all;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function updateUpload(key: string, patch: Partial<RunningUpload>): void {
  all = all.map((one) => (one.key === key ? { ...one, ...patch } : one));
  for (const listener of listeners) listener();
}

/**
 * Starts an upload. If an upload of the same file was interrupted, even on an earlier visit, continues it.
 */
export async function send(target: UploadTarget, file: File, csrf: string): Promise<void> {
  const { key } = target;
  await cancel(key);
  all = [...all, { ...target, name: file.name, size: file.size, sent: 0, state: 'sending' }];
  updateUpload(key, {});
  const tus = await import('tus-js-client');
  const upload = new tus.Upload(file, {
    endpoint: '/uploads',
    chunkSize: PART,
    retryDelays: RETRIES,
    headers: { 'X-CSRF-TOKEN': csrf },
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => `${key}-${file.name}-${file.size}-${file.lastModified}`,
    onProgress: (sent) => updateUpload(key, { sent, state: 'sending' }),
    onSuccess: () => void completeUpload(key, file, upload.url ?? '', csrf),
    onError: (error) => {
      const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
      if (status === 413) updateUpload(key, { state: 'refused', code: 'too_large_draft' });
      else if (status === 422) updateUpload(key, { state: 'refused', code: 'upload_refused' });
      else updateUpload(key, { state: 'broken' });
    },
  });
  uploads.set(key, upload);
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
}

/**
 * Turns the upload into a file on the server, and for a video also sends a frame of it. Stores the reason of
 * a refusal.
 */
async function completeUpload(key: string, file: File, url: string, csrf: string): Promise<void> {
  const body = file.type.startsWith('video/') ? await frameOf(file) : undefined;
  const headers = { 'X-CSRF-TOKEN': csrf, Accept: 'application/json' };
  const sent = body ? { body, headers: { ...headers, 'Content-Type': body.type } } : { headers };
  const answer = await fetch(`${url}/file`, { method: 'POST', ...sent }).catch(() => undefined);
  const reply = await answer?.json().catch(() => undefined);
  if (answer?.ok) updateUpload(key, { state: 'done', fileId: reply.id, sent: sizeOf(key) });
  else if (answer && answer.status < 500) {
    updateUpload(key, { state: 'refused', code: reply?.errors?.[0]?.code ?? 'upload_refused' });
  } else updateUpload(key, { state: 'broken' });
}

const sizeOf = (key: string) => all.find((one) => one.key === key)?.size ?? 0;

/** Continues an interrupted upload. */
export function resumeUpload(key: string): void {
  updateUpload(key, { state: 'sending' });
  uploads.get(key)?.start();
}

export function resumeAllUploads(): void {
  for (const { key, state } of all) if (state === 'broken') resumeUpload(key);
}

/** Cancels an upload; the server deletes the received chunks. */
export async function cancel(key: string): Promise<void> {
  const upload = uploads.get(key);
  const unfinished = all.some((one) => one.key === key && one.state !== 'done');
  uploads.delete(key);
  all = all.filter((one) => one.key !== key);
  for (const listener of listeners) listener();
  await upload?.abort(unfinished).catch(() => undefined);
}

/** Sends the form once the upload is done. */
export const sendAfter = (key: string, form: FormData): void => updateUpload(key, { form });

/** Sends the form of a finished upload with the file; returns true on success. */
export async function sendForm({ key, page, field, form, fileId }: RunningUpload): Promise<boolean> {
  if (!form || fileId === undefined) return false;
  form.set(field, String(fileId));
  const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' }).catch(() => undefined);
  // Only a success redirects to another page.
  if (answer?.type === 'opaqueredirect') {
    await cancel(key);
    return true;
  }
  all = all.map(({ form: _, ...one }) => (one.key === key ? { ...one, formRefused: true } : one));
  for (const listener of listeners) listener();
  return false;
}
