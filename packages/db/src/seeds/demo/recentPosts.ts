import { type Connection, connections, keepPosts, showPosts } from '@elenco/core/discovery';
import type { Skill } from '@elenco/core/people';
import type { Database } from '../../database';
import type { Talent } from './creators';
import { Dice } from './random';

/** Posts of any creator. */
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

/** Number of creators with posts; further ones connected an account without showing posts. */
const SHOWN = 16;
const DAY_MS = 86_400_000;

/** Creators with a connected account show their posts; some are marked as paid, some name other brands. */
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
    const posts = postsOf(talent, connection, pictures, now);
    await database.perform(keepPosts, { id, posts }, { actor: { role: 'system' }, now });
  }
}

function postsOf(
  { creatorId, skill }: Talent,
  { channel }: Pick<Connection, 'channel'>,
  pictures: readonly string[],
  now: string,
) {
  const dice = new Dice(20_270_120 + creatorId);
  const own = bySkill[skill] ?? [];
  const captions = [...own, ...dice.some(everyday, dice.between(5, 9))];
  return captions.map((caption, n) => {
    const days = 1 + n * 4 + dice.between(0, 2);
    const likes = dice.between(180, 4_200);
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
