/** What the tests use of selenium-webdriver, which brings no types of its own. */
declare module 'selenium-webdriver' {
  export const Key: {
    ARROW_DOWN: string;
    ARROW_LEFT: string;
    ARROW_RIGHT: string;
    ARROW_UP: string;
    END: string;
    ENTER: string;
    ESCAPE: string;
    HOME: string;
    SHIFT: string;
    TAB: string;
  };

  /** Input that is sent as a whole by `perform`. */
  export interface Actions {
    keyDown(key: string): this;
    keyUp(key: string): this;
    sendKeys(...keys: string[]): this;
    move(to: { x: number; y: number; duration?: number }): this;
    press(): this;
    release(): this;
    scroll(x: number, y: number, deltaX: number, deltaY: number): this;
    perform(): Promise<void>;
  }

  export interface WebDriver {
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    executeScript<T>(script: string, ...args: unknown[]): Promise<T>;
    actions(): Actions;
    navigate(): { back(): Promise<void>; forward(): Promise<void>; refresh(): Promise<void> };
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Record<string, unknown>): this;
    build(): Promise<WebDriver>;
  }
}
