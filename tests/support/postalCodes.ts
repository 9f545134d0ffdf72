import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Simulates the postal code service as ViaCEP documents it. */
const codes = createServer((request, response) => {
  const found = request.url === '/ws/50030230/json/';
  const broken = request.url === '/ws/99999999/json/';
  const place = { cep: '50030-230', logradouro: 'Rua do Bom Jesus', localidade: 'Recife', uf: 'PE' };
  response.writeHead(broken ? 503 : 200).end(JSON.stringify(found ? place : { erro: 'true' }));
});

export const postalCodes = {
  /**
   * Starts the service.
   * @returns the value of `CEP_URL`
   */
  async start(): Promise<string> {
    codes.listen(0, '127.0.0.1');
    await once(codes, 'listening');
    return `http://127.0.0.1:${(codes.address() as AddressInfo).port}/ws/`;
  },
  stop: () => codes.close(),
};
