import type { Person } from '../support/person';

/** Reads and accepts the contract as either side. */
export async function acceptContract(party: Person, contractId: number): Promise<void> {
  const { contract } = party.words.shared;
  await party.visit(`/dashboard/contract/${contractId}`);
  await party.tick(contract.read);
  await party.press(contract.accept);
  await party.sees(party.words.toasts.contractAccepted);
}
