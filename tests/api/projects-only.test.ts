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
/** Texts in rows about people, agreements or contact data. */
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

/** Names of fields with amounts or personal numbers, at any depth of an answer. */
const held = /Cents$|^(?:cnpj|cpf|taxId|foreignTaxId|phone|whatsapp|figures|lines|prices|split|actorName)$/;

function heldIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    held.test(name) && part !== null ? [`${path}/${name}`] : heldIn(part, `${path}/${name}`),
  );
}

/**
 * Addresses that are not checked: the user's own account, contents, a file without bytes, the OpenAPI
 * document.
 */
const apart = /^\/(?:me|users|leads(?:\/:id)?|files\/:id|openapi\.json)$/;

/** Returns the GET addresses: each list, each row with its history, and the others with at most one row. */
function addresses(): string[] {
  const gets = manifest.filter(({ method, path }) => method === 'GET' && !apart.test(path));
  return gets.flatMap(({ path }) => {
    if (!path.includes(':id')) return [path === '/jump' ? `/jump?q=${company.tradeName}` : path];
    const rows = oneOfEach.filter(([table]) => path.startsWith(`/${table}/`));
    const keys = rows.length > 0 ? rows.map(([, row]) => String((row as { id: number }).id)) : [ids.creator];
    return keys.map((key) => path.replace(':id', String(key)));
  });
}

describe.each(['content', 'restricted'] as const)('a staff member with the access “%s”', (person) => {
  it('sees no person and no amount at any address', async () => {
    const wrong: string[] = [];
    for (const path of addresses()) {
      const answer = await as[person]('GET', path);
      const body = await answer.text();
      const json: unknown = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(body) : null;
      const found = [...heldIn(json), ...secrets.filter((text) => body.includes(text))];
      if (answer.status >= 500 || (answer.ok && found.length > 0))
        wrong.push(`${path}: ${answer.status} ${found.slice(0, 3).join(' ')}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('finds creators without their prices, and cannot filter by price', async () => {
    const found = (await (await as[person]('GET', '/search/creators')).json()) as { rows: Creator[] };
    expect(found.rows.length).toBeGreaterThan(0);
    for (const query of ['priceTo=9000', 'priceFrom=1', 'sort=price'])
      expect([query, (await as[person]('GET', `/search/creators?${query}`)).status]).toEqual([query, 403]);
    const filter = encodeURIComponent(JSON.stringify({ priceCents_gte: 1 }));
    expect((await as[person]('GET', `/${creators.name}?filter=${filter}`)).status).toBe(400);
    expect((await as.curation('GET', '/search/creators?sort=price')).status).toBe(200);
  });

  it('sees only the trade name of a company', async () => {
    const jump = async (q: string | null) =>
      (await (await as[person]('GET', `/jump?q=${encodeURIComponent(q ?? '')}`)).json()) as object[];
    expect(await jump(company.tradeName)).toContainEqual(
      expect.objectContaining({ resource: 'companies', id: company.id, detail: '' }),
    );
    const found = (await jump(company.cnpj)).concat(await jump(aCreator().name));
    expect(found).not.toContainEqual(expect.objectContaining({ resource: 'companies' }));
  });
});
