import { type ContentDraft, platformPicture } from '../write';

export const contract: ContentDraft = {
  kind: 'lesson',
  slug: 'reading-a-contract',
  draft: {
    title: { pt: 'Como ler um contrato em dez minutos', en: 'How to read a contract in ten minutes' },
    subtitle: {
      pt: 'Oito perguntas que um bom contrato responde. Se faltar uma resposta, peça antes de aceitar.',
      en: 'Eight questions that a good contract answers. If an answer is missing, ask before you accept.',
    },
    path: 'begin',
    minutes: 7,
    picture: platformPicture(
      'cast-3-contrato',
      'Três pessoas lendo um documento',
      'Three people reading a document',
    ),
    body: {
      pt: `Você não precisa ser da área jurídica para ler um contrato de publi. Leve estas oito perguntas e procure a resposta de cada uma no texto.

1. **Quem contrata?** Razão social e CNPJ. É para esse CNPJ que a nota vai.
2. **O que você entrega?** Quantidade, formato, canal e duração. “Conteúdos para redes sociais” não é resposta.
3. **Quando?** Data do rascunho, da aprovação e da publicação. E quanto tempo a marca tem para responder.
4. **Quantos ajustes?** Sem um número, são infinitos.
5. **Quanto e quando paga?** Valor bruto, o que é descontado, e uma data que não depende da boa vontade de ninguém.
6. **O que a marca pode fazer com o conteúdo?** Onde, por quanto tempo, em anúncio ou não. Veja a [aula sobre direitos](/academy/usage-rights).
7. **O que você não pode fazer?** Exclusividade: com quem, em que categoria, até quando.
8. **E se alguém desistir?** Quem paga o quê se o projeto parar no meio.

## Sinais de alerta

- “Cessão total e definitiva”, “por prazo indeterminado”, “em todas as mídias existentes e futuras”.
- Multa só para um dos lados.
- Pagamento “após a veiculação e a critério da contratante”.

## Aqui na plataforma

O contrato é o mesmo texto para os dois lados, cada aceite fica registrado com data e hora, e qualquer pessoa confere o código dele. Esta aula informa; em caso de dúvida, fale com uma advogada ou um advogado.`,
      en: `You do not need a law degree to read a contract for sponsored content. Take these eight questions and find the answer to each in the text.

1. **Who hires you?** Legal name and CNPJ. The invoice goes to that CNPJ.
2. **What do you deliver?** Quantity, format, channel and length. “Content for social media” is not an answer.
3. **When?** The dates of draft, approval and publication. And how long the brand has to respond.
4. **How many changes?** Without a number, they never end.
5. **How much, and when is it paid?** The gross amount, what is withheld, and a date that does not depend on anyone's goodwill.
6. **What may the brand do with the content?** Where, for how long, in ads or not. See the [lesson on rights](/academy/usage-rights).
7. **What may you not do?** Exclusivity: with whom, in which category, until when.
8. **And if someone backs out?** Who pays what if the project stops halfway.

## Warning signs

- “Full and permanent assignment”, “for an indefinite term”, “in all media now known or later devised”.
- A penalty for one side only.
- Payment “after broadcast and at the client's discretion”.

## On this platform

The contract is the same text for both sides, each acceptance is recorded with its date and time, and anyone can check its code. This lesson is for information; if in doubt, talk to a lawyer.`,
    },
  },
};
