import type { Actor } from '@elenco/core';
import type { Job, PlatformStaff } from '../../job';
import type { DemoClock } from '../clock';
import type { Talent } from '../creators';
import type { Dice } from '../random';

/** Objects with which a demo project is carried out: job, clock, staff and creators. */
export interface Scene {
  readonly job: Job;
  readonly staff: PlatformStaff;
  readonly clock: DemoClock;
  readonly dice: Dice;
  readonly owners: readonly Actor[];
  readonly talents: readonly Talent[];
}
