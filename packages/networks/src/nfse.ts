import { readFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cancellationXml, type DpsRegime, dpsXml, nfseAccessKey } from '@elenco/brazil';
import { type FiscalAuthority, FiscalError, type Issued } from '@elenco/core/finance';
import { SignedXml } from 'xml-crypto';
import { z } from 'zod';

export interface NfseSettings {
  readonly url: string;
  /**
   * PEM file with our certificate and key; null if the service uses no TLS and accepts unsigned documents.
   */
  readonly certificate: string | null;
  readonly municipality: string;
  readonly taxId: string;
  readonly service: string;
  readonly nbs: string;
  readonly regime: DpsRegime;
  readonly production: boolean;
}

const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER = 1024 * 1024;
const SERIES = '1';
/** Name of the software that issues the declarations (`verAplic`). */
const SOFTWARE = 'Elenco';

const issued = z.object({ chaveAcesso: nfseAccessKey });
const trouble = z.object({ codigo: z.string().max(40), descricao: z.string() });
const troubles = z.array(trouble).min(1).max(100);
/**
 * The authority's rejection of a document. A response to a declaration has `erros`, a list. A response to an
 * event has `erro`, an object or a list.
 */
const refused = z.union([z.object({ erros: troubles }), z.object({ erro: z.union([trouble, troubles]) })]);

const compressDocument = (xml: string) =>
  gzipSync(`<?xml version="1.0" encoding="UTF-8"?>${xml}`).toString('base64');
/**
 * Reverses `compressDocument`, as the receiver of a document does.
 * @throws if the text would be too long
 */
export const decompressDocument = (text: string): string =>
  gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: LARGEST_ANSWER }).toString('utf8');

/** Adds an XML signature after the element whose Id it signs, as electronic invoices require. */
function signed(xml: string, element: string, pem: string | undefined): string {
  if (pem === undefined) return xml;
  const signer = new SignedXml({
    privateKey: pem,
    publicCert: pem,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  });
  signer.addReference({
    xpath: `//*[local-name()='${element}']`,
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    ],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml, {
    location: { reference: `//*[local-name()='${element}']`, action: 'after' },
  });
  return signer.getSignedXml();
}

/**
 * Creates the client of the national NFS-e (https://www.gov.br/nfse), which sends XML declarations inside
 * JSON over mutual TLS. Returns null if there are no settings. In that case, finance staff issue the invoices
 * by hand.
 * @param timeoutMs timeout of one request, in milliseconds
 */
export function openFiscalAuthority(
  settings: NfseSettings | undefined,
  timeoutMs = TIMEOUT_MS,
): FiscalAuthority | null {
  if (!settings) return null;
  const { municipality, taxId, service, nbs, regime, production, url } = settings;
  const pem = settings.certificate === null ? undefined : readFileSync(settings.certificate, 'utf8');
  const issuer = { municipality, taxId, series: SERIES };
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    request(new URL(`${url}${path}`), { method, pem, timeoutMs, body: body && JSON.stringify(body) });

  return {
    issuer,
    async send(dps) {
      const xml = dpsXml({ ...issuer, ...dps, software: SOFTWARE, service, nbs, regime, production });
      const { status, body } = await ask('POST', '/nfse', {
        dpsXmlGZipB64: compressDocument(signed(xml, 'infDPS', pem)),
      });
      return answered<{ key: string }>(status, body, () => {
        const read = issued.safeParse(body);
        if (!read.success) throw new FiscalError('the authority answered with an unexpected body');
        return { key: read.data.chaveAcesso };
      }) satisfies Issued;
    },
    async find(dpsId) {
      const { status, body } = await ask('GET', `/dps/${dpsId}`);
      if (status === 404) return null;
      const read = issued.safeParse(body);
      if (status !== 200 || !read.success) throw new FiscalError(`the authority answered ${status}`);
      return read.data.chaveAcesso;
    },
    async cancel(key, reason, at) {
      const before = await ask('GET', `/nfse/${key}/eventos/101101/1`);
      if (before.status === 200) return { status: 'done' };
      if (before.status !== 404) throw new FiscalError(`the authority answered ${before.status}`);
      const xml = cancellationXml({ software: SOFTWARE, production, at, taxId, key, reason });
      const { status, body } = await ask('POST', `/nfse/${key}/eventos`, {
        pedidoRegistroEventoXmlGZipB64: compressDocument(signed(xml, 'infPedReg', pem)),
      });
      return answered(status, body, () => ({}));
    },
  };
}

/**
 * Returns the result, or the rejection with the authority's reasons.
 * @throws FiscalError for any other response
 */
function answered<Good>(status: number, body: unknown, good: () => Good) {
  if (status === 200 || status === 201) return { status: 'done' as const, ...good() };
  const read = refused.safeParse(body);
  if (status !== 400 && status !== 422) throw new FiscalError(`the authority answered ${status}`);
  if (!read.success) throw new FiscalError('the authority refused with an unexpected body');
  const all = 'erros' in read.data ? read.data.erros : [read.data.erro].flat();
  const reason = all.map(({ codigo, descricao }) => `${codigo}: ${descricao}`).join('\n');
  return { status: 'rejected' as const, code: all[0]?.codigo ?? '', reason: reason.slice(0, 1_000) };
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly pem: string | undefined;
  readonly body: string | undefined;
  readonly timeoutMs: number;
}

/**
 * Sends one request. Fails if there is no response within `timeoutMs`, or if the response has more than 1 MB.
 * @throws FiscalError
 */
function request(
  url: URL,
  { method, pem, body, timeoutMs }: Question,
): Promise<{ status: number; body: unknown }> {
  return new Promise((settle, fail) => {
    const lost = (why: string) => fail(new FiscalError(why));
    const asked = (url.protocol === 'https:' ? secure : plain)(url, {
      method,
      headers: body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {},
      signal: AbortSignal.timeout(timeoutMs),
      ...(pem ? { cert: pem, key: pem } : {}),
    });
    asked.on('error', () => lost('the authority did not answer'));
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > LARGEST_ANSWER) asked.destroy();
        else parts.push(part);
      });
      response.on('error', () => lost('the authority broke off its answer'));
      response.on('end', () =>
        settle({ status: response.statusCode ?? 0, body: json(Buffer.concat(parts).toString('utf8')) }),
      );
    });
    asked.end(body);
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
