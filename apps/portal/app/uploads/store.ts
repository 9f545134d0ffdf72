import type { Upload } from 'tus-js-client';
import { frameOf } from './frame';

/** A running upload of a draft's file; it continues while the user visits other pages. */
export interface Sending {
  /** Id of the deliverable. */
  readonly piece: number;
  /** The page that started it. */
  readonly page: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  /** `broken` continues when the connection returns, or on request. */
  readonly state: 'sending' | 'broken' | 'done' | 'refused';
  /** Set once it is done. */
  readonly fileId?: number;
  /** Reason of a refusal: a code of `problems.fields`. */
  readonly code?: string;
  /** The form to send once the upload is done. */
  readonly form?: FormData;
  /** True if the sent form was refused: it must be corrected on its page. */
  readonly formRefused?: true;
}

/** Small enough to arrive before the request timeout, on a slow phone. */
const PART = 2 * 1024 * 1024;
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

let all: readonly Sending[] = [];
const uploads = new Map<number, Upload>();
const listeners = new Set<() => void>();

export const nothingSent: readonly Sending[] = [];
export const sendings = (): readonly Sending[] => all;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(piece: number, patch: Partial<Sending>): void {
  all = all.map((one) => (one.piece === piece ? { ...one, ...patch } : one));
  for (const listener of listeners) listener();
}

/** Starts an upload, or continues where the same file was interrupted, even on an earlier visit. */
export async function send(piece: number, file: File, csrf: string, page: string): Promise<void> {
  await cancel(piece);
  all = [...all, { piece, page, name: file.name, size: file.size, sent: 0, state: 'sending' }];
  change(piece, {});
  const tus = await import('tus-js-client');
  const upload = new tus.Upload(file, {
    endpoint: '/uploads',
    chunkSize: PART,
    retryDelays: RETRIES,
    headers: { 'X-CSRF-TOKEN': csrf },
    metadata: { filename: file.name },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => `draft-${piece}-${file.name}-${file.size}-${file.lastModified}`,
    onProgress: (sent) => change(piece, { sent, state: 'sending' }),
    onSuccess: () => void keep(piece, file, upload.url ?? '', csrf),
    onError: (error) => {
      const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
      if (status === 413) change(piece, { state: 'refused', code: 'too_large_draft' });
      else if (status === 422) change(piece, { state: 'refused', code: 'upload_refused' });
      else change(piece, { state: 'broken' });
    },
  });
  uploads.set(piece, upload);
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
}

/** Turns the upload into a file on the server, with a frame of a video; stores the reason of a refusal. */
async function keep(piece: number, file: File, url: string, csrf: string): Promise<void> {
  const body = file.type.startsWith('video/') ? await frameOf(file) : undefined;
  const headers = { 'X-CSRF-TOKEN': csrf, Accept: 'application/json' };
  const sent = body ? { body, headers: { ...headers, 'Content-Type': body.type } } : { headers };
  const answer = await fetch(`${url}/file`, { method: 'POST', ...sent }).catch(() => undefined);
  const reply = await answer?.json().catch(() => undefined);
  if (answer?.ok) change(piece, { state: 'done', fileId: reply.id, sent: sizeOf(piece) });
  else if (answer && answer.status < 500) {
    change(piece, { state: 'refused', code: reply?.errors?.[0]?.code ?? 'upload_refused' });
  } else change(piece, { state: 'broken' });
}

const sizeOf = (piece: number) => all.find((one) => one.piece === piece)?.size ?? 0;

/** Continues an interrupted upload. */
export function goOn(piece: number): void {
  change(piece, { state: 'sending' });
  uploads.get(piece)?.start();
}

export function goOnWithAll(): void {
  for (const { piece, state } of all) if (state === 'broken') goOn(piece);
}

/** Cancels an upload; the received part is deleted. */
export async function cancel(piece: number): Promise<void> {
  const upload = uploads.get(piece);
  const unfinished = all.some((one) => one.piece === piece && one.state !== 'done');
  uploads.delete(piece);
  all = all.filter((one) => one.piece !== piece);
  for (const listener of listeners) listener();
  await upload?.abort(unfinished).catch(() => undefined);
}

/** Sends the waiting form once the upload is done. */
export const sendAfter = (piece: number, form: FormData): void => change(piece, { form });

/** Sends the form of a finished upload with the file; returns whether it succeeded. */
export async function sendForm({ piece, page, form, fileId }: Sending): Promise<boolean> {
  if (!form || fileId === undefined) return false;
  form.set('draftFileId', String(fileId));
  const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' }).catch(() => undefined);
  // Only a success redirects to another page.
  if (answer?.type === 'opaqueredirect') {
    await cancel(piece);
    return true;
  }
  all = all.map(({ form: _, ...one }) => (one.piece === piece ? { ...one, formRefused: true } : one));
  for (const listener of listeners) listener();
  return false;
}
