import { expect, it } from 'vitest';
import { state, stateOf, states } from './states';

it('recognizes any spelling of the abbreviation or name of each of the 27 states', () => {
  expect(Object.keys(states)).toHaveLength(27);
  for (const [letters, name] of Object.entries(states)) {
    const written = [letters, letters.toLowerCase(), name, name.toUpperCase(), ` ${name.toLowerCase()} `];
    expect(written.map(stateOf)).toEqual(written.map(() => letters));
  }
  expect(['sao paulo', 'Rio  Grande do Sul', 'PARA'].map(stateOf)).toEqual(['SP', 'RS', 'PA']);
});

it.each(['XX', 'P', 'Lisboa', 'Rio Grande', 'PE.'])('finds no state for the text %s', (text) => {
  expect(stateOf(text)).toBeNull();
  expect(state.safeParse(text).error?.issues[0]?.message).toBe('invalid_state');
});

it('normalizes a state to its two-letter abbreviation', () => {
  expect(['pernambuco', 'pe', ''].map((text) => state.parse(text))).toEqual(['PE', 'PE', '']);
});
