import { type ResourceName, resources } from '@elenco/core';
import { aBriefing, ids } from '@elenco/core/testing';
import type { HttpError } from 'ra-core';
import type simpleRest from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { providerOf } from '../support/restProvider';
import { putRows } from '../support/rows';
import { gather } from './cast';

let api: RunningApi;

let staff: ReturnType<typeof simpleRest>;
let brand: ReturnType<typeof simpleRest>;
let other: ReturnType<typeof simpleRest>;
let outsider: ReturnType<typeof simpleRest>;
let creator: ReturnType<typeof simpleRest>;

const many = Array.from({ length: 30 }, (_, n) =>
  aBriefing({
    id: 1000 + n,
    title: `Briefing ${String(n).padStart(2, '0')}`,
    budgetCents: 10_000 + n,
    status: n % 2 ? 'draft' : 'curation',
  }),
);

beforeAll(async () => {
  api = await startApi();
  await gather(api);
  await putRows(api.databaseUrl, [['briefings', ...many]]);
  [staff, brand, other, outsider, creator] = await Promise.all([
    providerOf(api, 'owner'),
    providerOf(api, 'brandOwner'),
    providerOf(api, 'otherBrand'),
    providerOf(api, 'restricted'),
    providerOf(api, 'creator'),
  ]);
});
afterAll(() => api.stop());

const page = (perPage = 25, number = 1) => ({ page: number, perPage });
const byId = { field: 'id', order: 'ASC' } as const;
const refusal = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => expect.fail('it was not refused'),
    (error) => error,
  );

describe.each(Object.keys(resources) as ResourceName[])("react-admin's data provider for %s", (name) => {
  const resource = resources[name];
  /** Private resources. Even staff with all duties cannot read them. */
  const ofPeople = ['lesson-marks', 'conversations', 'messages', 'participants'];
  const reader = () => (ofPeople.includes(name) ? creator : staff);
  const all = { pagination: page(100), sort: byId, filter: {} };

  it('sorts the list by every sortable field, ascending and descending', async () => {
    for (const field of resource.sorts) {
      for (const order of ['ASC', 'DESC'] as const) {
        const { data, total } = await reader().getList(name, { ...all, sort: { field, order } });
        expect(data.length).toBe(total);
        expect(total).toBeGreaterThan(0);
      }
    }
  });

  it('finds a row by each filter with the row’s own value', async () => {
    const { data } = await reader().getList(name, all);
    const row = data.at(-1)!;
    for (const [field, kind] of Object.entries(resource.filters)) {
      const value = row[field];
      if (value === null || (Array.isArray(value) && value.length === 0)) continue;
      const filter =
        kind === 'between'
          ? { [`${field}_gte`]: value, [`${field}_lte`]: value }
          : { [field]: kind === 'has' ? value[0] : value };
      const found = await reader().getList(name, { ...all, filter });
      expect(found.data.map((one) => one.id)).toContain(row.id);
    }
  });

  it('reads one row, several rows, and the rows that reference a given row', async () => {
    const { data } = await reader().getList(name, all);
    const row = data[0]!;
    expect((await reader().getOne(name, { id: row.id })).data).toEqual(row);
    const wanted = data.map((one) => one.id);
    expect((await reader().getMany(name, { ids: wanted })).data.map((one) => one.id).sort()).toEqual(
      [...wanted].sort(),
    );
    const target = ['briefingId', 'companyId', 'creatorId'].find(
      (field) => field in resource.filters && row[field],
    );
    if (!target) return;
    const referring = await reader().getManyReference(name, { target, id: row[target], ...all });
    expect(referring.data.map((one) => one.id)).toContain(row.id);
    expect(referring.total).toBe(referring.data.length);
  });

  it('refuses writes without permission, and rows that the user cannot read', async () => {
    const { data } = await reader().getList(name, all);
    const { id } = data[0]!;
    const attempts = [
      () => outsider.create(name, { data: {} }),
      () => outsider.update(name, { id, data: { id }, previousData: { id } }),
      () => outsider.delete(name, { id }),
    ];
    for (const attempt of attempts) expect([403, 404]).toContain((await refusal(attempt())).status);
  });
});

describe('a list in react-admin’s data provider', () => {
  it('has pages and a total', async () => {
    const sort = { field: 'title', order: 'DESC' } as const;
    const filter = { q: 'briefing', budgetCents_gte: 10_000 };
    const first = await brand.getList('briefings', { pagination: page(12), sort, filter });
    const third = await brand.getList('briefings', { pagination: page(12, 3), sort, filter });
    expect(first.total).toBe(30);
    expect(first.data.map((row) => row.title)).toEqual(
      many
        .map((row) => row.title)
        .reverse()
        .slice(0, 12),
    );
    expect(third.data.map((row) => row.title)).toEqual(
      many
        .map((row) => row.title)
        .reverse()
        .slice(24),
    );
    const outOfRange = await brand.getList('briefings', { pagination: page(12, 9), sort, filter });
    expect(outOfRange).toEqual({ data: [], total: 30 });
  });

  it('cannot be filtered or sorted by hidden fields', async () => {
    const asked = { pagination: page(), sort: byId, filter: { preparedById: 107 } };
    expect((await refusal(brand.getList('payouts', asked))).status).toBe(400);
    expect((await staff.getList('payouts', asked)).total).toBe(0);
    const words = { pagination: page(), sort: byId, filter: { q: 'a' } };
    expect((await refusal(brand.getList('contents', words))).status).toBe(400);
  });

  it('hides the CPFs of company members from their colleagues, but not from staff', async () => {
    const asked = { pagination: page(), sort: byId, filter: {} };
    const team = (await brand.getList('users', asked)).data;
    expect(team.length).toBeGreaterThan(1);
    expect(team.filter((row) => 'cpf' in row)).toEqual([]);
    expect((await staff.getList('users', asked)).data.some((row) => row.cpf)).toBe(true);
  });

  it('can be filtered by numbers that are sent as text, as in query strings and inputs', async () => {
    const filter = { id: ['1000', '1001'], companyId: String(ids.company) };
    const found = await brand.getList('briefings', { pagination: page(1_000), sort: byId, filter });
    expect(found.data.map(({ id }) => id)).toEqual([1000, 1001]);
  });

  it('is refused with a message if the user can read none of its rows', async () => {
    const asked = await refusal(brand.getList('settings', { pagination: page(), sort: byId, filter: {} }));
    expect([asked.status, asked.body.code]).toEqual([403, 'not_allowed']);
    expect(asked.message).toBe(asked.body.detail);
  });

  it('contains only rows that the user may read', async () => {
    const { data, total } = await other.getList('briefings', { pagination: page(), sort: byId, filter: {} });
    expect({ data, total }).toEqual({ data: [], total: 0 });
  });

  it.each([
    ['an unknown filter', { filter: { nothing: 1 } }, '/filter/nothing'],
    ['a filter named like a property of every object', { filter: { constructor: 1 } }, '/filter/constructor'],
    ['a value of the wrong type', { filter: { id: 'x' } }, '/filter/id'],
    ['an unknown sort', { sort: { field: 'ownerId', order: 'ASC' as const } }, '/sort'],
    ['more than 1,000 rows', { pagination: page(1_001) }, '/range'],
  ])('cannot be requested with %s', async (_, wrong, pointer) => {
    const { status, body } = await refusal(
      brand.getList('briefings', { pagination: page(), sort: byId, filter: {}, ...wrong }),
    );
    expect(status).toBe(400);
    expect(body.problems[0].pointer).toBe(pointer);
  });
});

describe('a row in react-admin’s data provider', () => {
  it('is created, updated with the whole record, and removed', async () => {
    const { data: made } = await brand.create('briefings', { data: { title: 'Verão', kind: 'creator' } });
    expect(made).toMatchObject({ title: 'Verão', status: 'draft', companyId: ids.company, version: 1 });
    const { data: changed } = await brand.update('briefings', {
      id: made.id,
      data: {
        ...made,
        title: 'Verão 2027',
        wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
      },
      previousData: made,
    });
    expect(changed).toMatchObject({ id: made.id, title: 'Verão 2027', version: 2 });
    expect(
      (await refusal(brand.update('briefings', { id: made.id, data: made, previousData: made }))).status,
    ).toBe(409);
    expect((await brand.delete('briefings', { id: made.id })).data).toEqual(changed);
    expect((await refusal(brand.getOne('briefings', { id: made.id }))).status).toBe(404);
  });

  it('is changed only if the request contains its current version', async () => {
    const { data: row } = await brand.getOne('briefings', { id: 31 });
    const asked = await refusal(
      brand.update('briefings', { id: 31, data: { title: 'x' }, previousData: row }),
    );
    expect([asked.status, asked.body.code, asked.body.problems]).toEqual([
      428,
      'version_needed',
      [{ pointer: '/version', code: 'required' }],
    ]);
    expect((await brand.getOne('briefings', { id: 31 })).data).toEqual(row);
  });

  it('is refused with an error at each invalid field, in the format that react-admin expects', async () => {
    const wrong = await refusal(
      brand.create('briefings', { data: { title: ' ', kind: 'creator', goals: ['fame'] } }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.message).toBe(wrong.body.message);
    expect(wrong.body.message).not.toBe('');
    expect(wrong.body.errors).toEqual({
      title: 'Preencha este campo.',
      goals: { 0: expect.stringMatching(/ /) },
    });
    expect(wrong.body.problems).toEqual([
      { pointer: '/title', code: 'required' },
      { pointer: '/goals/0', code: 'invalid_value' },
    ]);
  });

  it('is not changed by a request that sends a status, a party or an id', async () => {
    const { data: previousData } = await brand.getOne('briefings', { id: 31 });
    const { version } = previousData as { version: number };
    for (const wrong of [{ status: 'hired' }, { companyId: 12 }, { feeBp: 0 }, { id: 32 }]) {
      const data = { version, ...wrong };
      const { status } = await refusal(brand.update('briefings', { id: 31, data, previousData }));
      expect(status).toBe(422);
    }
    expect(
      (await refusal(brand.create('briefings', { data: { title: 'x', kind: 'creator', status: 'hired' } })))
        .status,
    ).toBe(422);
    expect(
      (await refusal(brand.create('briefings', { data: { title: 'x', kind: 'creator', nothing: 1 } })))
        .status,
    ).toBe(400);
  });

  it('cannot reference rows of other users', async () => {
    const { data: theirs } = await other.create('squads', { data: { title: 'Outro' } });
    const { status } = await refusal(
      brand.create('briefings', { data: { title: 'x', kind: 'creator', squadId: theirs.id } }),
    );
    expect(status).toBe(422);
  });
});

describe('a change of many rows in react-admin’s data provider', () => {
  it('updates and removes each row separately', async () => {
    const made = await Promise.all(
      ['a', 'b'].map((title) => brand.create('squads', { data: { title } }).then(({ data }) => data.id)),
    );
    expect(
      (await brand.updateMany('squads', { ids: made, data: { version: 1, description: 'Verão' } })).data,
    ).toEqual(made);
    expect((await brand.deleteMany('squads', { ids: made })).data).toEqual(made);
  });
});
