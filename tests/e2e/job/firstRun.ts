import { readFileSync } from 'node:fs';
import type { Person, SentFile } from '../support/person';

const picture: SentFile = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: readFileSync('docs/dashboard.png'),
};

/** Adds the portrait in the first step. */
export async function addPhoto(who: Person): Promise<void> {
  await who.page.locator('input[type=file]').setInputFiles(picture);
  await who.press(who.words.creator.first.save);
}

export async function writeWords(who: Person): Promise<void> {
  const { profile, first } = who.words.creator;
  await who.fill(profile.bio, 'Café, bicicleta e bairro.');
  await who.fill(profile.city, 'Recife');
  await who.press(first.save);
}

/** Enters payout details as a MEI, and uploads the certificate of the MEI. */
export async function enterMeiPayoutDetails(
  who: Person,
  { cnpj, holder }: { cnpj: string; holder: string },
): Promise<void> {
  const { payee, first } = who.words.creator;
  const { page } = who;
  await page.getByRole('radio', { name: payee.kinds.mei }).check({ force: true });
  await who.fill(payee.cnpj, cnpj);
  await who.fill(payee.birthDateOwner, '1995-05-05');
  await who.fill(payee.holder, holder);
  await who.pick(payee.bank, 'Nubank · 260');
  await who.fill(payee.branch, '0001');
  await who.fill(payee.account, '56789-0');
  await page.locator('input[type=file]').setInputFiles({ ...picture, name: 'mei.png' });
  await who.press(first.save);
}

export async function giveAddress(who: Person): Promise<void> {
  const { address } = who.words.company;
  for (const [label, text] of [
    [address.cep, '50030-150'],
    [address.number, '10'],
    [address.street, 'Rua da Aurora'],
    [address.city, 'Recife'],
    [address.state, 'PE'],
  ] as const)
    await who.fill(label, text);
  await who.press(who.words.creator.first.save);
}

/** Chooses two specialties in addition to the main one. */
export async function chooseSpecialties(who: Person): Promise<void> {
  const { options, creator } = who.words;
  for (const skill of [options.skills.travel, options.skills.food])
    await who.mark(who.page.getByRole('checkbox', { name: skill, exact: true }));
  await who.press(creator.first.save);
}

/** Adds one portfolio project. Ends at the input for its pictures. */
export async function addWork(who: Person, title: string): Promise<void> {
  const { project } = who.words.portfolio;
  await who.fill(project.title, title);
  await who.press(project.add);
  await who.page.waitForURL(/\/dashboard\/professional$/);
}
