import type { Actor, SearchQuery } from '@elenco/core';
import { bound } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { buildDue, buildGeneration, emptyOldSlot } from './build';
import { findable } from './findable';
import * as profileImports from './import';
import { measuringSearch } from './measure';
import { keepMetrics, metricsOfKey, metricsOfProfiles, ownMetrics } from './metrics';
import type { OnOutage } from './outages';
import { countPeers, peersOf } from './peers';
import { profileOfKey, profilesOfKeys } from './profile';
import { Replicas } from './replicas';
import { type SearchOptions, search, similar } from './search';

type View = () => SqlEntityManager;

/**
 * Returns the functions that search all creators: members and imported external profiles. Every call checks
 * that the actor may search. `copies` open read replicas, which only searches use.
 */
export function searchOn(view: View, copies: readonly View[], onOutage: OnOutage) {
  const replicas = new Replicas(view, copies, onOutage);
  const around = { em: view, clock: () => new Date().toISOString() };
  const { importFile, readImport, ...imports } = profileImports;
  return {
    ...bound(view, {
      ...imports,
      findable,
      profileOfKey,
      profilesOfKeys,
      metricsOfKey,
      metricsOfProfiles,
      ownMetrics,
      keepMetrics,
    }),
    ...bound(view, { countPeers, peersOf }),
    ...bound(view, { buildGeneration, buildDue, emptyOldSlot }),
    /**
     * Returns at most `limit` matches (25 by default), best first. Each match has the reasons why it matches.
     */
    find: (actor: Actor, query: SearchQuery, options?: SearchOptions) =>
      measuringSearch(query, () =>
        replicas.read(momentOf(options), (em, outages) => search(em, actor, query, options, outages)),
      ),
    /**
     * Returns similar profiles.
     * @throws Problem `not_found`
     */
    similar: (actor: Actor, key: string, options?: SearchOptions) =>
      replicas.read(momentOf(options), (em, outages) => similar(em, actor, key, options, outages)),
    /**
     * Imports a file of external profiles. Resumes an earlier import of the same file.
     * @param clock returns the time at which the import takes place; the current time by default
     */
    importFile: (
      path: string,
      about: { source: string; sourceAt: string },
      onProgress?: profileImports.ImportCallbacks['onProgress'],
      clock = around.clock,
    ) => importFile({ ...around, clock, onProgress }, path, about),
    /**
     * Imports a file that was uploaded with `imports.start`. Does nothing if all its lines are already saved.
     */
    readImport: (
      id: number,
      {
        deleteFile,
        ...how
      }: Parameters<typeof readImport>[2] & { deleteFile(sha256: string): Promise<void> },
    ) => readImport({ ...around, wasRead: ({ sha256 }) => deleteFile(sha256) }, id, how),
  };
}

const momentOf = ({ now }: SearchOptions = {}) => (now === undefined ? Date.now() : Date.parse(now));
