import type { Route } from '../route';
import type { Json } from './schemas';

/** Description of each refusal, shared by all operations. */
const refusals = {
  400: 'The request cannot be read: an unknown name, or a value of the wrong type',
  401: 'Not signed in, or the token is no longer valid',
  403: 'The caller may not do this, the token lacks the scope, or the CSRF proof is missing',
  404: 'No such record, or the caller may not read it',
  409: 'Conflict: the version is outdated, the move is no longer possible, or the key was used for another call',
  413: 'The body is too large',
  415: 'The operation does not accept this media type',
  422: 'A field is invalid, or a business rule refuses; `problems` says which and why',
  428: 'The version of the record is missing',
  429: 'Too many calls; `Retry-After` says when to retry',
} as const;

type Status = keyof typeof refusals;

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } };
const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

/** Response components of all refusals. */
export const refusalResponses: Json = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      `refused${status}`,
      { description, ...(status === '429' ? { headers: retryAfter } : {}), content },
    ]),
  ),
  failed: { description: 'The server failed or is temporarily unavailable', content },
};

/** Returns the refusals of an operation, derived from its method, its parameters and its body. */
export function refusalsOf(route: Route): Readonly<Record<string, Json>> {
  const { method, path, open, body, query, headers } = route;
  const writes = method !== 'GET';
  const given: Readonly<Record<Status, boolean>> = {
    400: Boolean(query ?? headers ?? body),
    401: !open || writes,
    403: !open || writes,
    404: path.includes(':') || (writes && Boolean(body)) || route.source === 'search',
    409: writes,
    413: Boolean(body),
    415: Boolean(body),
    422: writes || Boolean(query),
    428: method === 'PUT',
    429: true,
  };
  const statuses = (Object.keys(given).map(Number) as Status[]).filter((status) => given[status]);
  return {
    ...Object.fromEntries(
      statuses.map((status) => [status, { $ref: `#/components/responses/refused${status}` }]),
    ),
    default: { $ref: '#/components/responses/failed' },
  };
}
