/** What the tests use of selenium-webdriver, which brings no types of its own. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(...keys: string[]): Promise<void>;
    getText(): Promise<string>;
    getAttribute(name: string): Promise<string | null>;
    isDisplayed(): Promise<boolean>;
  }

  export interface Locator {
    readonly using: string;
    readonly value: string;
  }

  export const By: {
    css(selector: string): Locator;
    xpath(path: string): Locator;
  };

  export const Key: {
    ARROW_DOWN: string;
    ARROW_LEFT: string;
    ARROW_RIGHT: string;
    ARROW_UP: string;
    ENTER: string;
    ESCAPE: string;
    TAB: string;
  };

  export interface WebDriver {
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    getTitle(): Promise<string>;
    getCurrentUrl(): Promise<string>;
    findElement(locator: Locator): Promise<WebElement>;
    findElements(locator: Locator): Promise<WebElement[]>;
    executeScript<T>(script: string, ...args: unknown[]): Promise<T>;
    navigate(): { back(): Promise<void> };
    switchTo(): { activeElement(): Promise<WebElement> };
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Record<string, unknown>): this;
    build(): Promise<WebDriver>;
  }
}
