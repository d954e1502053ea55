/** A part of the editor's page in a window, as a visitor uses it. */
import './window';
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {startTexts} from '../i18n';
import {Assets} from '../objects/image/assets';
import {WorkbenchProvider, type Workbench} from '../ui/editor-context';
import {TestEditor, type TestEditorOptions} from './test-editor';

export class Screen {
  readonly test: TestEditor;
  private readonly host = document.createElement('div');
  private readonly root: Root;

  private constructor(options: TestEditorOptions) {
    this.test = new TestEditor(options);
    document.body.append(this.host);
    this.root = createRoot(this.host);
  }

  /** Shows the part once the editor has been made ready. */
  static async show(
    part: ReactNode,
    ready: (test: TestEditor) => void = () => undefined,
    options: TestEditorOptions = {},
  ): Promise<Screen> {
    await startTexts();
    const screen = new Screen(options);
    ready(screen.test);
    const workbench: Workbench = {...screen.test.context, hand: screen.test.hand, assets: new Assets()};
    await act(async () => screen.root.render(<WorkbenchProvider workbench={workbench}>{part}</WorkbenchProvider>));
    return screen;
  }

  async close(): Promise<void> {
    await act(async () => this.root.unmount());
    this.host.remove();
  }

  /** Does something and waits until everything it leads to is shown. */
  async does(work: () => unknown): Promise<this> {
    await act(async () => {
      await work();
    });
    return this;
  }

  get text(): string {
    return this.host.textContent ?? '';
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.host.querySelectorAll<HTMLElement>(selector)];
  }

  /** The texts of all elements of the kind. */
  texts(selector: string): readonly string[] {
    return this.all(selector).map(element => element.textContent ?? '');
  }

  find(selector: string): HTMLElement {
    const [element] = this.all(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  }

  /** A button by its name. */
  button(name: string): HTMLElement {
    const found = this.all('button').find(button => (button.getAttribute('aria-label') ?? button.textContent) === name);
    if (!found) throw new Error(`There is no button ${name}`);
    return found;
  }

  press(name: string): Promise<this> {
    return this.does(() => this.button(name).click());
  }

  /** Types into a field as a browser does. */
  type(selector: string, value: string): Promise<this> {
    return this.does(() => {
      const field = this.find(selector);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }

  key(selector: string, key: string): Promise<this> {
    return this.does(() => this.find(selector).dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})));
  }
}
