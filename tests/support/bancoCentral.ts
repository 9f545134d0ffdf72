import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Line {
  readonly currency: 'USD' | 'EUR';
  readonly at: string;
  readonly sells: number;
  readonly kind: string;
}

/**
 * Simulates the exchange rate service, with the URLs, parameters and responses that Banco Central documents.
 */
export class BancoCentral {
  lines: Line[] = [];
  /** Error status of every response; null if all responses are successful. */
  broken: number | null = null;
  readonly asked: URL[] = [];
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      this.asked.push(url);
      const path =
        '/odata/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)';
      if (this.broken !== null || decodeURIComponent(url.pathname) !== path) {
        response.writeHead(this.broken ?? 404).end('<html>erro</html>');
        return;
      }
      const asked = (name: string) => url.searchParams.get(name)?.replace(/^'(.*)'$/, '$1') ?? '';
      const [from, to] = [iso(asked('@dataInicial')), iso(asked('@dataFinalCotacao'))];
      const value = this.lines
        .filter(
          ({ currency, at }) =>
            currency === asked('@moeda') && at.slice(0, 10) >= from && at.slice(0, 10) <= to,
        )
        .map(({ at, sells, kind }) => ({ cotacaoVenda: sells, dataHoraCotacao: at, tipoBoletim: kind }));
      response.writeHead(200, { 'Content-Type': 'application/json;odata.metadata=minimal' });
      response.end(JSON.stringify({ '@odata.context': `${url.pathname}$metadata`, value }));
    });
    await new Promise<void>((settle) => this.#server?.listen(0, '127.0.0.1', settle));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/odata`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((settle) => this.#server?.close(settle));
  }
}

const iso = (american: string) => american.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$1-$2');
