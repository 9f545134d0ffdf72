import { type Actor, markConversationRead, sendMessage } from '@elenco/core';
import type { Talent } from './creators';
import type { Scene } from './projects/scene';

/** Author and text of a message. The creator writes the first message. */
type Line = readonly ['creator' | 'brand', string];

const offers: readonly (readonly Line[])[] = [
  [
    ['creator', 'Oi! Adorei o briefing. Acabei de mandar a proposta.'],
    ['brand', 'Oi! Já abrimos aqui. Você consegue gravar com luz natural, de manhã?'],
    ['creator', 'Consigo sim. Minha sala pega sol até as 10h.'],
    ['brand', 'Perfeito. Respondemos até amanhã.'],
  ],
  [
    ['creator', 'Oi, tudo bem? Mandei a proposta com um Stories a mais, sem custo.'],
    ['brand', 'Que gentileza! Pode ficar no ar um dia depois do Reels?'],
    ['creator', 'Pode. Fica até melhor para lembrar quem já viu.'],
  ],
  [
    ['creator', 'Olá! Uma dúvida antes de fechar: o produto chega por correio?'],
    ['brand', 'Chega, em até três dias úteis depois da assinatura. Mandamos dois.'],
  ],
];

const work: readonly (readonly Line[])[] = [
  [
    ['brand', 'O produto saiu hoje daqui. O código de rastreio vai no pacote.'],
    ['creator', 'Chegou! Gravo na quinta e mando o rascunho na sexta.'],
    ['brand', 'Combinado. Só peço o #publi na primeira linha.'],
  ],
  [
    ['creator', 'Pensei em abrir com a mão na areia e só depois mostrar o frasco. Fica menos anúncio.'],
    ['brand', 'Gostamos. O nome do produto nos 5 primeiros segundos, por favor, por causa do jurídico.'],
    ['creator', 'Fechado, já está no roteiro.'],
  ],
];

/** Adds a conversation about the first proposal of a project. Its last message is unread. */
export const seedProposalConversation = (scene: Scene, brand: Actor, talent: Talent, proposalId: number) =>
  addConversation(scene, brand, talent, proposalId, offers[proposalId % offers.length]!);

/** Adds a conversation about the work of a contract. */
export const seedContractConversation = (scene: Scene, brand: Actor, talent: Talent, proposalId: number) =>
  addConversation(scene, brand, talent, proposalId, work[proposalId % work.length]!);

async function addConversation(
  { job, clock }: Scene,
  brand: Actor,
  talent: Talent,
  proposalId: number,
  lines: readonly Line[],
): Promise<void> {
  for (const [who, body] of lines) {
    clock.tick(7);
    const [author, other] = who === 'brand' ? [brand, talent.actor] : [talent.actor, brand];
    const sent = await job.run(
      sendMessage,
      { proposalId, clientId: clientId(proposalId, body), body },
      author,
    );
    if (sent.seq > 1) await job.run(markConversationRead, { ...sent, seq: sent.seq - 1 }, other);
    await job.run(markConversationRead, sent, author);
  }
}

/**
 * Returns a client id for a message. The same message gets the same id each time the demo data is created.
 */
function clientId(proposalId: number, body: string): string {
  const sum = [...body].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 0xffffffffffff, 7);
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${hex(proposalId, 8)}-0000-4000-8000-${hex(sum, 12)}`;
}
