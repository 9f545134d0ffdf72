import { Problem } from '@elenco/core/kit';
import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

it.each<[string, unknown, boolean]>([
  ['a server that shuts down', coded('57P01'), true],
  ['a connection that is terminated', new Error('Connection terminated unexpectedly'), true],
  ['a connection with an earlier error', new Error('Client has encountered a connection error'), true],
  ['a server with a disk error', coded('58030'), true],
  ['transactions with too many conflicts', coded('40001'), true],
  ['a transaction that was rolled back', new Error('Transaction is already rolled back'), true],
  ['a query on a closed stream', coded('ERR_STREAM_DESTROYED'), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  [
    'a connection error as the cause of another error',
    new Error('commit failed', { cause: coded('ECONNRESET') }),
    true,
  ],
  ['a connection error for each address', new AggregateError([coded('ECONNREFUSED')]), true],
  ['a problem `unavailable`', new Problem('unavailable'), true],
  ['another problem', new Problem('not_found'), false],
  ['a value outside the range of a column', coded('22003'), false],
  ['a bug', new TypeError('x is not a function'), false],
])('recognizes only temporary failures of the database as unavailable: %s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
