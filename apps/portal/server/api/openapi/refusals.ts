import type { Route } from '../route';
import type { Json } from './schemas';

/** Meaning of each error status, the same for all operations. */
const refusals = {
  400: 'What was asked cannot be read: a name that is not known, or a value of the wrong kind',
  401: 'Nobody is signed in, or the token holds no more',
  403: 'The caller may not do this, the token lacks the scope, or a browser’s call lacks its proof',
  404: 'There is no such record, or none that the caller may read',
  409: 'Somebody was faster: the version is old, the move is not possible any more, or the key was used for something else',
  413: 'What was sent is too large',
  415: 'What was sent has another media type than the operation takes',
  422: 'A field is wrong, or the business says no; `problems` tells which and why',
  428: 'The version that was seen is missing',
  429: 'Too many calls; `Retry-After` says when to come back',
} as const;

type Status = keyof typeof refusals;

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } };
const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

/** One response component per error status. */
export const refusalResponses: Json = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      `refused${status}`,
      { description, ...(status === '429' ? { headers: retryAfter } : {}), content },
    ]),
  ),
  failed: { description: 'The product failed, or is not reachable for a moment', content },
};

/** Returns the possible error responses of an operation, from its guards and its input. */
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
