import type { ContentDraft } from '../write';
import { contract } from './contract';
import { disclosure } from './disclosure';
import { invoice } from './invoice';
import { price } from './price';
import { rights } from './rights';

/** Learning paths, which must exist before their lessons. */
const paths: readonly ContentDraft[] = [
  {
    kind: 'path',
    slug: 'begin',
    draft: {
      title: { pt: 'Do preço ao contrato', en: 'From price to contract' },
      subtitle: {
        pt: 'O que combinar antes de gravar: quanto, o quê e por quanto tempo.',
        en: 'What to agree on before filming: how much, what, and for how long.',
      },
    },
  },
  {
    kind: 'path',
    slug: 'in-order',
    draft: {
      title: { pt: 'Tudo em ordem', en: 'All in order' },
      subtitle: {
        pt: 'Aviso de publicidade e nota fiscal, para publicar e receber sem susto.',
        en: 'Disclosure and invoices, to publish and be paid without surprises.',
      },
    },
  },
];

/** Lessons in the order in which beginners need them. */
export const lessons: readonly ContentDraft[] = [...paths, price, disclosure, contract, rights, invoice];
