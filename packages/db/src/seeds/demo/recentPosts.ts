import { connections, showPosts, storePosts } from '@elenco/core/discovery';
import { creators, type Presence, type Skill } from '@elenco/core/people';
import type { Database } from '../../database';
import type { Talent } from './creators';
import { Dice } from './random';

/** Captions of posts that fit any creator. */
const everyday: readonly string[] = [
  'Bastidores: meia hora de luz boa na janela da cozinha. #bastidores',
  'O que sobrou na prateleira depois de um mês testando. #semdesperdicio',
  'Roteiro, câmera, celular: tudo o que levo para gravar. #bastidores #criadores',
  'Feira de domingo: três coisas por menos de dez reais. #feira #recife',
  'Respondendo o que vocês mais perguntaram esta semana. #perguntas',
  'Segunda sem pressa: café, caderno e nenhuma notificação. #rotina',
  'Um ano de perfil. Obrigado a quem está aqui desde o primeiro vídeo!',
  'Trilha de três horas que valeu cada degrau. #natureza #fimdesemana',
  '#publi Café da manhã em cinco minutos com a granola nova da Jangada Praia. #cafedamanha',
  'Li de novo o livro que me fez começar. Qual é o seu? #leitura',
  'Testei o aplicativo que promete organizar a semana. Vale? #organizacao',
  'Festa junina fora de época, porque sim. #saojoao',
];

const bySkill: { readonly [S in Skill]?: readonly string[] } = {
  skincare: [
    'Três protetores que não deixam a pele branca. Qual é o seu? #protetorsolar #skincare',
    'Textura de perto. Sem filtro, sem pressa. #skincare',
    '#publi Noventa dias com o sérum da Aurora: fotos do mesmo ângulo, na mesma luz. #vitaminac #skincare',
    'Vitamina C de manhã ou à noite? Depende do protetor. #vitaminac #skincare',
    'Comparei o hidratante da Rosa Viva com o da farmácia. Mesma textura, metade do preço. #resenha #rosaviva',
    'Não existe creme milagroso. Existe constância. #skincare #rotina',
    'Fui na dermatologista e trouxe as suas perguntas. #dermatologia',
    'Protetor em bastão na praia: reaplicar é mais fácil do que parece. #protetorsolar #verao',
  ],
  beauty: [
    'Maquiagem de casamento ao meio-dia, sem derreter. #maquiagem #verao',
    'Base da Rosa Viva em pele madura: o que funcionou. #resenha #rosaviva',
    'Batom vermelho para quem acha que não combina. #maquiagem',
    '#publicidade Testei a linha nova da Aurora por duas semanas. #maquiagem',
  ],
};

/**
 * Number of creators whose posts are shown. The remaining creators with a connected account show no posts.
 */
const SHOWN = 16;
/** Index of the creator whose daily readings contain few posts and a jump in followers. */
const SPARSE = 2;
const DAY_MS = 86_400_000;

/**
 * Adds the posts of creators with a connected account. Some posts are labeled as paid, and some name other
 * brands.
 */
export async function showRecentPosts(
  database: Database,
  talents: readonly Talent[],
  { pictures, now, most = SHOWN }: { pictures: readonly string[]; now: string; most?: number },
): Promise<void> {
  let shown = 0;
  for (const talent of talents) {
    const own = { creatorId: talent.creatorId, status: 'connected' } as const;
    const [connection] = await database.see(connections, talent.actor, own);
    if (!connection) continue;
    if (shown === most) break;
    shown += 1;
    const { id } = connection;
    await database.perform(showPosts, { id, show: true }, { actor: talent.actor, now });
    const { presences } = await database.get(creators, talent.actor, talent.creatorId);
    const presence = presences.find(({ channel }) => channel === connection.channel);
    if (!presence) throw new Error('a connected creator has no presence');
    const about = { ...presence, isSparse: shown === SPARSE };
    const posts = postsOf(talent, about, pictures, now);
    await database.perform(storePosts, { id, posts }, { actor: { role: 'system' }, now });
  }
}

function postsOf(
  { creatorId, skill }: Talent,
  { channel, followers, engagementBp, isSparse }: Presence & { isSparse: boolean },
  pictures: readonly string[],
  now: string,
) {
  const dice = new Dice(20_270_120 + creatorId);
  const own = bySkill[skill] ?? [];
  const captions = [...own, ...dice.some(everyday, dice.between(5, 9))];
  return captions.map((caption, n) => {
    // The posts are from the days on which the daily readings count posts.
    const days = isSparse ? 13 + 14 * n : 2 + 3 * n;
    const likes = Math.round((followers * engagementBp * dice.between(70, 130)) / 1_000_000);
    const paid = caption.startsWith('#publi');
    return {
      postId: String(17_900_000_000_000_000n + BigInt(creatorId * 100 + n)),
      link: `https://www.instagram.com/p/elenco${creatorId}x${n}`,
      caption,
      takenAt: new Date(Date.parse(now) - days * DAY_MS).toISOString(),
      picture: pictures[(creatorId + n) % Math.max(pictures.length, 1)] ?? null,
      likes: paid ? Math.round(likes * 0.8) : likes,
      comments: Math.round(likes / dice.between(20, 60)),
      shares: null,
      views: null,
      paidLabel: channel === 'youtube' ? paid : null,
    };
  });
}
