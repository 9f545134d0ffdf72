import { aPayContract } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { earlierClients } from './load.server';

it('returns each earlier client of a creator once, with the data of the newest contract', () => {
  const clients = earlierClients([
    aPayContract({ id: 4, clientName: 'Ateliê Cobogó', clientTaxId: '11222333000181' }),
    aPayContract({ id: 3, clientName: '', clientTaxId: '' }),
    aPayContract({ id: 2, clientName: 'Cobogó', clientTaxId: '11222333000181' }),
    aPayContract({ id: 1, clientName: 'Kessler', clientTaxId: '', clientEmail: 'ines@kessler.example' }),
  ]);
  expect(clients.map(({ id, clientName }) => [id, clientName])).toEqual([
    [4, 'Ateliê Cobogó'],
    [1, 'Kessler'],
  ]);
});
