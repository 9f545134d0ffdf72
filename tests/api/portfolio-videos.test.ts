import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playerOrigins, portfolioProjects } from '@elenco/core/discovery';
import { actorOf, photoPath, setVisibility } from '@elenco/core/people';
import { aProject, ids } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { aFrame, aVideo, beginUpload, sendPart } from './guests/upload';

const here = '/dashboard/professional/profile';
const publicPage = `/c/${ids.creator}`;
const actor = actorOf(people.creator);
const { id } = aProject();
const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** URLs requested from the simulated thumbnail host, which has no thumbnail of one video. */
const asked: string[] = [];
const stills = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  const found = request.url === '/vi/dQw4w9WgXcQ/hqdefault.jpg';
  response.writeHead(found ? 200 : 404).end(found ? await aFrame() : '');
});

let app: RunningApp;
let creator: Browsing;
let visitor: Browsing;

beforeAll(async () => {
  stills.listen(0, '127.0.0.1');
  await once(stills, 'listening');
  const { port } = stills.address() as AddressInfo;
  app = await startApp({ env: { YOUTUBE_STILLS_URL: `http://127.0.0.1:${port}` } });
  await putRows(app.databaseUrl, oneOfEach);
  creator = await Browsing.as(app, people.creator.id);
  visitor = new Browsing(app.url);
});
afterAll(async () => {
  await app.stop();
  stills.close();
});

const videos = async () => (await app.database.get(portfolioProjects, actor, id)).videos;
const add = (fields: Record<string, string>) =>
  creator.send(here, { intent: 'video', id: String(id), ...fields });
const drop = async (fields: Record<string, string>) =>
  (await creator.send(here, { intent: 'dropVideo', id: String(id), ...fields })).text();
const undoIn = (html: string) => /name="undo" value="([^"]+)"/.exec(html)?.[1] ?? '';
const show = (publicProfile: boolean) =>
  app.database.perform(
    setVisibility,
    { id: ids.creator, publicProfile, pricePublic: false },
    { actor, now: new Date().toISOString() },
  );
/** Uploads a video in parts and returns the id of its file. */
async function uploaded(): Promise<string> {
  const video = aVideo();
  const tus = { 'X-CSRF-TOKEN': await creator.csrf(here), 'Tus-Resumable': '1.0.0' };
  const path = (await beginUpload(creator, video.length, tus)).headers.get('location') ?? '';
  await sendPart(creator, path, tus, 0, video);
  const headers = { 'X-CSRF-TOKEN': tus['X-CSRF-TOKEN'], 'Content-Type': 'image/jpeg' };
  const kept = await creator.fetch(`${path}/file`, { method: 'POST', headers, body: await aFrame() });
  return String(((await kept.json()) as { id: number }).id);
}

it('adds a portfolio video by URL, and requests only its thumbnail, which is copied', async () => {
  expect((await add({ link: 'youtu.be/dQw4w9WgXcQ?si=x' })).status).toBe(302);
  const [video] = await videos();
  expect(video).toMatchObject({ link: page, fileId: null, still: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await visitor.get(photoPath(video?.still ?? ''))).status).toBe(200);
  expect((await add({ link: 'https://www.youtube.com/shorts/aaaaaaaaaaa' })).status).toBe(302);
  expect((await add({ link: 'https://vimeo.com/76979871' })).status).toBe(302);
  expect((await videos()).map(({ still }) => still !== null)).toEqual([true, false, false]);
  expect(asked).toEqual(['/vi/dQw4w9WgXcQ/hqdefault.jpg', '/vi/aaaaaaaaaaa/hqdefault.jpg']);
});

it.each(['https://example.com/watch?v=dQw4w9WgXcQ', 'https://vm.tiktok.com/ZMabcdef1/', 'nothing'])(
  'rejects %s as a portfolio video, with an error at the field, and keeps the input',
  async (link) => {
    const before = await videos();
    const answer = await add({ link });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(new RegExp(`<input[^>]*value="${link.replaceAll(/[?/.]/g, '\\$&')}"[^>]*>`));
    expect(html).toContain('aria-invalid="true"');
    expect(await videos()).toEqual(before);
  },
);

it("shows portfolio videos on the public page without requests to the video's host", async () => {
  await show(true);
  const answer = await visitor.get((await visitor.get(publicPage)).headers.get('location') ?? '');
  const html = await answer.text();
  expect(html).toContain(`href="${page}"`);
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('ytimg');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...playerOrigins].join(' '));
});

it('restores a removed portfolio video with its thumbnail at its previous position', async () => {
  const before = await videos();
  const undo = undoIn(await drop({ link: page }));
  expect(await videos()).toHaveLength(before.length - 1);
  expect(undo).not.toBe('');
  expect((await creator.send(here, { intent: 'restoreVideo', id: String(id), undo })).status).toBe(302);
  expect(await videos()).toEqual(before);
  const forged = await creator.send(here, {
    intent: 'restoreVideo',
    id: String(id),
    undo: `x${undo.slice(1)}`,
  });
  expect(forged.status).toBe(422);
});

it('serves an uploaded portfolio video in ranges, to visitors only while the profile is public', async () => {
  const fileId = await uploaded();
  const address = `${publicPage}/videos/${fileId}`;
  // The video belongs to no portfolio project yet.
  expect((await visitor.get(address)).status).toBe(404);
  expect((await add({ fileId })).status).toBe(302);
  const kept = (await videos()).at(-1);
  expect(kept).toMatchObject({ link: null, fileId: Number(fileId), still: expect.any(String) });

  const part = await visitor.fetch(address, { headers: { Range: 'bytes=0-9' } });
  expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
    206,
    'video/mp4',
    expect.stringMatching(/^bytes 0-9\//),
  ]);
  expect((await visitor.get(`/c/${22}/videos/${fileId}`)).status).toBe(404);
  await show(false);
  expect((await visitor.get(address)).status).toBe(404);
  const brand = await Browsing.as(app, people.brandOwner.id);
  expect((await brand.fetch(address, { headers: { Range: 'bytes=0-9' } })).status).toBe(206);

  await drop({ fileId });
  await show(true);
  expect([(await visitor.get(address)).status, (await brand.get(address)).status]).toEqual([404, 404]);
});

it('refuses portfolio videos from other users and above the maximum number', async () => {
  const other = await Browsing.as(app, people.otherCreator.id);
  const fileId = await uploaded();
  expect((await other.send(here, { intent: 'video', id: String(id), fileId })).status).toBe(404);
  expect((await add({ link: 'https://vimeo.com/76979872' })).status).toBe(302);
  expect((await add({ fileId })).status).toBe(422);
});
