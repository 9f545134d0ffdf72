import { bodyLimits } from '@elenco/core';
import { isProblem, MAX_FILE_BYTES } from '@elenco/core/kit';
import { describe, expect, it } from 'vitest';
import { type FormSource, readForm } from './readForm';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, fileName: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`;
const end = '--x--\r\n';

/** Returns a body in chunks of 16 kB, and the number of bytes that were read from it. */
function bodyOf(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const seen = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = bytes.subarray(seen.bytes, seen.bytes + 16_384);
        seen.bytes += piece.length;
        if (piece.length === 0) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

async function read(text: string | Uint8Array, reading: Partial<FormSource> = {}) {
  const { stream, seen } = bodyOf(text);
  try {
    const form = await readForm(stream, { type: multipart, most: bodyLimits.whole, ...reading });
    return { form, seen };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { refused: error.code, seen };
  }
}

const entries = async (form: FormData | undefined) =>
  Promise.all(
    [...(form ?? [])].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );

describe('readForm', () => {
  it('reads repeated fields, letters of every language, and files as a browser sends them', async () => {
    const sent = new FormData();
    sent.append('csrf', 'a.b');
    for (const channel of ['instagram', 'tiktok']) sent.append('channels', channel);
    sent.append('caption', 'Olá,\r\n"manhã" ☀️ & 100%');
    sent.append('empty', '');
    sent.append('file', new File(['%PDF-1.4'], 'nota fiscal “ç”.pdf', { type: 'application/pdf' }));
    sent.append('none', new File([], '', { type: 'application/octet-stream' }));
    const request = new Request('http://here', { method: 'POST', body: sent });
    const type = request.headers.get('content-type') ?? '';
    const { form } = await read(new Uint8Array(await request.arrayBuffer()), { type });
    expect(await entries(form)).toEqual([
      ['csrf', 'a.b'],
      ['channels', 'instagram'],
      ['channels', 'tiktok'],
      ['caption', 'Olá,\r\n"manhã" ☀️ & 100%'],
      ['empty', ''],
      ['file', 'nota fiscal “ç”.pdf', 'application/pdf', '%PDF-1.4'],
      ['none', '', 'application/octet-stream', ''],
    ]);
    const { file: _, none: __, ...words } = Object.fromEntries(sent) as Record<string, string>;
    const typed = await read(new URLSearchParams(words).toString(), { type: urlencoded });
    expect(Object.fromEntries(typed.form ?? [])).toEqual(words);
  });

  it('reads the fields after a file that is too large, but keeps only the start of that file', async () => {
    const body =
      part('csrf', 't') + file('file', 'a.pdf', 'x'.repeat(2 * MAX_FILE_BYTES)) + part('text', 'Oi') + end;
    const { form, seen } = await read(body);
    expect([form?.get('text'), form?.get('file')]).toEqual([
      'Oi',
      expect.objectContaining({ size: MAX_FILE_BYTES + 1 }),
    ]);
    expect(seen.bytes).toBe(body.length);
  });
});

describe('an unacceptable form', () => {
  const many = 5 * 1024 * 1024;
  const first = (name: string, value: string) => name === 'csrf' && value === 'right';
  const lengthy = 'a'.repeat(bodyLimits.name + 1);
  const early = 3 * bodyLimits.unknown;
  it.each<[string, string, Partial<FormSource>, string, number]>([
    ['80,000 empty parts', part('', '').repeat(80_000) + end, {}, 'too_large', early],
    ['80,000 files', file('f', 'a', '').repeat(80_000) + end, {}, 'too_large', early],
    ['millions of fields', 'a&'.repeat(many / 2), { type: urlencoded }, 'too_large', early],
    [
      'more parts than any form has',
      part('a', '').repeat(bodyLimits.parts + 1) + end,
      {},
      'too_large',
      early,
    ],
    ['more fields', 'a&'.repeat(bodyLimits.parts + 1), { type: urlencoded }, 'too_large', early],
    ['more text', part('a', 'x'.repeat(many)) + end, {}, 'too_large', many + early],
    ['a long name', part(lengthy, '') + end, {}, 'too_large', early],
    ['a long name, urlencoded', `${lengthy}=1`, { type: urlencoded }, 'too_large', early],
    ['more bytes than the limit', file('f', 'a', 'x'.repeat(many)), { most: 65_536 }, 'too_large', early],
    [
      'a wrong CSRF token',
      part('csrf', 'wrong') + file('f', 'a', 'x'.repeat(many)),
      { first },
      'csrf',
      early,
    ],
    [
      'a CSRF token after another field',
      part('a', '') + part('csrf', 'right') + end,
      { first },
      'csrf',
      early,
    ],
    [
      'a file before the CSRF token',
      file('f', 'a', '') + part('csrf', 'right') + end,
      { first },
      'csrf',
      early,
    ],
    ['no end', part('csrf', 'right').slice(0, -2), {}, 'malformed', early],
    ['a file without end', file('f', 'a', 'x'), {}, 'malformed', early],
    ['no parts', 'hello', {}, 'malformed', early],
    [
      'a part without a name',
      `--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${end}`,
      {},
      'malformed',
      early,
    ],
    ['no boundary', part('a', '1'), { type: 'multipart/form-data' }, 'malformed', 0],
    ['a boundary that is too long', '', { type: `${multipart}${'x'.repeat(200)}` }, 'malformed', 0],
    ['another content type', '{}', { type: 'application/json' }, 'malformed', 0],
  ])('is rejected before the rest of its body is read: %s', async (_, body, reading, code, most) => {
    const { refused, seen } = await read(body, reading);
    expect(refused).toBe(code);
    expect(seen.bytes).toBeLessThanOrEqual(most);
  });

  it('is rejected once the sender’s IP address has sent too many bytes', async () => {
    let reported = 0;
    const spend = async (bytes: number) => {
      reported += bytes;
      if (reported > 100_000) throw new Error('enough');
    };
    await expect(read(file('f', 'a', 'x'.repeat(many)), { spend })).rejects.toThrow('enough');
  });
});
