import type { Gender, Skill } from '@elenco/core';

/** Common Brazilian names. Combining the two lists gives more names than the demo data needs. */
export const firstNames =
  'Lia,Caio,Íris,Theo,Bia,Ravi,Nina,Otto,Jéssica,Wesley,Taís,Emanuel,Rosa,Davi,Mirela,Breno,Yasmin,Igor,Luana,Samuel,Camila,Téo,Raquel,Vinícius,Ágata,Nilo,Débora,Kauã,Heloísa,Márcio,Juçara,Felipe,Aline,Robson,Cecília,Tainá,Enzo,Marisa,Joaquim,Naiara'.split(
    ',',
  );
const women = new Set(
  'Lia,Íris,Bia,Nina,Jéssica,Taís,Rosa,Mirela,Yasmin,Luana,Camila,Raquel,Ágata,Débora,Heloísa,Juçara,Aline,Cecília,Tainá,Marisa,Naiara'.split(
    ',',
  ),
);
/** Returns the gender of the demo creators with this first name. */
export const genderOf = (firstName: string): Gender => (women.has(firstName) ? 'female' : 'male');

export const lastNames =
  'Monteiro,Lemos,Prado,Brandão,Cavalcanti,Siqueira,Nóbrega,Teles,Fagundes,Aragão,Vasconcelos,Pimenta,Moraes,Quadros,Barreto,Rocha,Figueira,Lacerda,Sampaio,Tavares,Onofre,Peixoto,Galvão,Bittencourt,Duarte'.split(
    ',',
  );

export const places: readonly (readonly [city: string, state: string])[] = [
  ['Recife', 'PE'],
  ['São Paulo', 'SP'],
  ['Rio de Janeiro', 'RJ'],
  ['Belo Horizonte', 'MG'],
  ['Salvador', 'BA'],
  ['Fortaleza', 'CE'],
  ['Porto Alegre', 'RS'],
  ['Curitiba', 'PR'],
  ['Florianópolis', 'SC'],
  ['Belém', 'PA'],
  ['Manaus', 'AM'],
  ['Goiânia', 'GO'],
  ['Natal', 'RN'],
  ['Vitória', 'ES'],
  ['João Pessoa', 'PB'],
  ['Campinas', 'SP'],
];

/** Specialties of demo creators, each with texts for profiles. `biosFor` replaces `{parent}`. */
export const bios: Partial<Record<Skill, readonly string[]>> = {
  beauty: [
    'Maquiagem de verdade, para a luz do banheiro e não do estúdio.',
    'Resenho o que compro. Pele madura, sem filtro e sem milagre.',
    'Delineado, cacho e batom que aguenta o ônibus lotado.',
    'Maquiadora de noiva: o que vai na bolsa e o que fica em casa.',
  ],
  skincare: [
    'Rotina curta, ingrediente explicado e foto do mesmo ângulo por 90 dias.',
    'Da farmácia para a praia: falo de protetor solar até na chuva.',
    'Pele oleosa no calor do Brasil: o que funciona e quanto custa.',
    'Leio o rótulo para você. Química formada, espinha ocasional.',
  ],
  fashion: [
    'Moda de brechó e costura em casa, do 38 ao 52.',
    'Três jeitos de usar a mesma peça, toda semana.',
    'Alfaiataria barata e ajuste na costureira do bairro.',
    'Um guarda-roupa de 30 peças, o ano inteiro.',
  ],
  food: [
    'Comida de boteco refeita em casa, com a conta do mercado na legenda.',
    'Conto a história de um prato por vez.',
    'Mercado municipal toda sexta, do caldo ao café.',
    'Restaurantes de bairro por menos de 40 reais.',
  ],
  cooking: [
    'Receitas de uma panela só, para quem chega tarde.',
    'Pão de fermentação natural sem mistério.',
    'Receita de família anotada com medida de verdade.',
    'Marmita da semana em duas horas de domingo.',
  ],
  travel: [
    'Viajo de ônibus pelo Nordeste e mostro quanto gastei.',
    'Roteiros com criança pequena: o que deu certo e o que não deu.',
    'Trilhas de um dia, com mapa e horário do ônibus.',
    'Hostel, rede e milhas: viagem longa com pouco dinheiro.',
  ],
  lifestyle: [
    'Um apê de 40 metros, duas pessoas e muita planta.',
    'Rotina leve, sem acordar às cinco da manhã.',
    'Trabalho de casa, cidade pequena e feira no sábado.',
    'Morar só pela terceira vez, agora com planilha.',
  ],
  fitness: [
    'Treino em casa com o que tem: mochila, cadeira, parede.',
    'Corrida para quem começou depois dos 40.',
    'Musculação para quem tem 40 minutos e preguiça.',
    'Ioga sem pose impossível, de segunda a quinta.',
  ],
  pets: [
    'Três gatos adotados e um cachorro que acha que é gato.',
    'Comportamento animal explicado com petisco.',
    'Adestramento de vira-lata, um petisco por vez.',
    'Lar temporário de gatos: chegada, cuidado e despedida.',
  ],
  technology: [
    'Celular barato, teste longo, opinião curta.',
    'Acessibilidade digital na prática.',
    'Fone, teclado e cadeira: testo por três meses antes de falar.',
    'Automatizo a casa e conto o que deu errado.',
  ],
  games: [
    'Jogos brasileiros independentes, jogados até o fim.',
    'Live às terças, conversa boa e derrota frequente.',
    'Jogos de tabuleiro para quatro pessoas e uma mesa pequena.',
    'RPG de mesa, do primeiro dado à campanha longa.',
  ],
  finance: [
    'Orçamento de quem ganha variável, planilha aberta para todos.',
    'Dívida, cartão e calma.',
    'Imposto de renda sem pânico, quadro a quadro.',
    'Do rotativo ao primeiro investimento, com os números à vista.',
  ],
  literature: [
    'Um livro por semana, resenha em três minutos.',
    'Clube de leitura de autoras nordestinas.',
    'Romance policial, café e nenhum spoiler.',
    'Leio em voz alta: contos brasileiros de dez minutos.',
  ],
  home_decor: [
    'Reforma sem quebra-quebra, antes e depois com preço.',
    'Marcenaria de fim de semana.',
    'Aluguel com cara de casa: nada que precise furar a parede.',
    'Plantas de apartamento, da luz certa ao vaso.',
  ],
  sports: [
    'Bike como transporte, chuva incluída.',
    'Vôlei de praia e bastidor de campeonato.',
    'Futebol de várzea, arquibancada e prancheta.',
    'Surfe de madrugada antes do trabalho.',
  ],
  parenting: [
    '{parent} de dois. Falo do que ninguém conta no chá de bebê.',
    '{parent} em tempo integral, aprendendo em público.',
    'Gêmeos de três anos: rotina, sono e a lancheira de cada dia.',
    'Adolescentes em casa: conversa franca e limite combinado.',
  ],
  sustainability: [
    'Lixo quase zero possível, sem culpa.',
    'Composteira, horta de janela e sopa do que sobrou.',
    'Conserto em vez de comprar: roupa, rádio e cadeira.',
    'Energia solar em casa, conta por conta.',
  ],
  humor: [
    'Esquetes de firma, gravadas no almoço.',
    'Imito sua tia. Sim, aquela.',
    'Grupo da família em três vozes.',
    'Cenas de condomínio, todas quase reais.',
  ],
};

const parents: Partial<Record<Gender, string>> = { female: 'Mãe', male: 'Pai' };

/** Returns the profile texts of a specialty that agree with the creator's gender. */
export const biosFor = (skill: Skill, gender: Gender): readonly string[] =>
  (bios[skill] ?? []).flatMap((text) => {
    if (!text.includes('{parent}')) return text;
    const parent = parents[gender];
    return parent ? text.replace('{parent}', parent) : [];
  });
