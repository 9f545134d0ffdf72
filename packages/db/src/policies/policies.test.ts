import { expect, it } from 'vitest';
import { changedPolicies } from './changed';

it('generates the same policies from the access rules as the migrations contain', async () => {
  // To fix a failure: npx tsx bin/policies.ts <what-changed>, see CONTRIBUTING.md.
  expect(await changedPolicies()).toEqual({ before: {}, after: {} });
});
