import { type Creator, creators } from '@elenco/core';
import {
  aCompany,
  aContract,
  aCreator,
  anAcceptance,
  anAmendment,
  anApplication,
  aProposal,
  aStepApproval,
  ids,
} from '@elenco/core/testing';
import { manifest } from '@elenco/portal/server/api/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather, oneOfEach, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

const company = aCompany();
/** Texts from rows about people, agreements or contact data, which the user must not receive. */
const secrets = [
  company.legalName,
  company.cnpj,
  company.responsibleName,
  company.responsibleEmail,
  company.phone,
  aContract().text,
  aContract().checkCode,
  anAmendment().text,
  aProposal().message,
  anApplication().message,
  anAcceptance().name,
  anAcceptance().ip,
  aStepApproval().name,
  people.brandOwner.email,
  people.brandOwner.cpf,
  people.creator.email,
  people.creator.cpf,
].filter((text): text is string => Boolean(text));

/** Matches the names of fields with amounts or personal numbers. */
const SENSITIVE_FIELD =
  /Cents$|^(?:cnpj|cpf|taxId|foreignTaxId|phone|whatsapp|figures|lines|prices|split|actorName)$/;

const isEmpty = (part: unknown) => Array.isArray(part) && part.length === 0;

function sensitivePathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    SENSITIVE_FIELD.test(name) && part !== null && !isEmpty(part)
      ? [`${path}/${name}`]
      : sensitivePathsIn(part, `${path}/${name}`),
  );
}

/**
 * Matches paths that are not checked: the user's own account, users, leads, files, and the OpenAPI document.
 */
const UNCHECKED_PATH = /^\/(?:me|users|leads(?:\/:id)?|files\/:id|openapi\.json)$/;

/**
 * Returns the paths of all GET routes that are checked. A path with an id is filled with the id of each row
 * of its table, or with the id of the creator if there is no such table.
 */
function addresses(): string[] {
  const gets = manifest.filter(({ method, path }) => method === 'GET' && !UNCHECKED_PATH.test(path));
  return gets.flatMap(({ path }) => {
    if (!path.includes(':id')) return [path === '/jump' ? `/jump?q=${company.tradeName}` : path];
    const rows = oneOfEach.filter(([table]) => path.startsWith(`/${table}/`));
    const keys = rows.length > 0 ? rows.map(([, row]) => String((row as { id: number }).id)) : [ids.creator];
    return keys.map((key) => path.replace(':id', String(key)));
  });
}

describe.each(['content', 'restricted'] as const)('a staff member with only the duty “%s”', (person) => {
  it('receives no personal data and no amount at any URL', async () => {
    const wrong: string[] = [];
    for (const path of addresses()) {
      const answer = await as[person]('GET', path);
      const body = await answer.text();
      const json: unknown = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(body) : null;
      const found = [...sensitivePathsIn(json), ...secrets.filter((text) => body.includes(text))];
      if (answer.status >= 500 || (answer.ok && found.length > 0))
        wrong.push(`${path}: ${answer.status} ${found.slice(0, 3).join(' ')}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('can search creators without their prices, and cannot filter by price', async () => {
    const found = (await (await as[person]('GET', '/search/creators')).json()) as { rows: Creator[] };
    expect(found.rows.length).toBeGreaterThan(0);
    for (const query of ['priceTo=9000', 'priceFrom=1', 'sort=price', 'priceFormat=reels&priceTo=9000'])
      expect([query, (await as[person]('GET', `/search/creators?${query}`)).status]).toEqual([query, 403]);
    const filter = encodeURIComponent(JSON.stringify({ priceCents_gte: 1 }));
    expect((await as[person]('GET', `/${creators.name}?filter=${filter}`)).status).toBe(400);
    expect((await as.curation('GET', '/search/creators?sort=price')).status).toBe(200);
  });

  it('receives only the trade name of a company', async () => {
    const jump = async (q: string | null) =>
      (await (await as[person]('GET', `/jump?q=${encodeURIComponent(q ?? '')}`)).json()) as object[];
    expect(await jump(company.tradeName)).toContainEqual(
      expect.objectContaining({ resource: 'companies', id: company.id, detail: '' }),
    );
    const found = (await jump(company.cnpj)).concat(await jump(aCreator().name));
    expect(found).not.toContainEqual(expect.objectContaining({ resource: 'companies' }));
  });
});
