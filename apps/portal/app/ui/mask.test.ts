import { createPipe } from 'imask';
import { describe, expect, it } from 'vitest';
import { type MaskName, masks, tokens } from './mask';

/** Returns the text of a field after typing. */
const typedInto = (mask: string, text: string) => createPipe({ mask, definitions: tokens })(text);

describe('a token in the mask of an input', () => {
  it.each([
    ['#', 'a1B', '1'],
    ['X', '-B', 'B'],
    ['X', '-7', '7'],
    ['S', '1b', 'b'],
    ['S', '1B', 'B'],
    ['A', '1b', 'B'],
    ['a', '1B', 'b'],
  ])('“%s” turns the typed text “%s” into “%s”', (token, text, taken) => {
    expect(typedInto(token, text)).toBe(taken);
  });
});

describe('the mask of an input', () => {
  it.each<[MaskName, string, string]>([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cep', '13010-000', '13010-000'],
    ['curatorCode', 'k7qm2xhd', 'K7QM-2XHD'],
  ])('for %s formats %s as %s', (name, text, shown) => {
    expect(createPipe(masks[name])(text)).toBe(shown);
  });
});
