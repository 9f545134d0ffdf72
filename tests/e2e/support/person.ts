import { formatMoney } from '@elenco/core/kit';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { exactly, type Words, within, words } from './words';

/** The part of React's internals that shows whether the page is hydrated. */
interface Fiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Matches the error that the router throws or logs if a navigation aborts the loading of a page. */
const aborted = /\bAbortError\b/;

export type Language = 'pt' | 'en';
export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** A user with a separate browser. Finds elements by their labels in the user's language. */
export class Person {
  readonly words: Words;
  /** Errors in the browser: uncaught exceptions, and violations of the content security policy. */
  readonly troubles: string[] = [];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = words[language];
    page.on('pageerror', (error) => {
      const trouble = `${page.url()}: ${error.message}`;
      if (!aborted.test(`${error.name} ${error.message}`)) this.troubles.push(trouble);
    });
    page.on('console', (message) => {
      // Browsers log every 4xx response, and the responses to refused forms are expected.
      const expected = message.text().startsWith('Failed to load resource') || aborted.test(message.text());
      if (message.type() === 'error' && !expected) {
        this.troubles.push(`${page.url()}: ${message.text()}`);
      }
    });
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /**
   * Waits until a page is hydrated and its effects have run, such as key listeners and timers, so that no
   * input is lost.
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
    // React runs effects in a message event, which was posted before the message of this script.
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        }),
    );
  }

  /** Returns a field by its label, which may be followed by "optional" or a required mark. */
  field(label: string, inside: Page | Locator = this.page): Locator {
    const { optional } = this.words.portal.ui;
    return inside.getByLabel(
      new RegExp(`${exactly(label).source.slice(0, -1)}(\\*|${escaped(optional)})?\\s*$`),
    );
  }

  async fill(label: string, text: string, inside?: Locator): Promise<void> {
    await this.field(label, inside).fill(text);
  }

  /** Selects one of many options by typing its name. */
  async pick(label: string, option: string, inside?: Locator): Promise<void> {
    const field = this.field(label, inside);
    // Before hydration, the field is a native select.
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

  /** Ticks a checkbox or radio button. Uses `force`, since a chip covers the input and forwards the click. */
  async mark(box: Locator): Promise<void> {
    await box.check({ force: true });
  }

  async tick(name: string, inside: Page | Locator = this.page): Promise<void> {
    await this.mark(inside.getByRole('checkbox', { name: exactly(name) }));
  }

  async choose(name: string, inside: Page | Locator = this.page): Promise<void> {
    await this.mark(inside.getByRole('radio', { name: exactly(name) }));
  }

  /** Selects an option of a native list. */
  async select(label: string, option: string): Promise<void> {
    await this.field(label).selectOption({ label: option });
  }

  async attach(input: Locator, file: SentFile): Promise<void> {
    await input.setInputFiles(file);
  }

  async go(link: Locator): Promise<void> {
    await link.click();
  }

  /** The open dialog. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name: exactly(name) });
  }

  /**
   * Waits until this text is visible. Does not use `expect`, since it serializes the whole page for its
   * report at each attempt. This would take a twentieth of all browser time.
   */
  async sees(text: string, inside: Page | Locator = this.page): Promise<void> {
    await inside.getByText(within(text)).filter({ visible: true }).first().waitFor();
  }

  /** Formats an amount in the user's language. */
  money(cents: number): string {
    return formatMoney(cents, 'BRL', this.language === 'pt' ? 'pt-BR' : 'en');
  }

  /** Formats an amount as the user types it. */
  typed(cents: number): string {
    return this.money(cents).replace(/[^\d.,]/g, '');
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Marks the newsletter pop-up as seen, so that it does not open after ten seconds on the home page.
 * Playwright would have to open a page to set a `storageState`.
 */
export const newsletterOffered = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (self.origin.startsWith('http')) localStorage.setItem('popupEntradaVisto', 'true');
  });

/**
 * Creates a browser context without cookies, with a language and a width. If `isNew` is true, the newsletter
 * pop-up counts as not shown yet.
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

/** Signs in through the form, and opens the user's home page. */
export async function signIn(who: Person, email: string, password: string): Promise<void> {
  const { access } = who.words;
  await who.visit('/login');
  await who.fill(access.fields.email, email);
  await who.fill(access.fields.password, password);
  await who.press(access.login.submit, who.page.getByRole('main'));
  await who.page.waitForURL(/\/dashboard/);
  await who.settled();
}
