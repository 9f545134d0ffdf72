import { Problem } from '@elenco/core/kit';
import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

it.each<[string, unknown, boolean]>([
  ['a server that ends', coded('57P01'), true],
  ['a connection that is cut', new Error('Connection terminated unexpectedly'), true],
  ['a connection that was cut before', new Error('Client has encountered a connection error'), true],
  ['a server whose disk fails', coded('58030'), true],
  ['transactions that met each other too often', coded('40001'), true],
  [
    'a transaction whose connection is gone',
    new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
    true,
  ],
  ['a question on a stream that is gone', coded('ERR_STREAM_DESTROYED'), true],
  ['a pool that has none', new Error('Unable to acquire a connection'), true],
  ['the same within another error', new Error('commit failed', { cause: coded('ECONNRESET') }), true],
  ['the same of each address', new AggregateError([coded('ECONNREFUSED')]), true],
  ['a problem that says so', new Problem('unavailable'), true],
  ['another problem', new Problem('not_found'), false],
  ['a value that no column holds', coded('22003'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('classifies %s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
