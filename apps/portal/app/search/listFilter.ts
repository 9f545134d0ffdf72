import { isContactDue, type ListStage, listStages, type Tracking } from '@elenco/core/discovery';

/** Query parameter with the creator whose history is open. */
export const OPEN = 'creator';

/** Value of the parameter `owner` for creators without an owner. */
export const NO_OWNER = 'none';

/** Value of the parameter `next` for creators whose next contact is due. */
export const DUE = 'due';

export interface ListFilter {
  readonly stage: ListStage | null;
  /** Id of a colleague, or `NO_OWNER`. */
  readonly owner: string | null;
  readonly label: string | null;
  readonly due: boolean;
}

/** Orders in which a list can be shown, in addition to its own order. */
export const listSorts = ['followers', 'engagement'] as const;
export type ListSort = (typeof listSorts)[number];

/** Reads the order in a query string; null for the order of the list. */
export const listSortIn = (params: URLSearchParams): ListSort | null =>
  listSorts.find((sort) => sort === params.get('sort')) ?? null;

type Measured = { readonly profile: { readonly followers: number; readonly engagementBp: number } };

/** Returns the creators of a list in the chosen order, the highest value first. */
export function sortMembers<Row extends Measured>(rows: readonly Row[], sort: ListSort | null): Row[] {
  if (sort === null) return [...rows];
  const value = ({ profile }: Row) => (sort === 'followers' ? profile.followers : profile.engagementBp);
  return rows.toSorted((one, other) => value(other) - value(one));
}

/** Reads the filter in a query string; ignores unknown values. */
export function listFilterIn(params: URLSearchParams): ListFilter {
  const owner = params.get('owner');
  return {
    stage: listStages.find((stage) => stage === params.get('stage')) ?? null,
    owner: owner === NO_OWNER || /^[1-9]\d{0,9}$/.test(owner ?? '') ? owner : null,
    label: params.get('label') || null,
    due: params.get('next') === DUE,
  };
}

export const isFiltered = ({ stage, owner, label, due }: ListFilter): boolean =>
  stage !== null || owner !== null || label !== null || due;

/** Returns the filter as query parameters, for download links. */
export const paramsOf = ({ stage, owner, label, due }: ListFilter): Record<string, string> => ({
  ...(stage && { stage }),
  ...(owner && { owner }),
  ...(label && { label }),
  ...(due && { next: DUE }),
});

const sameLabel = (one: string, other: string) =>
  one.toLocaleLowerCase('pt') === other.toLocaleLowerCase('pt');

/** Returns a function that returns true if a creator of the list passes the filter. */
export const passesFilter =
  ({ stage, owner, label, due }: ListFilter, today: string) =>
  (row: Tracking): boolean =>
    (stage === null || row.stage === stage) &&
    (owner === null || (owner === NO_OWNER ? row.ownerId === null : String(row.ownerId) === owner)) &&
    (label === null || row.labels.some((one) => sameLabel(one, label))) &&
    (!due || isContactDue(row, today));

/** Returns the values of each filter, with the number of creators that each value would show. */
export function listFacets(rows: readonly Tracking[], filter: ListFilter, today: string) {
  const passing = (without: Partial<ListFilter>) =>
    rows.filter(passesFilter({ ...filter, ...without }, today));
  const ofAnyStage = passing({ stage: null });
  const ofAnyOwner = passing({ owner: null });
  const withAnyLabel = passing({ label: null });
  const known = rows.flatMap(({ labels }) => labels);
  const labels = known.filter((label, n) => known.findIndex((one) => sameLabel(one, label)) === n);
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  return {
    all: ofAnyStage.length,
    anyOwner: ofAnyOwner.length,
    anyLabel: withAnyLabel.length,
    anyDay: passing({ due: false }).length,
    stages: listStages.map((stage) => ({
      stage,
      count: ofAnyStage.filter((row) => row.stage === stage).length,
    })),
    owners: owners.map((ownerId) => ({
      ownerId,
      count: ofAnyOwner.filter((row) => row.ownerId === ownerId).length,
    })),
    labels: labels
      .sort((one, other) => one.localeCompare(other, 'pt'))
      .map((label) => ({
        label,
        count: withAnyLabel.filter((row) => row.labels.some((one) => sameLabel(one, label))).length,
      })),
    due: passing({ due: true }).length,
  };
}
