import type { Json } from './schemas';

/** Example values of fields whose format the schema does not fully describe. */
const values: Readonly<Record<string, string | number>> = {
  cpf: '52998224725',
  cnpj: '11222333000181',
  taxId: '52998224725',
  cep: '01310100',
  email: 'ana@example.com',
  phone: '+5511987654321',
  whatsapp: '+5511987654321',
  currency: 'BRL',
  state: 'SP',
  city: 'São Paulo',
  country: 'BR',
  clientCountry: 'BR',
  foreignTaxId: 'DE811128135',
  name: 'Ana Prado',
  title: 'Lançamento do sérum de vitamina C',
  url: 'https://www.example.com/',
  budgetCents: 2_480_000,
  amountCents: 450_000,
  quantity: 1,
  last4: '4242',
  bank: '001',
  branch: '1234',
  account: '12345-6',
  code: '7XK2M4QP',
  version: 1,
};

/** Returns a value that the schema accepts. An object has only its required fields. */
export function exampleOf(schema: Json, field = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => one !== null) ?? null;
  const several = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (several) return exampleOf(several.find(({ type }) => type !== 'null') ?? {}, field);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return arrayOf(schema, field);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberOf(schema, field);
  if (type === 'string') return textOf(schema, field);
  return null;
}

function objectOf({ properties = {}, required = [] }: Json): Json {
  const needed = new Set(required as readonly string[]);
  return Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, Json>>)
      .filter(([name]) => needed.has(name))
      .map(([name, schema]) => [name, exampleOf(schema, name)]),
  );
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = 1 }: Json, field: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((one) => exampleOf(one as Json));
  const length = Math.max(Number(minItems), Number(maxItems) > 0 && items ? 1 : 0);
  return Array.from({ length }, () => exampleOf((items ?? {}) as Json, field.replace(/s$/, '')));
}

function numberOf(schema: Json, field: string): number {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as {
    minimum?: number;
    maximum?: number;
  };
  const wished = Number(values[field] ?? (/Bp$/.test(field) ? 1_500 : /Cents$/.test(field) ? 450_000 : 1));
  const above = schema.exclusiveMinimum === undefined ? minimum : Number(schema.exclusiveMinimum) + 1;
  return Math.min(Math.max(wished, above), maximum);
}

function textOf(schema: Json, field: string): string {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 1_000,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  const fitting = [
    ...formats(format),
    values[field],
    'Text',
    '2026-12-01',
    '12:00',
    '0'.repeat(64),
    'a'.repeat(minLength),
  ].find(
    (one) =>
      typeof one === 'string' &&
      one.length >= minLength &&
      one.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(one)),
  );
  return String(fitting ?? '');
}

function formats(format: string | undefined): string[] {
  switch (format) {
    case 'date':
      return ['2026-12-01'];
    case 'date-time':
      return ['2026-12-01T12:00:00.000Z'];
    case 'email':
      return ['ana@example.com'];
    case 'uri':
      return ['https://www.example.com/'];
    case 'uuid':
      return ['3c0c8a3e-2d0f-4c39-9df5-6d1a3a4b7f10'];
    default:
      return [];
  }
}
