import type { Briefing, Channel, Format, Skill } from '@elenco/core';

/** How far a project of the story has come; each name is the last thing that happened in it. */
export type Stage =
  | 'draft'
  | 'under_approval'
  | 'sent_back'
  | 'curation'
  | 'more_names'
  | 'selection'
  | 'invited'
  | 'answered'
  | 'contract'
  | 'half_signed'
  | 'withdrawn'
  | 'signed'
  | 'overdue'
  | 'paid'
  | 'draft_shown'
  | 'changes_asked'
  | 'draft_approved'
  | 'published'
  | 'verified'
  | 'invoiced'
  | 'invoice_refused'
  | 'processing'
  | 'prepared'
  | 'failed'
  | 'made'
  | 'one_evaluated'
  | 'closed'
  | 'cancelled';

export interface Plot {
  /** Place of the brand in the list of brands; Aurora is 0. */
  readonly brand: number;
  readonly title: string;
  readonly product: string;
  readonly about: string;
  readonly skill: Skill;
  readonly wanted: readonly (readonly [Channel, Format, number])[];
  readonly budgetCents: number;
  /** Days ago on which it was sent to the staff. */
  readonly begun: number;
  readonly stage: Stage;
  /** Creators wanted and hired. */
  readonly hires?: number;
  /** The story's own creator takes part. */
  readonly caio?: true;
  readonly kind?: Briefing['kind'];
}

const reels = (n: number) => ['instagram', 'reels', n] as const;
const stories = (n: number) => ['instagram', 'stories', n] as const;
const tiktok = (n: number) => ['tiktok', 'video', n] as const;
const youtube = (n: number) => ['youtube', 'video', n] as const;

/** Aurora's and Caio's projects are many, because their dashboards are what one sees first. */
export const plots: readonly Plot[] = [
  {
    brand: 0,
    title: 'Verão sem frescura',
    product: 'Protetor Aurora FPS 70',
    about: 'Mostrar o protetor no dia a dia da praia, sem pose: areia, suor e reaplicação.',
    skill: 'skincare',
    wanted: [reels(3), stories(6)],
    budgetCents: 1_000_000,
    begun: 6,
    stage: 'answered',
    hires: 3,
    caio: true,
  },
  {
    brand: 0,
    title: 'Lançamento Protetor 70',
    product: 'Protetor Aurora FPS 70 com cor',
    about: 'Primeira semana do produto com cor. Queremos tons de pele diferentes e luz natural.',
    skill: 'skincare',
    wanted: [tiktok(2), reels(1)],
    budgetCents: 840_000,
    begun: 34,
    stage: 'changes_asked',
    hires: 2,
    caio: true,
  },
  {
    brand: 0,
    title: 'Embaixadoras 2027',
    product: 'Linha Aurora Raiz',
    about: 'Seis meses com a mesma turma, falando de cabelo crespo e cacheado.',
    skill: 'beauty',
    wanted: [reels(6), stories(12)],
    budgetCents: 8_400_000,
    begun: 3,
    stage: 'curation',
    hires: 6,
  },
  {
    brand: 0,
    title: 'Rotina de três passos',
    product: 'Kit Aurora Essencial',
    about: 'Limpar, hidratar, proteger: a rotina inteira em menos de um minuto.',
    skill: 'beauty',
    wanted: [reels(2)],
    budgetCents: 520_000,
    begun: 12,
    stage: 'selection',
    hires: 2,
  },
  {
    brand: 0,
    title: 'Dia das Mães fora de época',
    product: 'Perfume Alvorada',
    about: 'Homenagem a quem cria sozinha. Histórias reais, sem roteiro fechado.',
    skill: 'parenting',
    wanted: [reels(1), stories(3)],
    budgetCents: 600_000,
    begun: 46,
    stage: 'overdue',
    hires: 1,
  },
  {
    brand: 0,
    title: 'Pele depois dos 50',
    product: 'Sérum Aurora Tempo',
    about: 'Conversa franca sobre pele madura, com quem entende do assunto.',
    skill: 'beauty',
    wanted: [youtube(1), stories(4)],
    budgetCents: 1_200_000,
    begun: 66,
    stage: 'one_evaluated',
    hires: 1,
  },
  {
    brand: 0,
    title: 'Primavera nas ruas',
    product: 'Batom Aurora Ipê',
    about: 'Cor na boca e cidade ao fundo.',
    skill: 'beauty',
    wanted: [reels(2)],
    budgetCents: 480_000,
    begun: 88,
    stage: 'closed',
    hires: 1,
    caio: true,
  },
  {
    brand: 0,
    title: 'Festas de fim de ano',
    product: 'Linha Aurora Brilho',
    about: '',
    skill: 'beauty',
    wanted: [reels(2)],
    budgetCents: 700_000,
    begun: 1,
    stage: 'draft',
  },
  {
    brand: 0,
    title: 'Hidratação de bolso',
    product: 'Bálsamo Aurora',
    about: 'Labial na bolsa, no bolso e no carro.',
    skill: 'skincare',
    wanted: [stories(5)],
    budgetCents: 150_000,
    begun: 2,
    stage: 'under_approval',
  },
  {
    brand: 1,
    title: 'Café coado na varanda',
    product: 'Tapera Reserva',
    about: 'O ritual do coador de pano, da água ao primeiro gole.',
    skill: 'food',
    wanted: [reels(2), stories(4)],
    budgetCents: 640_000,
    begun: 5,
    stage: 'invited',
    hires: 2,
    caio: true,
  },
  {
    brand: 1,
    title: 'Safra nova',
    product: 'Tapera Safra 2026',
    about: 'Visita à fazenda e degustação às cegas.',
    skill: 'food',
    wanted: [youtube(1)],
    budgetCents: 900_000,
    begun: 40,
    stage: 'processing',
    hires: 1,
  },
  {
    brand: 1,
    title: 'Cápsula compostável',
    product: 'Tapera Cápsula',
    about: 'Da xícara à composteira em 90 dias.',
    skill: 'sustainability',
    wanted: [reels(2)],
    budgetCents: 360_000,
    begun: 58,
    stage: 'failed',
    hires: 1,
  },
  {
    brand: 2,
    title: 'Sapato para andar muito',
    product: 'Linha Légua',
    about: 'Um dia inteiro em pé, do ônibus ao jantar.',
    skill: 'fashion',
    wanted: [reels(2), tiktok(1)],
    budgetCents: 720_000,
    begun: 14,
    stage: 'contract',
    hires: 2,
    caio: true,
  },
  {
    brand: 2,
    title: 'Volta às aulas',
    product: 'Légua Infantil',
    about: 'Tênis que aguenta recreio.',
    skill: 'parenting',
    wanted: [reels(1)],
    budgetCents: 300_000,
    begun: 4,
    stage: 'sent_back',
  },
  {
    brand: 3,
    title: 'Ceará fora de temporada',
    product: 'Pacote Litoral Leste',
    about: 'Quatro dias de vento e comida boa. Mostrar preço de tudo.',
    skill: 'travel',
    wanted: [reels(3), stories(8)],
    budgetCents: 1_500_000,
    begun: 26,
    stage: 'paid',
    hires: 2,
  },
  {
    brand: 3,
    title: 'Férias com criança',
    product: 'Pacote Família',
    about: 'O que dá certo com menores de cinco anos.',
    skill: 'travel',
    wanted: [reels(2)],
    budgetCents: 560_000,
    begun: 52,
    stage: 'made',
    hires: 1,
    caio: true,
  },
  {
    brand: 4,
    title: 'Cesta da semana',
    product: 'Cesta orgânica P',
    about: 'Abrir a cesta e cozinhar com o que veio.',
    skill: 'cooking',
    wanted: [reels(2), stories(2)],
    budgetCents: 240_000,
    begun: 30,
    stage: 'draft_shown',
    hires: 1,
  },
  {
    brand: 5,
    title: 'Conta sem susto',
    product: 'Conta Jangada',
    about: 'Explicar tarifa zero sem economês.',
    skill: 'finance',
    wanted: [tiktok(3), reels(3)],
    budgetCents: 3_000_000,
    begun: 21,
    stage: 'half_signed',
    hires: 3,
  },
  {
    brand: 5,
    title: 'Autônomos',
    product: 'Jangada MEI',
    about: 'Como separar o dinheiro da casa e do trabalho.',
    skill: 'finance',
    wanted: [youtube(1), reels(1)],
    budgetCents: 1_400_000,
    begun: 47,
    stage: 'prepared',
    hires: 1,
    caio: true,
  },
  {
    brand: 6,
    title: 'Adoção responsável',
    product: 'Ração Miau',
    about: 'Gatos adultos também merecem casa.',
    skill: 'pets',
    wanted: [reels(1), stories(3)],
    budgetCents: 280_000,
    begun: 33,
    stage: 'published',
    hires: 1,
  },
  {
    brand: 6,
    title: 'Tapete higiênico',
    product: 'Tapete Seco',
    about: 'Teste honesto com três raças.',
    skill: 'pets',
    wanted: [reels(1)],
    budgetCents: 160_000,
    begun: 9,
    stage: 'more_names',
    hires: 1,
  },
  {
    brand: 7,
    title: 'Mesa de família',
    product: 'Mesa Fubá',
    about: 'Uma mesa, quatro gerações, um almoço.',
    skill: 'home_decor',
    wanted: [reels(1), youtube(1)],
    budgetCents: 450_000,
    begun: 31,
    stage: 'draft_approved',
    hires: 1,
  },
  {
    brand: 8,
    title: 'Sem promessa milagrosa',
    product: 'Whey Vitalê',
    about: 'Treino, comida e sono antes do pote.',
    skill: 'fitness',
    wanted: [reels(2)],
    budgetCents: 500_000,
    begun: 43,
    stage: 'invoice_refused',
    hires: 1,
  },
  {
    brand: 8,
    title: 'Corrida de rua',
    product: 'Gel Vitalê',
    about: 'Primeira meia maratona de quem começou tarde.',
    skill: 'fitness',
    wanted: [reels(2), stories(6)],
    budgetCents: 620_000,
    begun: 38,
    stage: 'invoiced',
    hires: 1,
  },
  {
    brand: 9,
    title: 'Clube do romance brasileiro',
    product: 'Coleção Sertões',
    about: 'Doze livros, doze meses.',
    skill: 'literature',
    wanted: [reels(2)],
    budgetCents: 260_000,
    begun: 16,
    stage: 'withdrawn',
    hires: 1,
  },
  {
    brand: 9,
    title: 'Feira do livro',
    product: 'Estande Lume',
    about: 'Cobertura de dois dias da feira.',
    skill: 'literature',
    wanted: [stories(10)],
    budgetCents: 200_000,
    begun: 20,
    stage: 'cancelled',
  },
  {
    brand: 10,
    title: 'Coleção Maré Alta',
    product: 'Biquínis 36 ao 56',
    about: 'Praia para todos os corpos, fotografada por quem usa.',
    skill: 'fashion',
    wanted: [reels(2), ['instagram', 'carousel', 1]],
    budgetCents: 980_000,
    begun: 35,
    stage: 'verified',
    hires: 2,
  },
  {
    brand: 11,
    title: 'De bike para o trabalho',
    product: 'Trilho City',
    about: 'Uma semana sem carro.',
    skill: 'sports',
    wanted: [reels(3)],
    budgetCents: 780_000,
    begun: 24,
    stage: 'signed',
    hires: 2,
  },
];
