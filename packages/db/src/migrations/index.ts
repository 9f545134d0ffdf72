import { Migration20261130_baseline } from './Migration20261130_baseline';

/** Every migration, oldest first. Listed, not globbed, so that a bundle carries them. */
export const migrations = [{ name: 'Migration20261130_baseline', class: Migration20261130_baseline }];
