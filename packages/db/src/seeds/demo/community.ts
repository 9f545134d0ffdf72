import { addDays, businessDate } from '@elenco/brazil';
import {
  type Actor,
  addBoardMembers,
  boardComments,
  boardReports,
  dismissReport,
  judgeMember,
  reportOnBoard,
  upholdReport,
  withdrawComment,
  withdrawPost,
  writeComment,
  writePost,
} from '@elenco/core';
import { boardMembers } from '@elenco/core/growth';
import type { Database } from '../../database';

interface Talent {
  readonly creatorId: number;
  readonly actor: Actor;
}

/**
 * Fills a brand's community: members with notes by the team, posts of each kind, and moderation decisions.
 */
export async function fillBoard(
  database: Database,
  { owner, member, support }: { owner: Actor; member: Actor; support: Actor },
  talents: readonly Talent[],
  now: string,
): Promise<void> {
  const as = (actor: Actor) => ({ actor, now });
  const [first, second, third] = talents as [Talent, Talent, Talent];
  const creatorIds = talents.map(({ creatorId }) => creatorId);
  await database.perform(addBoardMembers, { creatorIds }, as(owner));
  const members = await database.see(boardMembers, owner, {}, { by: 'id' });
  const opinions = [
    [owner, 'keep'],
    [member, 'keep'],
    [owner, 'keep'],
    [member, 'unsure'],
    [member, 'remove'],
  ] as const;
  for (const [n, [actor, verdict]] of opinions.entries()) {
    await database.perform(judgeMember, { id: members[Math.floor(n / 2)]!.id, verdict }, as(actor));
  }
  const [loved] = members;
  const note = 'Responde no mesmo dia e grava bem com luz natural.';
  await database.update(boardMembers, { id: loved!.id, version: loved!.version + 2, note }, as(owner));

  const today = businessDate(now);
  const open = { pinned: false, commentable: true, closesOn: null };
  const posts = [
    {
      audience: 'creators',
      title: 'Datas da coleção de verão',
      pinned: true,
      commentable: true,
      body: 'O sérum novo sai em 12 de janeiro. Quem quiser receber antes, comente até o fim do prazo.',
      closesOn: addDays(today, 20),
    },
    {
      ...open,
      audience: 'creators',
      title: 'O que perguntam sobre o protetor?',
      body: 'Contem aqui as dúvidas que mais aparecem nos comentários de vocês.',
    },
    {
      ...open,
      audience: 'team',
      title: 'Quem convidamos para o evento?',
      body: 'Precisamos de oito nomes até sexta. Deixem a opinião em cada membro.',
    },
    { ...open, audience: 'creators', title: 'Evento adiado', body: 'A nova data vem na semana que vem.' },
    { ...open, audience: 'creators', title: 'Promoção de outra loja', body: 'Cupom de uma loja parceira.' },
  ] as const;
  const made: number[] = [];
  for (const post of posts) made.push((await database.perform(writePost, post, as(owner))).id);
  const [launch, doubts, , postponed, foreign] = made as [number, number, number, number, number];
  const talk: readonly (readonly [number, Talent | null, string])[] = [
    [launch, first, 'Quero receber! Tenho um vídeo de rotina planejado para a primeira semana.'],
    [launch, null, 'Anotado, enviamos na segunda.'],
    [doubts, second, 'Perguntam muito se mancha roupa branca.'],
    [doubts, third, 'Comentei no lugar errado.'],
    [doubts, third, 'Sigam meu novo perfil de sorteios.'],
  ];
  for (const [postId, talent, body] of talk) {
    await database.perform(writeComment, { postId, body }, as(talent?.actor ?? member));
  }
  await database.perform(withdrawPost, { id: postponed }, as(owner));
  const comments = await database.see(boardComments, owner, { postId: doubts }, { by: 'id' });
  const [useful, wrong, spam] = comments.map(({ id }) => id) as [number, number, number];
  await database.perform(withdrawComment, { id: wrong }, as(third.actor));

  const report = async (by: Actor, postId: number, commentId: number | null, reason: string) => {
    await database.perform(reportOnBoard, { postId, commentId, reason }, as(by));
    const [row] = await database.see(boardReports, support, {}, { by: 'id', down: true, limit: 1 });
    return row!.id;
  };
  const upheld = await report(first.actor, doubts, spam, 'É divulgação, não responde à pergunta.');
  const advert = await report(second.actor, foreign, null, 'Não é sobre a marca.');
  for (const id of [upheld, advert]) {
    const comment = 'Divulgação de terceiros não pode ficar no mural.';
    await database.perform(upholdReport, { id, comment }, as(support));
  }
  const kept = await report(first.actor, doubts, useful, 'Acho que fala mal do produto.');
  await database.perform(dismissReport, { id: kept, comment: 'É uma dúvida de quem compra.' }, as(support));
  await report(third.actor, launch, null, 'A data está errada.');
}
