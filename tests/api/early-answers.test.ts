import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an upload that is refused while the server is still receiving it', () => {
  it.each([
    ['to REST', '/api/v1/tokens', 'application/json'],
    ['to a page', '/login', 'application/x-www-form-urlencoded'],
  ])(
    'sent %s gets a 413 on a connection that stays open until the client has sent everything',
    async (_, path, type) => {
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      let answered = '';
      const faults: unknown[] = [];
      socket.on('data', (bytes) => {
        answered += bytes.toString();
      });
      socket.on('error', (error) => faults.push(error));
      const closed = once(socket, 'close').catch((error) => faults.push(error));
      await once(socket, 'connect');
      // Sending this many pieces takes longer than the time in which the server discards the rest of a body.
      const pieces = 80;
      const piece = Buffer.alloc(100_000, 'x');
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: elenco\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${pieces * piece.length}\r\n\r\n`,
      );
      for (let sent = 0; sent < pieces && faults.length === 0; sent += 1) {
        await new Promise((settle) => socket.write(piece, settle));
        await new Promise((settle) => setTimeout(settle, 15));
      }
      await closed;
      expect(faults).toEqual([]);
      expect(answered).toMatch(/^HTTP\/1\.1 413 /);
      expect(answered).toMatch(/\r\nconnection: close\r\n/i);
      expect(answered).toContain('too_large');
    },
  );

  it.each(['/api/v1/tokens', '/login', '/nowhere'])(
    'gets a Connection header that states correctly whether the connection remains open: %s',
    async (path) => {
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      let answered = '';
      socket.on('data', (bytes) => {
        answered += bytes.toString();
      });
      let closed = false;
      socket.on('close', () => {
        closed = true;
      });
      await once(socket, 'connect');
      const body = 'x'.repeat(200_000);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: elenco\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await expect.poll(() => answered).toMatch(/^HTTP\/1\.1 4\d\d /);
      await new Promise((settle) => setTimeout(settle, 1_000));
      expect(closed).toBe(/\r\nconnection: close\r\n/i.test(answered));
      socket.destroy();
    },
  );
});
