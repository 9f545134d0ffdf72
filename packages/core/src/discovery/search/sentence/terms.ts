import type { Channel, Format } from '../../../people';
import type { Language } from '../vocabulary';

/** Words for a network, as patterns without accents. “X” alone is a letter. */
export const channelTerms: Readonly<Record<Channel, string>> = {
  instagram: 'instagram(?:mers?)?|insta|ig|reels?|instagramers?',
  tiktok: 'tik ?tok(?:ers?)?|tik-tok',
  youtube: 'you ?tube(?:rs?)?|yt|shorts',
  twitter: 'twitter|x \\(twitter\\)|twitteir[oa]s?',
  facebook: 'facebook|fb',
  linkedin: 'linked ?in',
  pinterest: 'pinterest',
  newsletter: 'newsletters?|substack',
  spotify: 'spotify',
};

/** Words for a format, as patterns without accents. They count only beside a price. */
export const formatTerms: Readonly<Record<Format, string>> = {
  reels: 'reels?',
  stories: 'stor(?:y|ies|ys)',
  carousel: 'carross?eis|carross?el|carousels?',
  photo: 'fotos?|photos?',
  video: 'videos?',
  live: 'lives?',
  article: 'artigos?|articles?',
  episode: 'episodios?|episodes?',
};

const spoken = (names: string) =>
  `(?:fal(?:a|am|e|em|antes de)|fluentes? em|conteudos? em|posts? em|videos? em|em|in|speak(?:s|ing)?|content in) (?:${names})|(?:${names})[- ]speak(?:ing|ers?)`;

/** Words for languages after “em” or “falam”. Without these, some of the words are nationalities. */
export const languageTerms: Readonly<Record<Language, string>> = {
  pt: spoken('portugues|portuguese'),
  en: spoken('ingles|english'),
  es: spoken('espanhol|spanish'),
  fr: spoken('frances|french'),
  de: spoken('alemao|german'),
  it: spoken('italiano|italian'),
  ja: spoken('japones|japanese'),
  zh: spoken('chines|mandarim|chinese|mandarin'),
  ar: spoken('arabe|arabic'),
  hi: spoken('hindi'),
};

/** Words for creators who accept jobs. */
export const availableTerms = [
  'que aceit(?:a|am|em|e) (?:trabalhos?|jobs?|propostas|campanhas|parcerias|publis?)',
  'aceit(?:a|am|em|ando|e) (?:trabalhos?|jobs?|propostas|campanhas|parcerias|publis?)',
  'dispon(?:ivel|iveis)(?: para (?:trabalhos?|jobs?|campanhas?|publis?))?',
  'com agenda(?: aberta| livre)?',
  'abert[oa]s? a (?:trabalhos?|propostas|parcerias)',
  '(?:open|available)(?: (?:to|for) (?:work|jobs?|campaigns?|collabs?|collaborations?|hire))?',
  'accept(?:s|ing)? (?:jobs?|work|campaigns?)',
  'taking (?:jobs|work)',
];

/** Words for creators with metrics that a network has verified. */
export const verifiedTerms = [
  '(?:com )?(?:numeros|dados|metricas|alcance) (?:verificad[oa]s|confirmad[oa]s|auditad[oa]s)',
  '(?:contas? |perfil |perfis )?verificad[oa]s?',
  'verified(?: (?:figures|numbers|data|stats|metrics|accounts?))?',
];

/** Words for members and external profiles. */
export const kindTerms = {
  member:
    '(?:membros?|cadastrad[oa]s?)(?: d?n?a elenco)?|(?:com|que tem) (?:conta|cadastro)(?: na elenco)?|da elenco|elenco members?|members?',
  external: 'perf(?:il|is) extern[oa]s?|external profiles?|externos?',
} as const;

/** Words with which a sentence asks for creators, as patterns without accents. */
export const requestTerms = [
  'quer(?:o|ia|emos)|gostaria|precis(?:o|amos)|busc(?:o|amos)|procur(?:o|amos)|mostre|encontre|ache|indique|liste',
  'creators?|criador(?:es|as?)?|influenciador(?:es|as?)?|influencers?|perfis|pessoas|gente que|quem',
  'looking for|(?:i|we) (?:need|want)|find|show me|people who',
];

/** Words of a brief that restrict nothing. They are not reported as words that were not understood. */
export const filler =
  `a o as os um uma uns umas de do da dos das em no na nos nas por para pra pro pras pelo pela com sem e ou que quem se ao aos
  eu me minha meu minhas meus nos nossa nosso nossas sua seu suas seus ele ela este esta esse essa isso
  quero quer queria queremos preciso precisamos precisando busco buscamos buscando procuro procuramos procurando estou estamos atras
  achar ache encontrar encontre mostre mostrar mostra indique indicar lista listar liste traga trazer favor gostaria gostariamos desejo
  todo toda todos todas inteiro inteira passar passe passem ultrapassar exceder primeiro primeira outro outra outros outras algum alguns alguma algumas qualquer bom boa bons boas otimos melhores
  creator creators criador criadores criadora criadoras influenciador influenciadores influenciadora influenciadoras influencer influencers influ influs influencia digital digitais
  perfil perfis conta contas pessoa pessoas gente alguem produtor produtores produtora produtoras conteudo conteudos blogueiro blogueiros blogueira blogueiras canal canais
  nicho area ramo segmento tema assunto especialista especialistas especializado especializados especializada especializadas focado focados focada focadas foco
  fala falam falar fale falem falando faz fazem fazer faca facam posta postam postar poste postem publica publicam produz produzem cria criam sobre
  tem tenha tenham ter possui possuem possuam seja sejam sao ser faixa entre cerca
  mora moram more morem morar morando morador moradores moradoras reside residem residentes baseado baseados baseada local locais regiao cidade estado pais
  campanha campanhas acao acoes marca marcas projeto publi publis post posts reel story stories video videos lancamento
  publico audiencia seguidores seguidor seguidoras inscritos maioria majoritariamente principalmente mais predominante predominantemente engajamento idade anos alvo
  preco precos cache valor orcamento verba reais cobra cobram cobrando cobre cobrem custo custando publicacao publicacoes cada
  aceita aceitam ativo ativos pode podem ja como tambem so apenas somente tipo
  the an i we us our my your their his her of at on by to and or with without for from about is are be who that which whose this these it its
  need needs want wants wanted looking look find show get give list search please would like some any all good great best top
  based living live lives located near around talk talks talking make makes making create creates creating do does doing post posts posting content
  niche focused focus specialized specialised topic field profile profiles account accounts people person someone influence
  audience audiences viewers followers subscribers mostly mainly primarily majority aged age ages years old engagement rate
  price prices priced budget fee fees rate charge charges charging cost costs paying pay per each between range
  followed seguido seguidos seguida seguidas year old maximo minimo total uns cerca
  mas porem but campaign campaigns brand brands launch project have has having than only also in accept accepts`
    .split(/\s+/)
    .map((word) => word.trim());
