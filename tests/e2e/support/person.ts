import { formatMoney } from '@elenco/core/kit';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { exactly, type Words, within, words } from './words';

/** As far as one looks into React: whether the page still is as the server sent it. */
interface Fiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

export type Language = 'pt' | 'en';
export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** Somebody at a browser of their own: finds things by what they are called in the person's language. */
export class Person {
  readonly words: Words;
  /** What went wrong in the browser by itself: errors that no code caught, refusals of the content policy. */
  readonly troubles: string[] = [];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = words[language];
    page.on('pageerror', (error) => {
      // Who presses on while a page still loads gives that load up; the router itself then throws this.
      const trouble = `${page.url()}: ${error.message}`;
      if (!/\bAbortError\b/.test(`${error.name} ${error.message}`)) this.troubles.push(trouble);
    });
    page.on('console', (message) => {
      // The browser itself says every answer of 4xx aloud; those that refuse a form are meant to come.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.troubles.push(`${page.url()}: ${message.text()}`);
      }
    });
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /**
   * Until the scripts of a newly loaded page have taken it over and what it does by itself has begun, such as the keys that it
   * listens to and the timers that a clock of the test moves on; from then on nothing that is pressed is lost.
   */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      if (document.readyState !== 'complete') return false;
      if (document.querySelector('script[type=module]') === null) return true;
      if (document.documentElement.dataset.locale === undefined) return true;
      const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
      const root = key && (document as unknown as Record<string, Fiber>)[key]?.stateNode;
      return root && !root.current.memoizedState.isDehydrated;
    });
    // React runs effects in a message of its own, which was sent before this one.
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        }),
    );
  }

  /** A field by its label, which may say beside it that it is optional or required. */
  field(label: string, inside: Page | Locator = this.page): Locator {
    const { optional } = this.words.portal.ui;
    return inside.getByLabel(
      new RegExp(`${exactly(label).source.slice(0, -1)}(\\*|${escaped(optional)})?\\s*$`),
    );
  }

  async fill(label: string, text: string, inside?: Locator): Promise<void> {
    await this.field(label, inside).fill(text);
  }

  /** One of many options, typed as it is called. */
  async pick(label: string, option: string, inside?: Locator): Promise<void> {
    const field = this.field(label, inside);
    // Until scripts have taken the page over it is the browser's own list.
    await expect(field).toHaveJSProperty('tagName', 'INPUT');
    await field.fill(option);
    await field.press('Tab');
  }

  async press(name: string, inside: Page | Locator = this.page): Promise<void> {
    await inside.getByRole('button', { name: exactly(name) }).click();
  }

  async follow(name: string, inside: Page | Locator = this.page): Promise<void> {
    await inside
      .getByRole('link', { name: exactly(name) })
      .first()
      .click();
  }

  /** A box or radio; `force`, because that of a chip lies beneath the chip, which hands the press on to it. */
  async mark(box: Locator): Promise<void> {
    await box.check({ force: true });
  }

  async tick(name: string, inside: Page | Locator = this.page): Promise<void> {
    await this.mark(inside.getByRole('checkbox', { name: exactly(name) }));
  }

  async choose(name: string, inside: Page | Locator = this.page): Promise<void> {
    await this.mark(inside.getByRole('radio', { name: exactly(name) }));
  }

  /** One of the browser's own list. */
  async select(label: string, option: string): Promise<void> {
    await this.field(label).selectOption({ label: option });
  }

  async attach(input: Locator, file: SentFile): Promise<void> {
    await input.setInputFiles(file);
  }

  async go(link: Locator): Promise<void> {
    await link.click();
  }

  /** The dialog that is open now. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name: exactly(name) });
  }

  /**
   * Waits until the person can read this somewhere on the page. Each look of `expect` that comes too early writes the whole
   * page down for its report, a twentieth of what the browsers of a run do.
   */
  async sees(text: string, inside: Page | Locator = this.page): Promise<void> {
    await inside.getByText(within(text)).filter({ visible: true }).first().waitFor();
  }

  /** An amount as this person reads it. */
  money(cents: number): string {
    return formatMoney(cents, 'BRL', this.language === 'pt' ? 'pt-BR' : 'en');
  }

  /** An amount as this person types it. */
  typed(cents: number): string {
    return this.money(cents).replace(/[^\d.,]/g, '');
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The newsletter was offered in this browser before: ten seconds on the home page bring no window. A `storageState` would
 * open a page of its own for that.
 */
export const newsletterOffered = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (self.origin.startsWith('http')) localStorage.setItem('popupEntradaVisto', 'true');
  });

/**
 * A browser context of its own: nobody's cookies, a language, a width. `isNew`: the newsletter was never offered in it.
 */
export async function person(
  browser: Browser,
  baseURL: string,
  { language = 'pt' as Language, width = 1440, isNew = false } = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    locale: language === 'pt' ? 'pt-BR' : 'en-US',
    viewport: { width, height: width < 600 ? 844 : 900 },
  });
  if (!isNew) await newsletterOffered(context);
  return new Person(await context.newPage(), language);
}

/** Signs in through the form, and comes to the person's own home. */
export async function signIn(who: Person, email: string, password: string): Promise<void> {
  const { access } = who.words;
  await who.visit('/login');
  await who.fill(access.fields.email, email);
  await who.fill(access.fields.password, password);
  await who.press(access.login.submit, who.page.getByRole('main'));
  await who.page.waitForURL(/\/dashboard/);
  await who.settled();
}
