import { expect, it } from 'vitest';
import { state, stateOf, states } from './states';

it('knows all 27 by their letters and their names, however they are written', () => {
  expect(Object.keys(states)).toHaveLength(27);
  for (const [letters, name] of Object.entries(states)) {
    const written = [letters, letters.toLowerCase(), name, name.toUpperCase(), ` ${name.toLowerCase()} `];
    expect(written.map(stateOf)).toEqual(written.map(() => letters));
  }
  expect(['sao paulo', 'Rio  Grande do Sul', 'PARA'].map(stateOf)).toEqual(['SP', 'RS', 'PA']);
});

it.each(['XX', 'P', 'Lisboa', 'Rio Grande', 'PE.'])('%s is none', (text) => {
  expect(stateOf(text)).toBeNull();
  expect(state.safeParse(text).error?.issues[0]?.message).toBe('invalid_state');
});

it('is typed as one likes and kept as two letters', () => {
  expect(['pernambuco', 'pe', ''].map((text) => state.parse(text))).toEqual(['PE', 'PE', '']);
});
