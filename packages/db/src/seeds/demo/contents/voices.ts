import { type ContentDraft, platformPicture } from '../../contents/write';

const testimonial = (
  slug: string,
  title: string,
  side: 'brand' | 'creator',
  role: { pt: string; en: string },
  quote: { pt: string; en: string },
): ContentDraft => ({
  kind: 'testimonial',
  slug,
  draft: {
    title,
    side,
    role,
    quote,
    picture: platformPicture(`cast-1-${slug}`, `Retrato desenhado de ${title}`, `Drawn portrait of ${title}`),
  },
});

export const testimonials: readonly ContentDraft[] = [
  testimonial(
    'helena-duarte',
    'Helena Duarte',
    'brand',
    { pt: 'Marketing, Aurora Cosméticos', en: 'Marketing, Aurora Cosméticos' },
    {
      pt: 'Minha diretora aprovou as doze propostas do celular, entre duas reuniões. O financeiro recebeu uma fatura só.',
      en: 'My director approved all twelve proposals on her phone, between two meetings. Finance got a single invoice.',
    },
  ),
  testimonial(
    'caio-lemos',
    'Caio Lemos',
    'creator',
    { pt: 'Creator de culinária, Recife', en: 'Cooking creator, Recife' },
    {
      pt: 'Pela primeira vez eu soube o dia e o valor líquido antes de dizer sim. Caiu no dia.',
      en: 'For the first time, I knew the day and the net amount before I said yes. The money came that day.',
    },
  ),
  testimonial(
    'murilo-bastos',
    'Murilo Bastos',
    'brand',
    { pt: 'Sócio, Tapera Cafés', en: 'Partner, Tapera Cafés' },
    {
      pt: 'A seleção chegou com o porquê de cada nome. Parei de escolher por número de seguidores.',
      en: 'The shortlist came with the reasons for each name. I stopped choosing by follower count.',
    },
  ),
  testimonial(
    'nina-torres',
    'Nina Torres',
    'creator',
    { pt: 'Criadora de skincare, Belém', en: 'Skincare creator, Belém' },
    {
      pt: 'Minha nota voltou em um minuto, com o campo errado marcado. Antes eu descobria um mês depois.',
      en: 'My invoice came back within a minute, with the wrong field marked. I used to find out a month later.',
    },
  ),
];

const client = (slug: string, title: string): ContentDraft => ({
  kind: 'client',
  slug,
  draft: { title, picture: null, link: '' },
});

/** Brands of the demo data. None of them exists. */
export const clients: readonly ContentDraft[] = [
  client('aurora', 'Aurora Cosméticos'),
  client('tapera', 'Tapera Cafés'),
  client('passo-largo', 'Passo Largo'),
  client('horta-viva', 'Horta Viva'),
  client('bicho-solto', 'Bicho Solto'),
  client('trilha-clara', 'Trilha Clara'),
  client('lume-livros', 'Lume Livros'),
  client('antiga-parceira', 'Antiga Parceira'),
];
