import type { Skill } from '@elenco/core';

/** Common Brazilian names. Combining the two lists gives more names than the demo data needs. */
export const firstNames =
  'Lia,Caio,Íris,Theo,Bia,Ravi,Nina,Otto,Jéssica,Wesley,Taís,Emanuel,Rosa,Davi,Mirela,Breno,Yasmin,Igor,Luana,Samuel,Camila,Téo,Raquel,Vinícius,Ágata,Nilo,Débora,Kauã,Heloísa,Márcio,Juçara,Felipe,Aline,Robson,Cecília,Tainá,Enzo,Marisa,Joaquim,Naiara'.split(
    ',',
  );
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

/** Specialties of demo creators, each with two texts for profiles. */
export const bios: Partial<Record<Skill, readonly string[]>> = {
  beauty: [
    'Maquiagem de verdade, para a luz do banheiro e não do estúdio.',
    'Resenho o que compro. Pele madura, sem filtro e sem milagre.',
  ],
  skincare: [
    'Rotina curta, ingrediente explicado e foto do mesmo ângulo por 90 dias.',
    'Da farmácia para a praia: falo de protetor solar até na chuva.',
  ],
  fashion: [
    'Moda de brechó e costura em casa, do 38 ao 52.',
    'Três jeitos de usar a mesma peça, toda semana.',
  ],
  food: [
    'Comida de boteco refeita em casa, com a conta do mercado na legenda.',
    'Conto a história de um prato por vez.',
  ],
  cooking: ['Receitas de uma panela só, para quem chega tarde.', 'Pão de fermentação natural sem mistério.'],
  travel: [
    'Viajo de ônibus pelo Nordeste e mostro quanto gastei.',
    'Roteiros com criança pequena: o que deu certo e o que não deu.',
  ],
  lifestyle: [
    'Um apê de 40 metros, duas pessoas e muita planta.',
    'Rotina leve, sem acordar às cinco da manhã.',
  ],
  fitness: [
    'Treino em casa com o que tem: mochila, cadeira, parede.',
    'Corrida para quem começou depois dos 40.',
  ],
  pets: [
    'Três gatos adotados e um cachorro que acha que é gato.',
    'Comportamento animal explicado com petisco.',
  ],
  technology: ['Celular barato, teste longo, opinião curta.', 'Acessibilidade digital na prática.'],
  games: [
    'Jogos brasileiros independentes, jogados até o fim.',
    'Live às terças, conversa boa e derrota frequente.',
  ],
  finance: ['Orçamento de quem ganha variável, planilha aberta para todos.', 'Dívida, cartão e calma.'],
  literature: ['Um livro por semana, resenha em três minutos.', 'Clube de leitura de autoras nordestinas.'],
  home_decor: ['Reforma sem quebra-quebra, antes e depois com preço.', 'Marcenaria de fim de semana.'],
  sports: ['Bike como transporte, chuva incluída.', 'Vôlei de praia e bastidor de campeonato.'],
  parenting: [
    'Mãe de dois. Falo do que ninguém conta no chá de bebê.',
    'Pai em tempo integral, aprendendo em público.',
  ],
  sustainability: [
    'Lixo quase zero possível, sem culpa.',
    'Composteira, horta de janela e sopa do que sobrou.',
  ],
  humor: ['Esquetes de firma, gravadas no almoço.', 'Imito sua tia. Sim, aquela.'],
};
