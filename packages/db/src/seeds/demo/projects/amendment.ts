import { type Actor, type Contract, refuseAmendment } from '@elenco/core';
import type { Talent } from '../creators';
import type { Plot } from '../plots';
import type { Scene } from './scene';

interface Hired {
  readonly contract: Contract;
  readonly talent: Talent;
}

/** Requests an amendment as the brand and answers it as the creator, as the plot's `sequel` says. */
export async function seedAmendment(
  { sequel }: Plot,
  { job, clock }: Scene,
  brand: Actor,
  { contract, talent }: Hired,
): Promise<void> {
  if (!sequel?.startsWith('amendment')) return;
  clock.tick();
  const work = sequel !== 'amendment_accepted';
  const asked = await job.requestAmendment(brand, contract, {
    kind: work ? 'work' : 'rights',
    startsOn: clock.day(1),
    endsOn: clock.day(work ? 45 : 90),
    additionalCents: work ? contract.totalCents : Math.round(contract.totalCents / 5),
    description: work
      ? 'O resultado foi ótimo: queremos repetir as mesmas entregas no mês que vem.'
      : 'Mais três meses de uso dos vídeos no site e nos anúncios.',
  });
  clock.tick();
  if (sequel === 'amendment_accepted') await job.acceptAmendment(talent.actor, asked);
  if (sequel === 'amendment_refused') {
    const comment = 'Já tenho outra marca da categoria nessas datas.';
    await job.run(refuseAmendment, { id: asked.id, comment }, talent.actor);
  }
}
