import { Migration20261121_spine } from './Migration20261121_spine';

/** Every migration, oldest first. Listed, not globbed, so that a bundle carries them. */
export const migrations = [{ name: 'Migration20261121_spine', class: Migration20261121_spine }];
