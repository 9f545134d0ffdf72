import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { ids } from '@elenco/core/testing';
import sharp from 'sharp';
import type { RunningApp } from '../../support/app';
import { Browsing } from '../../support/browsing';
import { people } from '../cast';

/** Returns bytes that start like a video, followed by random content. */
export const aVideo = () =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'), randomBytes(300_000)]);

/** Returns a picture that serves as the frame of the video. */
export async function aFrame(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = { create: { width: 90, height: 160, channels: 3, background: '#e2725b' } } as const;
  return new Uint8Array(await sharp(plain).jpeg().toBuffer());
}

export const beginUpload = (by: Browsing, length: number, headers: Record<string, string>) =>
  by.fetch('/uploads', { method: 'POST', headers: { ...headers, 'Upload-Length': String(length) } });

const partFrom = (from: number) => ({
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(from),
});

export const sendPart = (
  by: Browsing,
  path: string,
  headers: Record<string, string>,
  from: number,
  body: Buffer<ArrayBuffer>,
) => by.fetch(path, { method: 'PATCH', headers: { ...headers, ...partFrom(from) }, body });

/** Sends a part of an upload and breaks the connection in the middle. */
export const interruptUpload = (url: string, path: string, headers: Record<string, string>, video: Buffer) =>
  new Promise<void>((settle) => {
    const cut = request(`${url}${path}`, {
      method: 'PATCH',
      headers: { ...headers, ...partFrom(0), 'Content-Length': String(video.length) },
    });
    cut.once('error', () => settle());
    cut.write(video.subarray(0, 100_000), () => setImmediate(() => cut.destroy(new Error('cut'))));
  });

/**
 * Requests a deliverable's thumbnail three times: as its brand, as its brand under the id of a different
 * briefing, and as another brand. Returns the three statuses.
 */
export async function thumbnailStatuses(app: RunningApp, brand: Browsing): Promise<number[]> {
  const other = await Browsing.as(app, people.otherBrand.id);
  const at = (briefing: number) => `/dashboard/client/${briefing}/new-report/piece-${ids.deliverable}.jpg`;
  const answers = await Promise.all([
    brand.get(at(ids.briefing)),
    brand.get(at(ids.briefing + 1)),
    other.get(at(ids.briefing)),
  ]);
  return answers.map(({ status }) => status);
}
