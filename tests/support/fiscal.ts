import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nfseKey } from '@elenco/brazil';
import { unpacked } from '@elenco/networks';

/** Reaction of the simulated service to the next declarations. */
type Mood = 'issues' | 'rejects' | 'loses' | 'drops' | 'breaks' | 'is slow' | 'breaks off';

/**
 * Simulates the national NFS-e service with its URLs, forms and responses. It issues a declaration only once
 * per id.
 */
export class FakeAuthority {
  mood: Mood = 'issues';
  /** Ids of the declarations received, including repeated ones. */
  readonly received: string[] = [];
  readonly lookedUp: string[] = [];
  readonly issued = new Map<string, string>();
  readonly cancelled = new Set<string>();
  /** XML of the last declaration or event. */
  last = '';
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      this.#answer(request.method ?? '', request.url ?? '', body, response);
    });
    await new Promise<void>((settle) => this.#server?.listen(0, '127.0.0.1', settle));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/SefinNacional`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((settle) => this.#server?.close(settle));
  }

  #answer(method: string, path: string, body: string, response: ServerResponse): void {
    const reply = this.#replyTo(method, path.split('/'), body);
    // The request was processed, but the client gets no response or only a part of the response.
    if (this.mood === 'is slow') return;
    if (this.mood === 'breaks off') {
      response.writeHead(201, { 'Content-Type': 'application/json' }).write('{"idDps":');
      return;
    }
    if (reply === null) {
      response.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
  }

  /** Returns the response; null to close the connection without a response. */
  #replyTo(method: string, [, , kind, name = '', event]: string[], body: string) {
    if (method === 'GET' && kind === 'dps') {
      this.lookedUp.push(name);
      const key = this.issued.get(name);
      return key ? { status: 200, body: { idDps: name, chaveAcesso: key } } : { status: 404, body: {} };
    }
    if (event !== 'eventos') return this.#takeDps(body);
    if (method === 'GET') return { status: this.cancelled.has(name) ? 200 : 404, body: {} };
    this.last = unpacked(JSON.parse(body).pedidoRegistroEventoXmlGZipB64);
    this.cancelled.add(name);
    return this.mood === 'loses' ? null : { status: 201, body: {} };
  }

  #takeDps(body: string) {
    this.last = unpacked(JSON.parse(body).dpsXmlGZipB64);
    const id = /<infDPS Id="(DPS[0-9A-Z]{42})">/.exec(this.last)?.[1] ?? '';
    const refused = (codigo: string, descricao: string) => ({
      status: 400,
      body: { erros: [{ codigo, descricao }] },
    });
    this.received.push(id);
    if (this.mood === 'breaks') return { status: 503, body: {} };
    if (this.mood === 'drops') return null;
    if (this.mood === 'rejects') return refused('E0202', 'CNPJ do tomador não encontrado');
    if (this.issued.has(id)) return refused('E0014', 'DPS repetida');
    const key = nfseKey({
      municipality: '3550308',
      environment: 'national',
      registration: '12ABC34501DE35',
      number: this.issued.size + 101,
      month: '2026-11',
      code: '000000001',
    });
    this.issued.set(id, key);
    return this.mood === 'loses' ? null : { status: 201, body: { idDps: id, chaveAcesso: key } };
  }
}
