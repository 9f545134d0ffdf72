import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ids } from '@elenco/core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { validPdf } from '../support/soundPdf';
import { gather, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
let tokens: Record<'creator' | 'otherCreator', string>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  const tokenOf = async (person: keyof typeof tokens) => {
    const about = { name: 'x', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
    return (await api.database.identity.issueToken(people[person].id, about)).token;
  };
  tokens = { creator: await tokenOf('creator'), otherCreator: await tokenOf('otherCreator') };
});
afterAll(() => api.stop());

const pdf = Buffer.from(validPdf());
const xml = Buffer.from('<?xml version="1.0"?><NFSe><infNFSe Id="1"/></NFSe>');

function upload(bytes: Uint8Array, name = 'file.bin', person: keyof typeof tokens = 'creator') {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  return fetch(`${api.url}/files`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${tokens[person]}` },
  });
}

describe('an uploaded file in the file store', () => {
  it('is returned unchanged as an attachment to its owner and to finance, and to no other user', async () => {
    const answer = await upload(pdf, '../nota fiscal.exe');
    expect(answer.status).toBe(201);
    const { id, name, mime } = (await answer.json()) as { id: number; name: string; mime: string };
    expect({ name, mime }).toEqual({ name: 'nota fiscal.pdf', mime: 'application/pdf' });
    for (const person of ['creator', 'finance', 'owner'] as const) {
      const back = await as[person]('GET', `/files/${id}`);
      expect(back.status).toBe(200);
      expect(back.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''nota%20fiscal.pdf");
      expect(back.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await back.arrayBuffer())).toEqual(pdf);
    }
    for (const person of ['otherCreator', 'brandOwner', 'curation', 'support'] as const) {
      expect((await as[person]('GET', `/files/${id}`)).status).toBe(404);
    }
  });

  it('opens for the other party only if a deliverable of the file’s owner references it', async () => {
    const own = (await (await upload(pdf)).json()) as { id: number };
    const strange = (await (await upload(pdf, 'x.pdf', 'otherCreator')).json()) as { id: number };
    const row = (await (await as.owner('GET', '/deliverables/61')).json()) as Record<string, unknown>;
    await putRows(api.databaseUrl, [
      ['deliverables', { ...row, id: 62, draftFileId: own.id }, { ...row, id: 63, draftFileId: strange.id }],
    ]);
    expect((await as.brandOwner('GET', `/files/${own.id}`)).status).toBe(200);
    expect((await as.otherBrand('GET', `/files/${own.id}`)).status).toBe(404);
    expect((await as.creator('GET', `/files/${strange.id}`)).status).toBe(404);
    expect((await as.brandOwner('GET', `/files/${strange.id}`)).status).toBe(404);
  });

  it('cannot be referenced by another user, who gets the same response as for a missing file', async () => {
    const own = (await (await upload(pdf)).json()) as { id: number };
    const strange = (await (await upload(pdf, 'x.pdf', 'otherCreator')).json()) as { id: number };
    const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
    const draft = async (draftFileId: number) => {
      const move = { move: 'submitDraft', caption: '#publi Bom dia', draftFileId };
      const answer = await as.creator('POST', '/deliverables/61/moves', move, key());
      return [answer.status, ((await answer.json()) as { problems?: unknown }).problems];
    };
    const invoice = async (fileId: number) => {
      const input = { payoutId: ids.payout, fileId };
      const answer = await as.creator('POST', '/commands/invoices.submit', input, key());
      return [answer.status, ((await answer.json()) as { problems?: unknown }).problems];
    };
    const unknown = (pointer: string) => [422, [{ pointer, code: 'unknown_file' }]];
    expect([await draft(strange.id), await draft(999_999)]).toEqual([
      unknown('/draftFileId'),
      unknown('/draftFileId'),
    ]);
    expect([await invoice(strange.id), await invoice(999_999)]).toEqual([
      unknown('/fileId'),
      unknown('/fileId'),
    ]);
    // The creator is an individual, who submits no document.
    expect(await invoice(own.id)).toEqual([422, [{ pointer: '', code: 'receipt_by_platform' }]]);
    expect((await draft(own.id))[0]).toBe(200);
  });

  it('is re-encoded without camera metadata if it is a picture', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });
    const sent = await picture
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .toBuffer();
    const { id } = (await (await upload(Buffer.concat([sent, Buffer.from('<script>')]))).json()) as {
      id: number;
    };
    const back = Buffer.from(await (await as.creator('GET', `/files/${id}`)).arrayBuffer());
    expect((await sharp(back).metadata()).exif).toBeUndefined();
    expect(back.includes('<script>')).toBe(false);
  });

  it('is refused with Retry-After if the disk is full', async () => {
    const folder = join(api.dataDir, 'files');
    await rename(folder, `${folder}.aside`);
    await writeFile(folder, '');
    const answer = await upload(Buffer.concat([Buffer.from('%PDF-1.7\n'), pdf]));
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '2',
      { code: 'unavailable' },
    ]);
    await rm(folder);
    await rename(`${folder}.aside`, folder);
  });

  it('is stored if it is an electronic invoice', async () => {
    expect((await upload(xml, 'nfse.xml')).status).toBe(201);
  });

  it.each([
    [
      'an SVG, which can run scripts',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
    ],
    [
      'XML that declares entities',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      422,
    ],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    [
      'a PDF followed by another file',
      Buffer.concat([pdf, Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000)]),
      422,
    ],
    [
      'a PNG signature without a picture',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]),
      422,
    ],
    ['a program', Buffer.from('MZ'.padEnd(200, '\u0000')), 422],
    ['empty', Buffer.alloc(0), 422],
    ['more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('is refused if it is %s', async (_, bytes, status) => {
    expect((await upload(bytes, 'innocent.pdf')).status).toBe(status);
  });
});
