import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../pages/keys';
import { type Language, Person, type SentFile } from './person';
import { exactly } from './words';

/** Maximum number of Tab presses, enough for a long wizard step. */
const STOPS = 160;

/** A user without a mouse, who reaches every element by Tab and checks that the focus is visible. */
export class KeyboardPerson extends Person {
  constructor(page: Page, language: Language) {
    super(page, language);
    // Adds a listener early, since a key press may open the browser's file dialog.
    page.on('filechooser', () => undefined);
  }

  private async to(target: Locator): Promise<void> {
    // Waits for hydration, so that no key press is lost.
    await this.settled();
    if (!(await has(target))) await tabTo(this.page, target, { limit: STOPS });
  }

  override async fill(label: string, text: string, inside?: Locator): Promise<void> {
    const { keyboard } = this.page;
    const field = this.field(label, inside);
    await this.to(field);
    if ((await field.getAttribute('type')) === 'date') {
      const [year, month, day] = text.split('-');
      // Types the day in the date order of the browser. The browser's language is English, whatever the
      // language of the page is.
      await keyboard.type(`${month}${day}${year}`);
      return expect(field).toHaveValue(text);
    }
    await keyboard.press('ControlOrMeta+a');
    const order = /^(dd|mm)\/(?:dd|mm)\/\w{4}$/.exec((await field.getAttribute('placeholder')) ?? '');
    if (order && text !== '') {
      // A day field of the back office adds the slashes automatically.
      const [year, month, day] = text.split('-');
      text = order[1] === 'dd' ? `${day}${month}${year}` : `${month}${day}${year}`;
    }
    await keyboard.type(text);
  }

  override async mark(box: Locator): Promise<void> {
    const { keyboard } = this.page;
    if ((await box.getAttribute('type')) === 'radio') {
      // A radio group has one tab stop. Arrow keys move between its options.
      const group = this.page.locator(`input[type=radio][name="${await box.getAttribute('name')}"]`);
      const chosen = group.and(this.page.locator(':checked'));
      await this.to((await chosen.count()) > 0 ? chosen : group.first());
      if (!(await has(box))) {
        for (let left = await group.count(); left > 0 && !(await has(box)); left -= 1)
          await keyboard.press('ArrowDown');
      } else if (!(await box.isChecked())) await keyboard.press('Space');
    } else {
      await this.to(box);
      if (!(await box.isChecked())) await keyboard.press('Space');
    }
    await expect(box).toBeChecked();
  }

  override async select(label: string, option: string): Promise<void> {
    const list = this.field(label);
    await this.to(list);
    await this.page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  }

  override async attach(input: Locator, file: SentFile): Promise<void> {
    await this.to(input);
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.keyboard.press('Enter'),
    ]);
    await chooser.setFiles(file);
  }

  override async go(link: Locator): Promise<void> {
    await this.to(link);
    await this.page.keyboard.press('Enter');
  }

  override async press(name: string, inside: Page | Locator = this.page): Promise<void> {
    await this.go(inside.getByRole('button', { name: exactly(name) }));
  }
}

const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);
