import { type Actor, saveVision, type VisionContent } from '@elenco/core';
import type { Scene } from '../projects/scene';

const blank = { idea: '', keyMessages: [], targets: [], mix: [] } as const;

/**
 * Creates the next version of a squad's vision. The budget `creators` is entirely for creators, unless
 * `split` is given.
 */
export async function writeVision(
  { job, clock }: Scene,
  brand: Actor,
  squadId: number,
  seen: number,
  { creators, ...given }: Partial<VisionContent> & { readonly objective: string; readonly creators: number },
): Promise<void> {
  clock.tick();
  const split = { creators, boost: 0, production: 0, other: 0 };
  const { idea, keyMessages, targets, mix } = blank;
  const content = {
    idea,
    keyMessages: [...keyMessages],
    targets: [...targets],
    mix: [...mix],
    split,
    ...given,
  };
  await job.run(saveVision, { squadId, seen, ...content }, brand);
}

export const springVision = {
  objective: 'Ser a primeira marca lembrada quando a pele muda com a estação.',
  idea: 'Doze rotinas de verdade, cada uma numa cidade, da manhã fria à tarde quente.',
  keyMessages: ['A pele muda com a estação; a rotina também.', 'Leve, sem promessa de milagre.'],
  targets: [
    { metric: 'reach', value: 400_000 },
    { metric: 'views', value: 900_000 },
    { metric: 'engagements', value: 45_000 },
    { metric: 'cpm', value: 4_500 },
  ],
  mix: [
    { tier: 'nano', channel: 'instagram', count: 10 },
    { tier: 'micro', channel: 'instagram', count: 2 },
  ],
  creators: 4_200_000,
} satisfies Parameters<typeof writeVision>[4];

export const summerVision = {
  objective: 'Fazer da reaplicação um hábito do verão, e não um conselho.',
  idea: 'A mesma turma do primeiro sol ao Carnaval: o protetor aparece onde o dia acontece.',
  keyMessages: ['Reaplique a cada duas horas.', 'Cabe no bolso.', 'FPS 70, sem efeito branco.'],
  targets: [
    { metric: 'views', value: 1_500_000 },
    { metric: 'engagements', value: 70_000 },
    { metric: 'cpv', value: 4 },
  ],
  mix: [
    { tier: 'nano', channel: 'instagram', count: 8 },
    { tier: 'nano', channel: 'tiktok', count: 6 },
  ],
  creators: 5_000_000,
} satisfies Parameters<typeof writeVision>[4];
