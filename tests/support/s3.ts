/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'elenco';

/**
 * Starts an S3 server at a free port. It accepts any signature, because s3rver calculates signatures
 * incorrectly if the URL contains the bucket. Implements the multipart calls that s3rver does not have
 * (ListParts, ListMultipartUploads, AbortMultipartUpload) on its folder, as Amazon documents them.
 */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'elenco-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const uploads = join(directory, bucket, '._S3rver_uploads');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    multipart(uploads, request, response).then(
      (isDone) => isDone || answer(request, response),
      (error) => response.destroy(error),
    );
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    /** Received requests, each as `METHOD /path?query`. */
    asked,
    /** Settings with which an installation stores its files on this server. */
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Returns the keys of all objects. */
    async keys() {
      const names = await readdir(join(directory, bucket), { recursive: true });
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []).sort();
    },
    /** Returns the number of multipart uploads that were neither completed nor aborted. */
    unfinished: async () => (await readdir(uploads).catch(() => [])).length,
    async stop() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Handles a request if it is a multipart call. Returns false for other requests. */
async function multipart(
  uploads: string,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { searchParams } = new URL(url, 'http://s3');
  const id = searchParams.get('uploadId');
  const say = (status: number, root: string, body: string) =>
    response
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?><${root}>${body}</${root}>`);
  if (method === 'GET' && searchParams.has('uploads')) {
    const known = await Promise.all(
      (await readdir(uploads).catch(() => [])).map((one) => upload(uploads, one)),
    );
    say(200, 'ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${known.join('')}`);
    return true;
  }
  if (id === null || (method !== 'GET' && method !== 'DELETE')) return false;
  const names = await readdir(join(uploads, id)).catch(() => undefined);
  if (!names) say(404, 'Error', '<Code>NoSuchUpload</Code>');
  else if (method === 'DELETE') {
    await rm(join(uploads, id), { recursive: true });
    response.writeHead(204).end();
  } else {
    const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
    const parts = numbers.sort((a, b) => a - b).map((number) => part(join(uploads, id), number));
    say(200, 'ListPartsResult', `<IsTruncated>false</IsTruncated>${(await Promise.all(parts)).join('')}`);
  }
  return true;
}

async function part(folder: string, number: number): Promise<string> {
  const { size } = await stat(join(folder, String(number)));
  const md5 = await readFile(join(folder, `${number}.md5`), 'utf8');
  return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
}

async function upload(uploads: string, id: string): Promise<string> {
  const key = await readFile(join(uploads, id, 'key'), 'utf8');
  const { birthtime } = await stat(join(uploads, id));
  return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`;
}
