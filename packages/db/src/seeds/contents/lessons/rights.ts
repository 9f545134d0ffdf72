import { type ContentDraft, platformPicture } from '../write';

export const rights: ContentDraft = {
  kind: 'lesson',
  slug: 'usage-rights',
  draft: {
    title: { pt: 'Direitos de uso: o que a marca pode fazer', en: 'Usage rights: what the brand may do' },
    subtitle: {
      pt: 'Repost, impulsionamento, anúncio, site, loja. Cada uso tem nome, prazo e preço.',
      en: 'Repost, boost, ad, website, store. Each use has a name, a term and a price.',
    },
    path: 'begin',
    minutes: 5,
    picture: platformPicture(
      'cast-2-direitos',
      'Dois creators com um vídeo entre eles',
      'Two creators with a video between them',
    ),
    body: {
      pt: `O vídeo é seu. Pela Lei de Direitos Autorais, autorizações se leem de forma restrita: o que o texto não autoriza não está autorizado. Por isso um bom combinado lista usos, e não “tudo”.

## Os usos mais comuns

- **Collab**: a publicação aparece nos dois perfis.
- **Repost**: a marca publica de novo no canal dela.
- **Impulsionamento no seu perfil**: a marca paga para o seu post alcançar mais gente. Você vê os números.
- **Impulsionamento no canal da marca**: o anúncio sai em nome dela, com a sua imagem.
- **Imagem no site e na loja**: fotos e trechos em página de produto, e-mail, vitrine.

## As três perguntas

Para cada uso, combine:

1. **Onde?** Canais e países.
2. **Até quando?** 30, 90 ou 180 dias a partir da publicação. Depois disso, renovação paga.
3. **Pode editar?** Cortes e legendas, tudo bem. Mudar a fala ou usar sua voz em outra peça é outro contrato.

## Quanto vale

Uma referência para começar a conversa: some de 20% a 50% do valor da entrega por três meses de impulsionamento, e mais se for em nome da marca. Quanto mais gente vê sua imagem, mais ela fica ligada àquele produto, e menos convites de concorrentes chegam.

## Voz e imagem geradas por IA

Se o contrato fala em “recriar”, “sintetizar” ou “treinar”, pare e leia de novo. Autorizar um vídeo não autoriza uma cópia sua.`,
      en: `The video is yours. Under Brazilian copyright law authorizations are interpreted narrowly: what the text does not authorize is not authorized. That is why a good agreement lists uses, and not “everything”.

## The most common uses

- **Collab**: the post appears on both profiles.
- **Repost**: the brand publishes it again on its own channel.
- **Boost on your profile**: the brand pays for your post to reach more people. You see the figures.
- **Boost on the brand's channel**: the ad runs in its name, with your image.
- **Image on website and store**: photos and clips on product pages, in e-mails, in window displays.

## The three questions

For each use, agree on:

1. **Where?** Channels and countries.
2. **Until when?** 30, 90 or 180 days from publication. After that, a paid renewal.
3. **May it be edited?** Cuts and captions are fine. Changing what you say, or using your voice in another piece, is another contract.

## What it is worth

A starting point for the conversation: add 20% to 50% of the delivery's price for three months of boosting, and more if it runs in the brand's name. The more people see your image, the more it is tied to that product, and the fewer competitors invite you.

## Voice and image made by AI

If the contract says “recreate”, “synthesize” or “train”, stop and read again. Authorizing a video does not authorize a copy of you.`,
    },
  },
};
