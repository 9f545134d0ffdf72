import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { aContract, aProposal, NOW } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { validPdf } from '../support/soundPdf';
import { oneOfEach, people } from './cast';

/** Rows of `oneOfEach` with a signed hiring, so that its creator can deliver. */
const atWork: typeof oneOfEach = [
  ['proposals', aProposal({ status: 'approved' })],
  ['contracts', aContract({ status: 'active', companyAcceptedAt: NOW, creatorAcceptedAt: NOW })],
];
const dataDir = mkdtempSync(join(tmpdir(), 'elenco-limits-'));
let app: RunningApp;
/**
 * Connections that stopped sending in the headers or in the body. They remain open during all other tests.
 */
let stalledConnections: Record<'headers' | 'body', Promise<Slow>>;
beforeAll(async () => {
  // Simulates a disk on which no file can be stored. No test of this file needs to store one.
  writeFileSync(join(dataDir, 'files'), '');
  app = await startApp({ env: { ELENCO_DATA_DIR: dataDir } });
  await putRows(
    app.databaseUrl,
    oneOfEach.map((put) => atWork.find(([name]) => name === put[0]) ?? put),
  );
  stalledConnections = {
    headers: sendOnSocket('GET / HTTP/1.1\r\nHost: elenco\r\nX-Slow: '),
    body: sendOnSocket(
      'POST /login HTTP/1.1\r\nHost: elenco\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nx',
    ),
  };
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const tooMuch = Buffer.alloc(MAX_FILE_BYTES + 2 * 1024 * 1024, 'x');

/** Sends a form that is larger than any form of the app, and has no file that the server could leave out. */
const send = (path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ text: tooMuch.toString() }),
    headers,
    redirect: 'manual',
  });

const settings = '/dashboard/professional/settings';
const work = '/dashboard/professional/briefing/31';
const received = 'O arquivo ou o texto é grande demais. Envie algo menor.';
type Row = readonly [
  what: string,
  person: keyof typeof people,
  at: string,
  fields: Record<string, string>,
  says: string,
  /** Pattern of the submitted values, which the returned page must contain. */
  back: RegExp,
];
const draft = { intent: 'draft', id: '61', version: '1', caption: 'Bem cedo' };
const csv = { intent: 'preview', otherwise: 'creator' };
const forms: readonly Row[] = [
  ['a photograph', 'creator', settings, { intent: 'photo' }, received, /"intent","photo"|value="photo"/],
  ['a draft', 'creator', work, draft, received, /Bem cedo<\/textarea>|"caption","Bem cedo"/],
  [
    'a logo',
    'brandOwner',
    '/dashboard/client/settings',
    { intent: 'logo' },
    received,
    /"intent","logo"|value="logo"/,
  ],
  [
    'people to invite',
    'brandOwner',
    '/dashboard/client/newmembers',
    csv,
    'Divida-o em partes menores.',
    /checked="" value="creator"|"otherwise","creator"/,
  ],
];

describe('a form with a file larger than any limit', () => {
  const whole = (fields: Record<string, string>, csrf: string, size: number) => {
    const form = new FormData();
    form.set('csrf', csrf);
    // The file precedes the other input, as in browsers if its field is the first of the form.
    form.set('file', new File([Buffer.alloc(size, 'x')], 'praia ao amanhecer.pdf'));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  // Sends files slightly above the file limit and above the reading limit, and once one as large as a film.
  it.each(forms)(
    'is refused at the field of the file, and keeps the rest of the input: %s',
    async (_, person, at, fields, says, back) => {
      const who = await Browsing.as(app, people[person].id);
      const csrf = await who.csrf(at);
      const sizes = [MAX_FILE_BYTES + 1, tooMuch.length, ...(fields === draft ? [6 * tooMuch.length] : [])];
      for (const size of sizes) {
        const answer = await who.fetch(at, { method: 'POST', body: whole(fields, csrf, size) });
        const page = await answer.text();
        expect([413, 422]).toContain(answer.status);
        expect(page).toMatch(/<input(?=[^>]*name="file")(?=[^>]*aria-invalid="true")/);
        expect(page).toContain(says);
        expect(page).toMatch(back);
        const script = await who.fetch(`${at}.data`, { method: 'POST', body: whole(fields, csrf, size) });
        expect([413, 422]).toContain(script.status);
        expect(await script.text()).toMatch(back);
      }
    },
  );

  it('is refused without its CSRF token, and gets an error page if it exceeds the reading limit', async () => {
    const who = await Browsing.as(app, people.creator.id);
    const forged = whole({ intent: 'photo' }, 'forged', tooMuch.length);
    expect((await who.fetch(settings, { method: 'POST', body: forged })).status).toBe(403);
    const csrf = await who.csrf(settings);
    const huge = await who.fetch(settings, { method: 'POST', body: whole({}, csrf, 66 * 1024 * 1024) });
    expect([huge.status, await huge.text()]).toEqual([
      413,
      expect.stringContaining('O envio é grande demais'),
    ]);
    const novel = whole({ intent: 'photo', text: tooMuch.toString() }, csrf, 1);
    expect((await who.fetch(settings, { method: 'POST', body: novel })).status).toBe(413);
  });
});

describe('a request larger than any form of the app', () => {
  it.each([
    ['pt', 'O envio é grande demais', 'Um arquivo pode ter até 5 MB.'],
    ['en', 'This is too large', 'Files can be up to 5 MB.'],
  ])('gets an error page in the user’s language with a link back: %s', async (language, title, text) => {
    const referrer = `${app.url}/dashboard/professional/settings`;
    const answer = await send('/dashboard/professional/settings', {
      Accept: 'text/html',
      'Accept-Language': language,
      Referer: referrer,
    });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(page).toContain(title);
    expect(page).toContain(text);
    expect(page).toContain('href="/dashboard/professional/settings"');
  });

  it('gets an error that the page’s own scripts show in place', async () => {
    const answer = await send('/dashboard/professional/settings.data', { Accept: '*/*' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/x-script']);
  });

  it('gets a problem document if it is sent by a program', async () => {
    const answer = await send('/login', { Accept: 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large', status: 413 }]);
  });

  it('gets an error at the file field if it is a REST upload of a file that is too large', async () => {
    const about = { name: 'x', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
    const { token } = await app.database.identity.issueToken(people.creator.id, about);
    const form = new FormData();
    form.set('file', new File([tooMuch.subarray(0, MAX_FILE_BYTES + 1)], 'nota.pdf'));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${app.url}/api/v1/files`, { method: 'POST', body: form, headers });
    expect(await answer.json()).toMatchObject({
      status: 413,
      problems: [{ pointer: '/file', code: 'too_large' }],
    });
  });
});

describe('a file that the disk cannot store', () => {
  it('is refused with Retry-After, and the rest of the form’s input is kept', async () => {
    const who = await Browsing.as(app, people.creator.id);
    const form = new FormData();
    for (const [name, value] of Object.entries({ csrf: await who.csrf(work), ...draft }))
      form.set(name, value);
    form.set('file', new File([validPdf()], 'praia.pdf'));
    const answer = await who.fetch(work, { method: 'POST', body: form });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const page = await answer.text();
    expect(page).toContain('O serviço está fora do ar por um momento.');
    expect(page).toMatch(/Bem cedo<\/textarea>/);
    expect(app.output()).toContain('ENOTDIR');
  });
});

describe('a form that did not arrive completely', () => {
  const torn = '--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n';
  const tear = async (who: Browsing, path: string, accept: string) => {
    const headers = { Accept: accept, 'Content-Type': 'multipart/form-data; boundary=x' };
    return who.fetch(path, { method: 'POST', body: `${torn}${await who.csrf('/login')}`, headers });
  };

  it('is refused at any URL with a page, an error for the page’s script, or a problem document', async () => {
    for (const path of ['/login', '/searches/stop', '/event']) {
      const page = await tear(new Browsing(app.url), path, 'text/html');
      expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('chegou incompleto')]);
      const document = await tear(new Browsing(app.url), path, 'application/json');
      expect([document.status, await document.json()]).toMatchObject([400, { code: 'malformed' }]);
    }
    const script = await tear(new Browsing(app.url), '/login.data', '*/*');
    expect([script.status, script.headers.get('content-type')]).toEqual([400, 'text/x-script']);
  });
});

describe('an anonymous sender', () => {
  const head = (path: string, type: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: elenco\r\nAccept: application/json\r\nConnection: close\r\nContent-Type: ${type}\r\n${length > 0 ? `Content-Length: ${length}` : 'Transfer-Encoding: chunked'}\r\n\r\n`;
  const piece = 'a&'.repeat(33_000);

  it.each(['/login', '/searches/stop', '/api/v1/tokens'])(
    'cannot send more than 64 kB, and is refused before sending everything: %s',
    async (path) => {
      const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
      const reported = await sendOnSocket(head(path, type, 6_000_000));
      expect(reported.answered).toMatch(/^HTTP\/1\.1 413 /);
      const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
      const untold = await sendOnSocket(head(path, type, 0) + chunk);
      // The status is 403 if the form does not start with the page's CSRF token.
      expect(untold.answered).toMatch(/^HTTP\/1\.1 (413|403) /);
    },
  );
});

type Slow = { seconds: number; answered: string };

/**
 * Sends a text over a new connection. Returns the response and the seconds until the connection was closed.
 */
function sendOnSocket(text: string): Promise<Slow> {
  const { hostname, port } = new URL(app.url);
  return new Promise((settle, fail) => {
    const began = performance.now();
    let answered = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      answered += chunk.toString();
    });
    socket.on('error', fail);
    socket.on('close', () => settle({ seconds: (performance.now() - began) / 1_000, answered }));
  });
}

describe('a connection', () => {
  it('is closed if it stops sending for 10 seconds in the headers or for 30 seconds in the body', async () => {
    const [headers, body] = await Promise.all([stalledConnections.headers, stalledConnections.body]);
    expect(headers.answered).toMatch(/^HTTP\/1\.1 408 /);
    expect(headers.seconds).toBeLessThan(20);
    expect(body.answered).toMatch(/^HTTP\/1\.1 408 /);
    expect(body.seconds).toBeLessThan(45);
  }, 60_000);

  it('gets a refusal if its request states two lengths, or a length and chunks', async () => {
    for (const lengths of [
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
    ]) {
      const { answered } = await sendOnSocket(
        `POST /login HTTP/1.1\r\nHost: elenco\r\n${lengths}\r\n\r\nhello`,
      );
      expect(answered).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('gets a refusal of a TRACE request that does not echo the request’s headers', async () => {
    const { answered } = await sendOnSocket(
      'TRACE / HTTP/1.1\r\nHost: elenco\r\nConnection: close\r\nX-Marker: traced-7c1f\r\n\r\n',
    );
    expect(answered).toMatch(/^HTTP\/1\.1 4/);
    expect(answered).not.toContain('traced-7c1f');
  });

  it('does not delay other connections if it stops sending', async () => {
    const { hostname, port } = new URL(app.url);
    const open = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of open) {
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: elenco\r\n');
    }
    expect((await new Browsing(app.url).get('/login')).status).toBe(200);
    for (const socket of open) socket.destroy();
  });
});
