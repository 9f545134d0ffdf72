import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code';
import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';

/** Common names of the most used banks. The register has only legal names. */
const called: Readonly<Record<string, string>> = {
  '260': 'Nubank',
  '341': 'Itaú',
  '237': 'Bradesco',
  '104': 'Caixa Econômica Federal',
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '077': 'Inter',
  '336': 'C6 Bank',
  '290': 'PagBank',
  '323': 'Mercado Pago',
  '380': 'PicPay',
  '079': 'PicPay Bank',
  '748': 'Sicredi',
  '756': 'Sicoob',
  '212': 'Original',
  '422': 'Safra',
  '208': 'BTG Pactual',
  '623': 'Pan',
  '536': 'Neon',
  '403': 'Cora',
  '197': 'Stone',
  '041': 'Banrisul',
  '021': 'Banestes',
  '004': 'Banco do Nordeste',
  '003': 'Banco da Amazônia',
  '070': 'BRB',
  '037': 'Banpará',
  '047': 'Banese',
  '655': 'BV',
  '707': 'Daycoval',
  '121': 'Agibank',
  '318': 'BMG',
  '389': 'Mercantil',
  '133': 'Cresol',
  '136': 'Unicred',
  '085': 'Ailos',
  '461': 'Asaas',
  '364': 'Efí',
  '348': 'XP',
};

/** Matches legal forms and kinds of institution at the end of a name. They do not distinguish banks. */
const LEGAL_FORM =
  /[\s,.-]*(\bS\.?\s?\/?A\b\.?|\bLTDA\b\.?|\bSociedade An[oô]nima|\bBanco M[uú]ltiplo|\bInstitui[cç][aã]o de Pagamentos?)$/i;
const SMALL_WORDS = /^(?:da|das|de|do|dos|e|em)$/i;

/** Returns true for a word that is short or has no vowel, such as BMG, UBS or HSBC. It stays in capitals. */
const isAbbreviation = (word: string) =>
  !/^(?:rio|sul|lar|pay)$/i.test(word) && (word.length <= 3 || !/[AEIOUÁÂÃÉÊÍÓÔÕÚ]/.test(word));

/**
 * Returns a name of the register in a readable form: without its legal form, and with capitals only at the
 * beginning of words.
 */
function readable(name: string): string {
  let short = name.trim().replace(/\s+/g, ' ');
  while (LEGAL_FORM.test(short)) short = short.replace(LEGAL_FORM, '');
  if (short !== short.toUpperCase()) return short;
  return short.replace(/[\p{L}\d]+/gu, (word, at: number) => {
    if (at > 0 && SMALL_WORDS.test(word)) return word.toLowerCase();
    return isAbbreviation(word) ? word : word[0] + word.slice(1).toLowerCase();
  });
}

/** COMPE code that no bank has: the placeholder of an installation without a bank. */
export const NO_BANK = '999';

/**
 * Returns the name of a bank by its COMPE code (three digits). Returns the code itself if it is not
 * registered.
 */
export function bankName(code: string): string {
  const listed = getBankByCode(code)?.name;
  return called[code] ?? (listed ? readable(listed) : code);
}

/**
 * Matches banks that hold accounts. The register also lists brokers and lenders, which cannot receive
 * payments.
 */
const HOLDS_ACCOUNTS = /banco|bank|cooperativa|pagamento|caixa/i;
/** Matches banks that are being wound up. The register still lists them. */
const CLOSING = /liquida[çc][ãa]o|fal[êe]ncia|massa falida/i;

/** Returns the banks that can receive payments, the most used ones first. */
export function banks(): readonly { readonly code: string; readonly name: string }[] {
  const known = getBanks().flatMap(({ code, name }) =>
    HOLDS_ACCOUNTS.test(name) && !CLOSING.test(name) ? [code] : [],
  );
  const first = Object.keys(called).toSorted((a, b) => bankName(a).localeCompare(bankName(b), 'pt'));
  const codes = [...first, ...known.filter((code) => !(code in called))];
  return codes.map((code) => ({ code, name: bankName(code) }));
}
