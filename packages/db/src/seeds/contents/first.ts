import { skills } from '@elenco/core/people';
import { lessons } from './lessons';
import { pages } from './pages';
import { plans } from './plans';
import { type ContentDraft, platformPicture } from './write';

/**
 * Specialties that have their own page, each with the names that the page shows. The most requested specialty
 * comes first.
 */
const tagWords: Partial<Record<(typeof skills)[number], readonly [pt: string, en: string]>> = {
  beauty: ['Beleza', 'Beauty'],
  skincare: ['Skincare', 'Skincare'],
  fashion: ['Moda', 'Fashion'],
  food: ['Comida', 'Food'],
  cooking: ['Culinária', 'Cooking'],
  fitness: ['Fitness', 'Fitness'],
  travel: ['Viagem', 'Travel'],
  parenting: ['Maternidade e paternidade', 'Parenting'],
  pets: ['Pets', 'Pets'],
  home_decor: ['Casa e decoração', 'Home and decor'],
  technology: ['Tecnologia', 'Technology'],
  games: ['Games', 'Games'],
  finance: ['Finanças', 'Finance'],
  education: ['Educação', 'Education'],
  humor: ['Humor', 'Humor'],
  sustainability: ['Sustentabilidade', 'Sustainability'],
};

const tags = skills.flatMap((skill): ContentDraft[] => {
  const words = tagWords[skill];
  if (!words) return [];
  const [pt, en] = words;
  return [{ kind: 'tag', slug: skill.replaceAll('_', '-'), draft: { title: { pt, en }, link: '' } }];
});

const link = (
  slug: string,
  [pt, en]: readonly [string, string],
  to: string,
  place: 'both' | 'brand' | 'creator' | 'footer',
): ContentDraft => ({ kind: 'link', slug, draft: { title: { pt, en }, link: to, place } });

/** Contents of a new installation. */
export const firstContents: readonly ContentDraft[] = [
  {
    kind: 'banner',
    slug: 'right-cast',
    draft: {
      title: { pt: 'O elenco certo para a sua marca.', en: 'The right cast for your brand.' },
      subtitle: {
        pt: 'Escreva o briefing, escolha entre creators que combinam com ele e saiba, desde o começo, quanto custa e quando cada um recebe.',
        en: 'Write the brief, choose among creators who fit it, and know from the start what it costs and when each of them is paid.',
      },
      picture: platformPicture(
        'cast-5-abertura',
        'Cinco retratos desenhados de creators, cada um sobre um disco colorido',
        'Five drawn portraits of creators, each on a colored disc',
      ),
      author: 'Estúdio Elenco',
    },
  },
  link('blog', ['Blog', 'Blog'], '/blog', 'both'),
  link('cases', ['Cases', 'Cases'], '/cases', 'brand'),
  link('pricing', ['Planos', 'Plans'], '/pricing', 'brand'),
  link('calculator', ['Calculadora', 'Calculator'], '/calculator', 'creator'),
  link('academy', ['Academia', 'Academy'], '/academy', 'creator'),
  link('tour', ['Faça um tour', 'Take a tour'], '/tour', 'both'),
  link('how-it-works', ['Como funciona', 'How it works'], '/p/how-it-works', 'footer'),
  link('academy-footer', ['Academia', 'Academy'], '/academy', 'footer'),
  link('pricing-footer', ['Planos', 'Plans'], '/pricing', 'footer'),
  ...tags,
  ...plans,
  ...pages,
  ...lessons,
];
