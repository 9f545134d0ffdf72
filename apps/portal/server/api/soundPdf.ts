import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { constants, inflateSync } from 'node:zlib';
import { isProblem } from '@elenco/core/kit';
import { inTurn, refused } from '@elenco/pictures';

/** PDF names that run or open something when the document is opened. Invoices do not need these names. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;
/** Maximum number of inflated bytes of all object streams of a document. */
const MAX_INFLATED = 20_000_000;
/** End mark of a PDF. Some programs pad the file with zeros up to a disk block. */
const END = /%%EOF[\s\0]*$/;

/**
 * Checks that a PDF is complete, has pages, opens without a password, and runs nothing. Rejects a PDF with
 * content after its end mark, which could be a hidden second file, and a PDF that takes longer than `maxMs`
 * to open. Returns the text of the first pages if `reads` is true. Otherwise, and if reading takes too long,
 * returns an empty string.
 * @throws Problem `invalid` with `file_damaged`, `pdf_active`, `pdf_password` or `pdf_without_pages`
 */
export async function soundPdf(bytes: Uint8Array, { maxMs = MAX_MS, reads = false } = {}): Promise<string> {
  if (!END.test(latin1(bytes.subarray(-8 * 1024)))) throw refused('file_damaged');
  const objects = withPlainNames(objectsOf(latin1(bytes)));
  if (ACTIVE.test(objects)) throw refused('pdf_active');
  return inTurn(() => opened(bytes, { maxMs, reads }));
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Decodes `#xx` in names, since an escape could hide a name in `ACTIVE`. */
const withPlainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Returns the text of all objects, both outside of streams and in object streams. Leaves out pictures and
 * fonts, since their compressed bytes can contain `/JS` by chance.
 */
function objectsOf(text: string): string {
  const parts: string[] = [];
  let left = MAX_INFLATED;
  let from = 0;
  for (const { index, 0: keyword } of text.matchAll(/>>\s*stream\r?\n/g)) {
    // The match is inside the previous stream.
    if (index < from) continue;
    const before = text.slice(from, index + 2);
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    from = end === -1 ? text.length : end;
    parts.push(before);
    const dictionary = withPlainNames(before.slice(before.lastIndexOf(' obj')));
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const inflated = inflatedOf(dictionary, text.slice(start, from), left);
    left -= inflated.length;
    if (/\/ObjStm\b/.test(dictionary)) parts.push(inflated);
  }
  return [...parts, text.slice(from)].join('\n');
}

/**
 * Inflates an object stream.
 * @throws Problem `invalid` with `file_damaged` for unusual filters and for zip bombs
 */
function inflatedOf(dictionary: string, content: string, most: number): string {
  if (!/\/Filter\b/.test(dictionary)) return content;
  if (!/\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary))
    throw refused('file_damaged');
  try {
    const packed = Buffer.from(content, 'latin1');
    return latin1(
      inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(most, 1) }),
    );
  } catch {
    throw refused('file_damaged');
  }
}

/** Maximum time in milliseconds to open an invoice. */
const MAX_MS = 10_000;
/** Maximum time in milliseconds to extract the text of an opened invoice. */
const MAX_TEXT_MS = 5_000;
/** Maximum heap of the thread that reads a file, in megabytes. */
const MAX_MEGABYTES = 256;

const require = createRequire(import.meta.url);
const reader = pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href;

/**
 * Source code of the thread that opens the file, since only a thread can be stopped in an endless loop. The
 * thread sends the reason of a refusal or null. Then it sends the text of at most 10 pages and 100,000
 * characters.
 */
const INSPECTION = `
const { parentPort, workerData } = require('node:worker_threads');
let document;
async function refusal() {
  const { getDocument, VerbosityLevel } = await import(workerData.reader);
  const verbosity = VerbosityLevel.ERRORS;
  document = await getDocument({ data: workerData.bytes, verbosity, stopAtErrors: true }).promise;
  if (document.numPages === 0) return 'no pages';
  await document.getPage(1);
  return (await document.hasJSActions()) || (await document.getAttachments()) ? 'active' : null;
}
const failed = ({ name }) => (name === 'PasswordException' ? 'password' : 'damaged');
async function text() {
  let all = '';
  for (let n = 1; n <= Math.min(document.numPages, 10) && all.length < 100_000; n += 1) {
    const { items } = await (await document.getPage(n)).getTextContent();
    all += items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\\n' : '')).join('') + '\\n';
  }
  return all.slice(0, 100_000);
}
refusal().catch(failed).then(async (reason) => {
  parentPort.postMessage(reason);
  if (reason === null && workerData.reads) parentPort.postMessage(await text().catch(() => ''));
});
`;

/** Problem codes by the message that the thread sends. */
const codeOf = {
  active: 'pdf_active',
  damaged: 'file_damaged',
  'no pages': 'pdf_without_pages',
  password: 'pdf_password',
} as const;

/**
 * Opens the file as a PDF reader does. This also finds scripts that are hidden in the text of objects.
 * Returns the text of the file.
 */
async function opened(
  bytes: Uint8Array,
  { maxMs, reads }: { readonly maxMs: number; readonly reads: boolean },
): Promise<string> {
  const thread = new Worker(INSPECTION, {
    eval: true,
    execArgv: [],
    workerData: { reader, reads, bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(maxMs);
    const [reason] = (await once(thread, 'message', { signal })) as [keyof typeof codeOf | null];
    if (reason !== null) throw refused(codeOf[reason]);
    return reads ? await textOf(thread) : '';
  } catch (error) {
    throw isProblem(error) ? error : refused('file_damaged');
  } finally {
    await thread.terminate();
  }
}

/** Returns the text that the thread extracts; an empty string if the extraction fails or takes too long. */
async function textOf(thread: Worker): Promise<string> {
  try {
    const [text] = (await once(thread, 'message', { signal: AbortSignal.timeout(MAX_TEXT_MS) })) as [string];
    return text;
  } catch {
    return '';
  }
}
