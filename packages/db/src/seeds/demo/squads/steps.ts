import {
  type Actor,
  answerStep,
  beginStep,
  finishStep,
  saveStep,
  skipStep,
  squadSteps,
  stepHash,
  submitStep,
} from '@elenco/core';
import type { Scene } from '../projects/scene';

interface Line {
  readonly title: string;
  readonly description: string;
  /** First day of the step, as a number of days after the last day of the demo data. */
  readonly from: number;
  readonly until: number;
  readonly needsApproval?: true;
  readonly end?: 'doing' | 'waiting' | 'changes' | 'approved' | 'done' | 'skipped';
}

/** Creates a plan in which each step depends on the previous one. */
export async function writePlan(
  { job, clock }: Scene,
  brand: Extract<Actor, { role: 'company' }>,
  { squadId, briefingId }: { readonly squadId: number; readonly briefingId: number },
  lines: readonly Line[],
): Promise<void> {
  let before: number[] = [];
  for (const { title, description, from, until, needsApproval = false, end } of lines) {
    clock.tick();
    const days = { startsOn: clock.day(from), dueOn: clock.day(until) };
    const plan = {
      title,
      description,
      links: [],
      ...days,
      ownerId: brand.userId,
      dependsOn: before,
      needsApproval,
    };
    const { id } = await job.run(saveStep, { squadId, ...plan }, brand);
    clock.tick();
    if (end === 'skipped') await job.run(skipStep, { id, comment: 'Não cabe neste prazo.' }, brand);
    else if (end === 'done') await job.run(finishStep, { id }, brand);
    else if (end === 'doing') await job.run(beginStep, { id }, brand);
    else if (end) await job.run(submitStep, { id }, brand);
    if (end === 'approved' || end === 'changes') {
      const [step] = await job.database.see(squadSteps, brand, { id });
      const comment = end === 'changes' ? 'Falta dizer quem fala primeiro.' : '';
      const verdict = end === 'changes' ? end : 'approved';
      clock.tick();
      await job.run(answerStep, { briefingId, stepId: id, hash: stepHash(step!), verdict, comment }, brand);
    }
    before = [id];
  }
}

export const springPlan: readonly Line[] = [
  {
    title: 'Escalação',
    description: 'Doze creators, uma cidade para cada.',
    from: -78,
    until: -70,
    end: 'done',
  },
  {
    title: 'Roteiros',
    description: 'Um roteiro por creator, com a mensagem na primeira frase.',
    from: -69,
    until: -55,
    needsApproval: true,
    end: 'approved',
  },
  {
    title: 'Evento de abertura',
    description: 'Café da manhã com a turma.',
    from: -54,
    until: -52,
    end: 'skipped',
  },
  {
    title: 'Publicações',
    description: 'Uma semana, de segunda a domingo.',
    from: -46,
    until: -34,
    end: 'done',
  },
];

export const summerPlan: readonly Line[] = [
  {
    title: 'Escalação',
    description: 'A turma que fica do primeiro sol ao Carnaval.',
    from: -44,
    until: -30,
    end: 'done',
  },
  {
    title: 'Roteiros da abertura',
    description: 'Praia, bolsa, reaplicação.',
    from: -29,
    until: -20,
    needsApproval: true,
    end: 'approved',
  },
  {
    title: 'Roteiros do dia a dia',
    description: 'Ônibus, intervalo, fila do picolé: uma cena cada.',
    from: -12,
    until: -3,
    needsApproval: true,
    end: 'waiting',
  },
  { title: 'Publicações do dia a dia', description: 'Três por semana.', from: -2, until: 20 },
  { title: 'Fechamento', description: 'Números e próximos passos.', from: 21, until: 30 },
];

export const walkPlan: readonly Line[] = [
  {
    title: 'Mapa das cidades',
    description: 'Seis cidades, um percurso em cada.',
    from: -1,
    until: 6,
    needsApproval: true,
    end: 'changes',
  },
];

export const holidayPlan: readonly Line[] = [
  {
    title: 'Números',
    description: 'Juntar os números de todas as publicações.',
    from: -2,
    until: 5,
    end: 'doing',
  },
];
