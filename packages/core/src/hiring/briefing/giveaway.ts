import type { FieldError } from '../../kit';
import type { Company } from '../../people';
import type { Briefing } from './schema';

/** Names that the public texts of a silent squad must not contain. */
export interface KeptNames {
  /** Brand names. Each of their words reveals the brand, except everyday words. */
  readonly brands: readonly string[];
  /**
   * Other names, such as titles. Only the whole name reveals the brand, because titles consist mostly of
   * everyday words.
   */
  readonly others: readonly string[];
}

export const keptNames = (
  { brand, product }: Pick<Briefing, 'brand' | 'product'>,
  company?: Pick<Company, 'tradeName' | 'legalName'>,
): KeptNames => ({
  brands: [brand, company?.tradeName ?? ''],
  others: [product, company?.legalName.replace(LEGAL_FORM, '') ?? ''],
});

const LEGAL_FORM = /[\s,]+(?:ltda\.?|s\.?\/?a\.?|me|mei|epp|eireli|inc\.?|llc|ltd\.?|gmbh)$/i;

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u;
const LINK = /(?:https?:\/\/|\bwww\.)\S+/iu;
const DOMAIN =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|br|io|app|co|shop|store|site|online|info|biz|tv|link|bio|ly|ee)(?![\p{L}\p{N}])(?:\/\S*)?/iu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{2,}/u;
const CNPJ = /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/;
const PATTERNS = [EMAIL, LINK, DOMAIN, HANDLE, CNPJ];

/**
 * Words in brand names that occur in any text about a campaign, so they do not reveal the brand. The words
 * have no accents here.
 */
const EVERYDAY = new Set(
  `academia agencia agua alimentos artes auto automoveis banco bank bar bebe bebidas beleza beauty bem bio boutique
  brasil brazil cafe calcados camara care casa casas center centro cervejaria chocolates cidade clinica clube club
  comercio company confeccoes construtora cosmetics cosmeticos criativa cuidados data design digital distribuidora
  doces editora educacao energia escola esporte esportes estudio faculdade farma farmacia farmacias fashion financas
  fitness foods games gourmet grupo group health home hotel imoveis industria industrias infantil instituto
  internacional joias kids laboratorio laboratorios linha livraria loja lojas marcas marketing mercado moda moveis
  mulher mundo natural naturais nova novo nutricao odonto oficial optica organicos padaria para perfumaria perfumes
  pets pizzaria planos plus premium produtos propaganda publicidade restaurante roupas saude seguros semijoias
  servicos shop shopping skin skincare solucoes sorvetes sport sports store studio suplementos supermercado
  supermercados tech tecnologia telecom tour travel turismo universidade varejo viagens vida vinhos wine`.split(
    /\s+/,
  ),
);

interface Token {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** Splits a text into words as readers see them, even inside `AuroraVerao2026` and `aurora_verao`. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}/gu)].map(({ 0: word, index }) => ({
    folded: folded(word),
    from: index,
    to: index + word.length,
  }));

const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the word that reveals the brand of a silent squad, as written in the text: a hidden name, a URL or
 * e-mail address, a handle or a CNPJ. Returns undefined if the text reveals nothing.
 */
export function giveawayIn(given: string, { brands, others }: KeptNames): string | undefined {
  const text = given.normalize('NFC');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  const tokens = tokensOf(text);
  const words = brands.flatMap((brand) =>
    brand.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 4 && !EVERYDAY.has(folded(word))),
  );
  for (const name of [...brands, ...others, ...words]) {
    const found = nameIn(text, tokens, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds a name that is written as one word or several, with any separators. A name of a single word does not
 * match two words. Returns the name as written; undefined if it does not occur.
 */
function nameIn(text: string, tokens: readonly Token[], name: string): string | undefined {
  const wanted = tokensOf(name.normalize('NFC'))
    .map((token) => token.folded)
    .join('');
  if (wanted.length < 2) return undefined;
  const isOneWord = !/\s/.test(name.trim());
  for (const [first, { from }] of tokens.entries()) {
    let joined = '';
    for (const token of tokens.slice(first)) {
      joined += token.folded;
      if (!wanted.startsWith(joined)) break;
      const found = text.slice(from, token.to);
      if (joined === wanted && !(isOneWord && /\s/.test(found))) return found;
    }
  }
  return undefined;
}

/** Returns an error, at the pointer of the text, for each text that reveals the brand. */
export const giveaways = (texts: Readonly<Record<string, string>>, names: KeptNames): FieldError[] =>
  Object.entries(texts).flatMap(([pointer, text]) => {
    const word = giveawayIn(text, names);
    return word === undefined ? [] : [{ pointer, code: 'gives_brand_away', params: { word } }];
  });

/**
 * Returns an error for each text that names the brand and that creators read before they accept
 * confidentiality.
 */
export const giveawaysOfBrief = (
  row: Briefing,
  company?: Pick<Company, 'tradeName' | 'legalName'>,
): FieldError[] =>
  row.kind === 'silent_squad'
    ? giveaways(
        { '/publicText/sector': row.publicText.sector, '/publicText/summary': row.publicText.summary },
        keptNames(row, company),
      )
    : [];
