import { actorOf, contracts } from '@elenco/core';
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { approve, chooseCreators, completeCompany, sendAgain, writeBriefing } from './brand';
import { acceptAndPropose, decline } from './creator';
import { house, person, sign, signIn, signUpBrand, signUpCreator } from './people';
import { curate, sendBack } from './staff';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
  await house(app);
});
test.afterAll(() => app.stop());

async function actorNamed(email: string) {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`nobody has the address ${email}`);
  return actorOf(user);
}

test('from an empty machine to a signed contract and its charge', async ({ browser }) => {
  test.setTimeout(90_000);
  const [brand, ana, bia, carla] = [
    await person(browser, app),
    await person(browser, app),
    await person(browser, app),
    await person(browser, app),
  ];
  let id = 0;
  await signUpBrand(brand);
  await signUpCreator(ana, 'Ana Monteiro', 'ana@elas.example', '52998224725');
  await signUpCreator(bia, 'Bia Lemos', 'bia@elas.example', '11144477735');
  await signUpCreator(carla, 'Carla Prado', 'carla@elas.example', '39053344705');

  await test.step('the brand completes its data and writes a briefing, step by step', async () => {
    await completeCompany(brand);
    id = await writeBriefing(brand);
  });

  await test.step('staff give it back once, then approve and curate', async () => {
    const curator = await signIn(await person(browser, app), 'curadoria@casa.example');
    const comment = 'Diga também o que não pode aparecer.';
    await sendBack(curator, id, comment);
    await sendAgain(brand, id, comment);
    await curate(curator, id, ['Ana Monteiro', 'Bia Lemos', 'Carla Prado']);
  });

  await test.step('the brand invites two; one declines with a reason', async () => {
    await chooseCreators(brand, id, ['Ana Monteiro', 'Bia Lemos']);
    await decline(bia, id, 'Estou com exclusividade até janeiro.');
  });

  await test.step('the other accepts, prices it, sees what arrives, sends, and redoes it', async () => {
    await acceptAndPropose(ana, id);
  });

  await test.step('the brand approves, both accept the contract, and a charge is issued', async () => {
    await approve(brand, id, 'Ana Monteiro');
    const [contract] = await app.database.see(contracts, await actorNamed('curadoria@casa.example'), {
      briefingId: id,
    });
    expect(contract).toMatchObject({ status: 'sent', totalCents: 600_000, creatorCents: 510_000 });
    await sign(brand, contract!.id);
    await sign(ana, contract!.id);
    await brand.goto(`/dashboard/client/briefing/${id}?view=payments`);
    await expect(brand.getByText('R$ 6.000,00').first()).toBeVisible();
  });
});
