/** The editor as a test drives it: real pointer and keys, and a port that tells what is on the canvas. */
import {expect, type Page} from '@playwright/test';
import {resting} from './at-rest';

export interface CanvasObject {
  readonly id: string;
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly angle: number;
  readonly visible: boolean;
  readonly selectable: boolean;
  readonly text?: string;
  readonly fill?: string;
  readonly src?: string;
  readonly picPath?: string;
  readonly cropY?: number;
}

interface TestPort {
  snapshot(): readonly CanvasObject[];
  screenPoint(id: string): {x: number; y: number} | undefined;
  shownSize(src: string): {width: number; height: number} | undefined;
  readonly history: {readonly canUndo: boolean; readonly canRedo: boolean; readonly states: number};
  readonly selection: readonly string[];
}

declare global {
  var __editor: TestPort | undefined;
}

export class EditorPage {
  constructor(readonly page: Page) {}

  /** Opens an address of the editor, without the tour of a first visit, and waits until its canvas is there. */
  async open(path: string): Promise<this> {
    await this.page.addInitScript(() => {
      document.cookie = 'show_dz_yd=0; path=/';
    });
    await this.page.goto(`${path}${path.includes('?') ? '&' : '?'}test`);
    await this.page.locator('.canvas-host canvas').waitFor();
    return this;
  }

  /** Opens a published template of the category and waits for its objects. */
  async openTemplate(designName: string): Promise<Template> {
    const [template] = await this.templatesOf(designName);
    if (!template) throw new Error(`There is no template for ${designName}`);
    await this.open(`/design/${designName}/${template.slug}`);
    await expect.poll(() => this.objects().then(objects => objects.length)).toBeGreaterThan(0);
    return template;
  }

  objects(): Promise<readonly CanvasObject[]> {
    return this.page.evaluate(() => globalThis.__editor?.snapshot() ?? []);
  }

  async object(id: string): Promise<CanvasObject> {
    const object = (await this.objects()).find(entry => entry.id === id);
    if (!object) throw new Error(`There is no object ${id} on the canvas`);
    return object;
  }

  /** The topmost object. */
  async top(): Promise<CanvasObject> {
    const object = (await this.objects()).at(-1);
    if (!object) throw new Error('The canvas is empty');
    return object;
  }

  selection(): Promise<readonly string[]> {
    return this.page.evaluate(() => globalThis.__editor?.selection ?? []);
  }

  /** Where its middle is on the page. */
  async pointOf(id: string): Promise<{x: number; y: number}> {
    return resting(this.page, () => this.page.evaluate(object => globalThis.__editor?.screenPoint(object), id));
  }

  async click(id: string): Promise<void> {
    const {x, y} = await this.pointOf(id);
    await this.page.mouse.click(x, y);
  }

  async drag(id: string, dx: number, dy: number): Promise<void> {
    const {x, y} = await this.pointOf(id);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + dx, y + dy, {steps: 8});
    await this.page.mouse.up();
  }

  /** Opens a tab of the rail by its name. */
  async openPanel(name: string): Promise<void> {
    await this.page.getByRole('navigation', {name: 'Tools'}).getByRole('button', {name}).click();
  }

  /** Published templates of the category's own that are more than another base picture. */
  async templatesOf(designName: string): Promise<readonly Template[]> {
    const categoryId = await categoryIdOf(this.page, designName);
    const {records} = await answerOf<{records: readonly ListedTemplate[]}>(
      this.page,
      `/api/app/design/template/getTemplateListFormApp?page=1&pageSize=500&language=en-us&categoryId=${categoryId}`,
    );
    return records
      .filter(record => record.categoryId === categoryId && record.isPaintless === 0)
      .map(({id, templateSlug, templateName}) => ({id, slug: templateSlug, name: templateName}));
  }

  /** A template category that has children, as the server lists it. */
  async categoryWithChildren(
    designName: string,
  ): Promise<{readonly parent: string; readonly children: readonly string[]}> {
    const categoryId = await categoryIdOf(this.page, designName);
    const types = await answerOf<readonly TemplateType[]>(
      this.page,
      `/api/app/design/template/getTemplateTypeListFromApp?language=en-us&categoryId=${categoryId}`,
    );
    const type = types.find(entry => entry.children.length > 0);
    if (!type) throw new Error(`No template category of ${designName} has children`);
    return {parent: type.templateTypeName, children: type.children.map(child => child.templateTypeName)};
  }

  /** Adds text through the panel and answers the object. */
  async addText(text: string): Promise<CanvasObject> {
    await this.openPanel('Add Text');
    await this.page.getByPlaceholder('Enter text here').fill(text);
    await this.page.locator('.side-panel').getByRole('button', {name: 'Add Text'}).click();
    await expect.poll(() => this.objects().then(objects => objects.at(-1)?.text)).toBe(text);
    return this.top();
  }
}

export interface Template {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface ListedTemplate {
  readonly id: number;
  readonly categoryId: number;
  readonly templateSlug: string;
  readonly templateName: string;
  readonly isPaintless: number;
}

interface TemplateType {
  readonly templateTypeName: string;
  readonly children: readonly TemplateType[];
}

const categoryIdOf = async (page: Page, designName: string): Promise<number> => {
  const categories = await answerOf<readonly {id: number; categoryUrl: string}[]>(
    page,
    '/api/design/category/list?language=en-us',
  );
  return categories.find(entry => entry.categoryUrl === `/design/${designName}/`)?.id ?? 0;
};

async function answerOf<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  const {data}: {data: T} = await response.json();
  return data;
}
