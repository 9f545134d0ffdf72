import type { Skill } from '@elenco/core/people';

/** Captions of posts that fit any creator. */
export const everyday: readonly string[] = [
  'Bastidores: meia hora de luz boa na janela da cozinha. #bastidores',
  'O que sobrou na prateleira depois de um mês testando. #semdesperdicio',
  'Roteiro, câmera, celular: tudo o que levo para gravar. #bastidores #criadores',
  'Feira de domingo: três coisas por menos de dez reais. #feira',
  'Respondendo o que vocês mais perguntaram esta semana. #perguntas',
  'Segunda sem pressa: café, caderno e nenhuma notificação. #rotina',
  'Um ano de perfil. Que bom ter você aqui desde o primeiro vídeo!',
  'Trilha de três horas que valeu cada degrau. #natureza #fimdesemana',
  '#publi Café da manhã em cinco minutos com a granola nova da Jangada Praia. #cafedamanha',
  'Li de novo o livro que me fez começar. Qual é o seu? #leitura',
  'Testei o aplicativo que promete organizar a semana. Vale? #organizacao',
  'Festa junina fora de época, porque sim. #saojoao',
  'Errei na gravação, deixei no vídeo e foi o mais visto do mês. #bastidores',
  'Caixinha aberta: mandem o que querem ver em dezembro. #perguntas',
  'Chuva o dia todo, então hoje tem vídeo longo. #fimdesemana',
  'Três perfis pequenos que vocês precisam conhecer. #indicacao',
  'Ônibus lotado, fone no ouvido e ideia nova. #rotina',
  'Antes e depois da minha mesa de trabalho. #organizacao',
  'Quanto custou este mês de conteúdo, item por item. #criadores',
  'O comentário que me fez mudar de opinião. #conversa',
  'Domingo na casa da minha avó, com bolo e sem celular. #familia',
  'Playlist da semana para gravar sem enrolar. #musica',
  '#publi Uma semana com a garrafa térmica nova da Jangada Praia. #verao',
  'Cinco coisas que eu não compraria de novo. #consumoconsciente',
];

/** Captions of the demo creator, who writes about skin care. */
export const captionsOfCaio: readonly string[] = [
  'Três protetores que não deixam a pele branca. Qual é o seu? #protetorsolar #skincare',
  'Textura de perto. Sem filtro, sem pressa. #skincare',
  '#publi Noventa dias com o sérum da Aurora: fotos do mesmo ângulo, na mesma luz. #vitaminac #skincare',
  'Vitamina C de manhã ou à noite? Depende do protetor. #vitaminac #skincare',
  'Comparei o hidratante da Rosa Viva com o da farmácia. Mesma textura, metade do preço. #resenha #rosaviva',
  'Não existe creme milagroso. Existe constância. #skincare #rotina',
  'Fui na dermatologista e trouxe as suas perguntas. #dermatologia',
  'Protetor em bastão na praia: reaplicar é mais fácil do que parece. #protetorsolar #verao',
];

export const bySkill: { readonly [S in Skill]?: readonly string[] } = {
  skincare: [
    'Ácido hialurônico com água da torneira: o teste. #acidohialuronico #skincare',
    'Minha pele em novembro, sem filtro e com espinha. #peledeverdade',
    'Sabonete de oito reais contra o de oitenta. #resenha #skincare',
    'A ordem dos produtos, sem decorar nome. #rotina #skincare',
    'Manchas: o que a farmácia resolve e o que não. #dermatologia',
    'Lip balm com cor para quem esquece o batom. #resenha',
  ],
  beauty: [
    'Maquiagem de casamento ao meio-dia, sem derreter. #maquiagem #verao',
    'Base da Rosa Viva em pele madura: o que funcionou. #resenha #rosaviva',
    'Batom vermelho para quem acha que não combina. #maquiagem',
    '#publicidade Testei a linha nova da Aurora por duas semanas. #maquiagem',
  ],
  fashion: ['Um vestido, três estações. #brecho', 'Bainha à mão em cinco minutos. #costura'],
  food: [
    'O melhor pastel da feira custa nove reais. #comidaderua',
    'Pedi o prato do dia em seis bares. #boteco',
  ],
  cooking: [
    'Arroz de forno com o que tinha na geladeira. #receita',
    'Pão sem sovar: foto de hora em hora. #fermentacaonatural',
  ],
  travel: [
    'Rodoviária, rede e mar: dois dias por 300 reais. #viagem',
    'O roteiro deu errado e foi melhor assim. #viagem',
  ],
  lifestyle: ['Um sábado inteiro sem sair do bairro. #rotina', 'Mudei os móveis de lugar de novo. #casa'],
  fitness: [
    'Vinte minutos, uma cadeira, nenhuma desculpa. #treino',
    'Primeiros cinco quilômetros sem caminhar. #corrida',
  ],
  pets: ['Visita ao veterinário sem drama. #gatos', 'Ele aprendeu a esperar. Só levou um mês. #adestramento'],
  technology: [
    'Três meses com o celular mais barato da loja. #tecnologia',
    'Leitor de tela em cinco aplicativos de banco. #acessibilidade',
  ],
  games: [
    'Final do jogo, sem contar o final. #jogosbrasileiros',
    'A mesa de RPG de terça passou da meia-noite. #rpg',
  ],
  finance: [
    'Décimo terceiro: três contas antes de gastar. #orcamento',
    'Liguei para o banco e renegociei. #dividas',
  ],
  literature: [
    'Leitura do mês: o livro que dividiu o clube. #leitura',
    'Marquei 40 páginas. Volto nelas em vídeo. #livros',
  ],
  home_decor: [
    'Parede pintada em uma tarde, com a conta. #reforma',
    'Estante feita com sobra de obra. #marcenaria',
  ],
  sports: ['Arquibancada de várzea às oito da manhã. #futebol', 'Saque por baixo também é saque. #volei'],
  parenting: [
    'Lancheira da semana em dez minutos. #rotina',
    'O que ninguém avisou sobre o desfralde. #filhos',
  ],
  sustainability: [
    'Composteira de apartamento, seis meses depois. #compostagem',
    'Conserto de zíper que salvou a mochila. #conserto',
  ],
  humor: ['A reunião que era um e-mail, parte 4. #esquete', 'Síndico lendo o grupo do prédio. #esquete'],
};
