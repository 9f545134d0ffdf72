import type {
  Found,
  ImportRefusal,
  Metric,
  Profile,
  ProfileImport,
  SearchAnswer,
  SourceLine,
} from '@elenco/core/discovery';
import { MAX_RANGE } from '@elenco/core/kit';
import type { Jumped, ListSums, WaitingCount } from '@elenco/core/operations';
import type { SecondFactorState, WaitingEmail } from '@elenco/core/people';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { ResourceWithFlow } from '../resources';
import type {
  AnswerLine,
  CandidateAnswer,
  FigureFileAnswer,
  HistoryRow,
  JoinedProfile,
  KeptPicture,
  PreviewLine,
  ReturnLine,
} from './answers';
import type { HttpClient } from './http';

export const api = '/api/v1';

interface MoveInput {
  readonly version: number;
  readonly comment?: string;
  readonly [field: string]: unknown;
}

/** react-admin's methods, and additional methods of this app. */
export interface ElencoDataProvider extends DataProvider {
  /**
   * Makes a move and returns the record after the move. Throws an error with the code `stale` if the version
   * is outdated. The idempotency key prevents a second effect of repeated clicks.
   */
  move(
    resource: ResourceWithFlow,
    id: number,
    move: string,
    input: MoveInput,
    idempotencyKey: string,
  ): Promise<{ readonly id: number }>;
  history(resource: ResourceWithFlow, id: number): Promise<HistoryRow[]>;
  /** Counts all rows of a list, whose own total stops at `exactTotal`. */
  countAll(resource: string, filter: object): Promise<number>;
  /** Returns the sums of all rows in a list, by currency. */
  sums(resource: string, filter: object): Promise<ListSums>;
  /** Fetches a path below `/api/v1`, for data that is neither a record nor a list. */
  ask<Answer>(path: string): Promise<Answer>;
  /** Sends a body to a path below `/api/v1`. */
  send<Answer>(path: string, body: object, idempotencyKey?: string): Promise<Answer>;
  /**
   * Runs a command that is not a move. The idempotency key prevents a second effect of repeated clicks.
   * Read-only commands need no key.
   */
  run(command: string, input: object, idempotencyKey?: string): Promise<unknown>;
  /** Reauthenticates the user. Without values, the thrown error states which proof is required. */
  prove(given: { readonly presentPassword?: string; readonly code?: string }): Promise<void>;
  /** Returns a user's new e-mail address that waits for confirmation; null if there is none. */
  waitingEmail(userId: number): Promise<WaitingEmail | null>;
  secondFactor(userId: number): Promise<SecondFactorState | null>;
  /** Returns the number of waiting records in each of the actor's queues. */
  waiting(): Promise<WaitingCount[]>;
  /** Returns the search results of the command palette. */
  jump(q: string): Promise<Jumped[]>;
  /** Returns a page of search results for the given query string. */
  search(address: string): Promise<SearchAnswer>;
  /** Returns a search profile by its key. */
  profile(key: string): Promise<Profile>;
  metrics(key: string): Promise<Metric[]>;
  similar(key: string): Promise<Found[]>;
  /**
   * Returns the imported lines of a profile, or of the profiles that a creator with an account has claimed.
   */
  sources(key: string): Promise<SourceLine[]>;
  /** Returns a preview of joining two profiles. Does not change the profiles. */
  wouldJoin(from: string, into: string): Promise<JoinedProfile>;
  join(from: string, into: string): Promise<{ readonly key: string }>;
  /** Detaches an imported line into a profile of its own. */
  separate(sourceId: number): Promise<{ readonly key: string }>;
  /** Searches candidates. If `address` is empty, searches by the brief. */
  candidates(briefingId: number, address: string): Promise<CandidateAnswer>;
  /** Returns what an import of the file would do. */
  previewReturn(file: File): Promise<PreviewLine[]>;
  importReturn(file: File, idempotencyKey: string): Promise<ReturnLine[]>;
  importPaymentReturn(file: File, idempotencyKey: string): Promise<AnswerLine[]>;
  importFigures(file: File, idempotencyKey: string): Promise<FigureFileAnswer>;
  /**
   * Uploads a file of profiles and returns its import. If the same content was uploaded before, returns the
   * earlier import.
   */
  sendProfiles(
    file: File,
    about: { readonly source: string; readonly sourceAt: string },
    signal: AbortSignal,
  ): Promise<{ readonly import: ProfileImport; readonly known: boolean }>;
  /** Returns the first rejected lines of an import, with reasons. */
  refusals(importId: number): Promise<ImportRefusal[]>;
  /** Stores a picture for the public pages. */
  keepPicture(file: File): Promise<KeptPicture>;
}

const post = (body: object, key?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: new Headers(key === undefined ? {} : { 'Idempotency-Key': key }),
});

export function makeDataProvider(http: HttpClient): ElencoDataProvider {
  const rest = simpleRest(api, http);
  const upload = async (path: string, file: File, idempotencyKey?: string) => {
    const body = new FormData();
    body.set('file', file);
    const headers = new Headers(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey });
    return (await http(`${api}/${path}`, { method: 'POST', body, headers })).json;
  };
  return {
    ...rest,

    /**
     * The API returns at most 100 rows per request. A larger range, such as that of an export, is fetched
     * page by page.
     */
    async getList<Row extends RaRecord>(
      resource: string,
      params: GetListParams,
    ): Promise<GetListResult<Row>> {
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
      if (perPage <= MAX_RANGE) return rest.getList<Row>(resource, params);
      const data: Row[] = [];
      const first = (page - 1) * perPage;
      for (;;) {
        const next = (first + data.length) / MAX_RANGE + 1;
        const part = await rest.getList<Row>(resource, {
          ...params,
          pagination: { page: next, perPage: MAX_RANGE },
        });
        data.push(...part.data);
        const total = part.total ?? data.length;
        if (part.data.length < MAX_RANGE || data.length >= perPage || first + data.length >= total) {
          return { data, total };
        }
      }
    },

    /** Sends a range with the ids, since the API otherwise returns fewer rows than requested. */
    async getMany<Row extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) {
      const data: Row[] = [];
      for (let start = 0; start < ids.length; start += MAX_RANGE) {
        const part = await rest.getList<Row>(resource, {
          filter: { id: ids.slice(start, start + MAX_RANGE).map(Number) },
          pagination: { page: 1, perPage: MAX_RANGE },
          sort: { field: 'id', order: 'ASC' },
        });
        data.push(...part.data);
      }
      return { data };
    },

    /** Always sends the version that the user saw, even if only some fields are sent. */
    update: (resource, params) =>
      rest.update(resource, { ...params, data: { version: params.previousData?.version, ...params.data } }),

    async move(resource, id, move, input, idempotencyKey) {
      return (await http(`${api}/${resource}/${id}/moves`, post({ move, ...input }, idempotencyKey))).json;
    },

    async countAll(resource, filter) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
      const headers = new Headers({ Prefer: 'count=exact' });
      const answer = await http(`${api}/${resource}?${query}`, { headers });
      return Number(answer.headers.get('Content-Range')?.split('/').pop());
    },

    async sums(resource, filter) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      return (await http(`${api}/sums/${resource}?${query}`)).json;
    },

    async ask(path) {
      return (await http(`${api}/${path}`)).json;
    },

    async send(path, body, idempotencyKey) {
      return (await http(`${api}/${path}`, post(body, idempotencyKey))).json;
    },

    async history(resource, id) {
      return (await http(`${api}/${resource}/${id}/moves`)).json;
    },

    async run(command, input, idempotencyKey) {
      return (await http(`${api}/commands/${command}`, post(input, idempotencyKey))).json;
    },

    async prove(given) {
      await http(`${api}/me/proof`, post(given));
    },

    async waitingEmail(userId) {
      return (await http(`${api}/users/${userId}/waiting-email`)).json.waiting;
    },

    async secondFactor(userId) {
      return (await http(`${api}/users/${userId}/second-factor`)).json.secondFactor;
    },

    async waiting() {
      return (await http(`${api}/waiting`)).json;
    },

    async jump(q) {
      return (await http(`${api}/jump?${new URLSearchParams({ q })}`)).json;
    },

    async search(address) {
      return (await http(`${api}/search/creators?${address}`)).json;
    },

    async profile(key) {
      return (await http(`${api}/search/creators/${encodeURIComponent(key)}`)).json;
    },

    async metrics(key) {
      return (await http(`${api}/search/creators/${encodeURIComponent(key)}/metrics`)).json;
    },

    async similar(key) {
      return (await http(`${api}/search/creators/${encodeURIComponent(key)}/similar`)).json;
    },

    async sources(key) {
      return (await http(`${api}/search/creators/${encodeURIComponent(key)}/sources`)).json;
    },

    async wouldJoin(from, into) {
      return (
        await http(`${api}/search/creators/${encodeURIComponent(from)}/join?into=${encodeURIComponent(into)}`)
      ).json;
    },

    async join(from, into) {
      return (await http(`${api}/search/creators/${encodeURIComponent(from)}/join`, post({ into }))).json;
    },

    async separate(sourceId) {
      return (await http(`${api}/search/sources/${sourceId}/separate`, post({}))).json;
    },

    async candidates(briefingId, address) {
      return (await http(`${api}/briefings/${briefingId}/candidates?${address}`)).json;
    },

    previewReturn: (file) => upload('bank-returns/preview', file),

    importReturn: (file, idempotencyKey) => upload('bank-returns', file, idempotencyKey),

    importPaymentReturn: (file, idempotencyKey) => upload('payment-returns', file, idempotencyKey),

    importFigures: (file, idempotencyKey) => upload('figure-files', file, idempotencyKey),

    async sendProfiles(file, about, signal) {
      const asked = new URLSearchParams({ fileName: file.name, ...about });
      const headers = new Headers({ 'Content-Type': 'application/octet-stream' });
      const request = { method: 'POST', body: file, headers, signal };
      const { json, status } = await http(`${api}/import-files?${asked}`, request);
      return { import: json, known: status === 200 };
    },

    async refusals(importId) {
      return (await http(`${api}/imports/${importId}/refusals`)).json;
    },

    async keepPicture(file) {
      const body = new FormData();
      body.set('file', file);
      return (await http(`${api}/pictures`, { method: 'POST', body })).json;
    },
  };
}
