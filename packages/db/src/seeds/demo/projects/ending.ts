import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  acceptEnding,
  type Contract,
  disputeEnding,
  prepareRefund,
  releaseRefund,
  requestEnding,
  terminations,
  withdrawEnding,
} from '@elenco/core';
import type { Talent } from '../creators';
import type { Plot } from '../plots';
import type { Scene } from './scene';

interface Hired {
  readonly contract: Contract;
  readonly talent: Talent;
}

/** Ends a hiring early as the brand, up to the stage that the plot's `sequel` names. */
export async function seedEnding(
  { sequel }: Plot,
  { job, clock, staff }: Scene,
  brand: Actor,
  { contract, talent }: Hired,
): Promise<void> {
  if (!sequel?.startsWith('ending')) return;
  // Two days ago, so that the creator still has time to answer.
  if (sequel === 'ending_asked') clock.at(2);
  else clock.tick();
  const { id: contractId, title } = contract;
  const reason = 'O produto saiu de linha e a campanha não vai mais acontecer.';
  await job.run(requestEnding, { contractId, title, reason }, brand);
  const [asked] = await job.database.see(terminations, brand, { contractId });
  const id = asked!.id;
  clock.tick();
  if (sequel === 'ending_withdrawn') await job.run(withdrawEnding, { id }, brand);
  if (sequel === 'ending_disputed') {
    const comment = 'O roteiro e a primeira gravação já estavam prontos.';
    await job.run(disputeEnding, { id, comment }, talent.actor);
  }
  if (sequel !== 'ending_agreed' && sequel !== 'ending_refunded') return;
  await job.run(acceptEnding, { id }, talent.actor);
  if (sequel === 'ending_agreed') return;
  await job.run(prepareRefund, { id }, staff.finance);
  const refund = { id, proof: `DEV-${id}`, refundedOn: businessDate(clock.now()) };
  await job.run(releaseRefund, refund, staff.secondFinance);
}
