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

test('five people take a briefing from an empty machine to a paid creator', async ({ browser }) => {
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
    await sign(brand, 1);
    await sign(ana, 1);
    await brand.goto(`/dashboard/client/briefing/${id}?view=payments`);
    await expect(brand.getByText('R$ 6.000,00').first()).toBeVisible();
  });
});
