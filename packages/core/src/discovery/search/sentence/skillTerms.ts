import type { Skill } from '../../../people';

/**
 * Terms for a specialty in briefs, in Portuguese and English, as patterns without accents. The words of the
 * index (packages/search) are broader, because they affect only the rank, whereas a term here becomes a
 * filter.
 */
export const skillTerms: Readonly<Record<Skill, string>> = {
  beauty:
    'beleza|beauty|maquiagem|maquiador(?:es|as?)?|cabeleireir[oa]s?|manicures?|esteticistas?|barbeir[oa]s?|makeup|make-up|make up|make|cosmeticos?|cosmetics?|cabelos?|hair(?:care)?|unhas?|nails?|perfum(?:es?|aria)',
  skincare:
    'skin ?care|skin-care|dermatologistas?|dermatologists?|cuidados? com a pele|pele|dermocosmeticos?|rotina de pele|skin',
  fashion:
    'moda(?: (?:feminina|masculina|praia|plus size|infantil))?|fashion|estilo|streetwear|roupas?|looks?|clothing|fashionistas?|plus size',
  fitness:
    'fitness|treinos?|workouts?|academia|gym|musculacao|crossfit|yoga|pilates|personal trainers?|vida fitness',
  health:
    'saude(?: mental)?|bem[- ]estar|health|wellness|mental health|medic[oa]s?|doctors?|psicolog(?:[oa]s?|ia)|enfermagem|enfermeir[oa]s?|fisioterapeutas?|nurses?',
  nutrition:
    'nutricao|nutrition|nutricionistas?|nutritionists?|dietas?|alimentacao saudavel|healthy eating|emagrecimento',
  food: 'gastronomia|comidas?|food(?:ies?)?|restaurantes?|restaurants?|bares|drinks|chefs?',
  cooking:
    'receitas?|culinaria|cozinha|cozinheir[oa]s?|confeiteir[oa]s?|doceir[oa]s?|boleir[oa]s?|padeir[oa]s?|cooking|cooks?|bakers?|recipes?|confeitaria|baking|doces',
  travel:
    'viagens|viagem|viajantes?|turismo|travel(?:ers?|lers?|ing)?|tourism|mochileir[oa]s?|hoteis|hotels?',
  lifestyle: 'lifestyle|estilo de vida|rotina|dia a dia|life style',
  parenting:
    'maternidade|paternidade|maes|mae|mamaes?|(?:maes|mae|pai) de primeira viagem|(?<!(?:o|no|do|ao|pelo|este|neste|deste|cada|todo) )pais(?: de (?:primeira viagem|crianca|menin[oa]s))?|pai|papais?|parenting|momm(?:y|ies)|dadd(?:y|ies)|moms?|mums?|dads?|mothers?|fathers?|parents|gestantes?|gravidas?|bebes?|bab(?:y|ies)|familias?|famil(?:y|ies)|kids|infantil',
  pets: 'pets?|cachorros?|caes|dogs?|gatos?|cats?|animais(?: de estimacao)?|petshop|tutor(?:es|as)(?: de pets)?|(?:mae|pai)s? de pets?|veterinari[oa]s?|vets?',
  home_decor:
    'decoracao|decor|home decor|casa e decoracao|design de interiores|interior design|interiores|reformas?|organizacao da casa|casa',
  gardening: 'jardinagem|jardim|jardins|gardening|plantas?|plants?|hortas?|jardineir[oa]s?',
  diy: 'diy|faca voce mesm[oa]|artesanato|artesao|artesaos|artesas|crafts?|handmade|croche|costura|costureir[oa]s?|marceneir[oa]s?',
  technology:
    'tecnologia|technology|tech|gadgets?|celulares?|smartphones?|informatica|inteligencia artificial',
  games: 'games?|gamers?|gaming|jogos|streamers?|videogames?',
  esports: 'e-?sports?|campeonatos de games',
  music: 'musica|music|musicians?|music[oa]s|cantor(?:es|as?)?|compositor(?:es|as?)?|singers?|bandas?',
  dance: 'danca|dance|dancers?|dancarin[oa]s?|bailarin[oa]s?|coreografias?|funkeir[oa]s?',
  film: 'cinema|filmes?|films?|movies?|series|tv shows?|cinefilos?',
  theatre: 'teatro|theat(?:re|er)|ator(?:es)?|atriz(?:es)?|actors?|actress(?:es)?',
  literature:
    'literatura|livros?|leitura|books?|reading|literature|booktok(?:ers?)?|bookstagram(?:mers?)?|escritor(?:es|as?)?',
  education:
    'educacao|education|ensino|educador(?:es|as?)|pedagog[oa]s?|professor(?:es|as?)?|teachers?|estudos?|concursos?|vestibular|enem',
  science: 'ciencias?|science|cientistas?|scientists?|divulgacao cientifica',
  finance:
    'financas(?: pessoais)?|personal finance|finance|financas|investimentos?|investidor(?:es|as?)?|invest(?:ing|ments?|ors?)|educacao financeira|dinheiro',
  entrepreneurship:
    'empreendedorismo|empresari[oa]s?|businesswom[ae]n|businessm[ae]n|empreendedor(?:es|as?)?|entrepreneurs(?:hip)?|startups?|negocios|business',
  career: 'carreiras?|careers?|emprego|mercado de trabalho|rh',
  marketing: 'marketing(?: digital)?|publicidade|publicitari[oa]s|advertising',
  photography: 'fotografia|fotograf[oa]s?|photography|photographers?',
  videography: 'videomakers?|filmmakers?|videography|audiovisual|producao de video',
  design: 'design(?:ers?)?|ux',
  illustration: 'ilustracao|ilustrador(?:es|as?)?|illustrat(?:ion|ors?)|desenho|drawing',
  copywriting: 'redacao publicitaria|copywrit(?:ing|ers?)|redator(?:es|as?)',
  podcast: 'podcasts?|podcasters?',
  journalism: 'jornalismo|jornalistas?|journalis(?:m|ts?)|noticias|news',
  humor: 'humor|comedia|comediantes?|humoristas?|comed(?:y|ians?)|engracad[oa]s?|funny|memes?',
  sports:
    'esportes?|esportivo|atletas?|sports?|athletes?|corrida|corredor(?:es|as?)|runn(?:ing|ers?)|surf(?:istas?)?|surfers?|ciclistas?|ciclismo|cycling|volei|basquete',
  football: 'futebol|football|soccer',
  cars: 'carros?|automoveis|automotivo|cars?|automotive|motos?|motocicl(?:etas?|istas)|motorcycles?',
  sustainability:
    'sustentabilidade|sustentave(?:l|is)|sustainab(?:ility|le)|ecologia|meio ambiente|consumo consciente',
  diversity: 'diversidade|diversity|inclusao|inclusion|lgbt(?:qia\\+?|q\\+?)?|pcds?',
  spirituality:
    'espiritualidade|spirituality|religiao|cristaos?|cristas|evangelic[oa]s?|meditacao|meditation|astrologia|tarot',
  law: 'advogad[oa]s?|lawyers?|direito|juridico|legal advice',
  architecture: 'arquitetura|arquitet[oa]s?|architect(?:ure|s)?',
};
