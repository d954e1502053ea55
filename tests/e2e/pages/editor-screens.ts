/** The panels and dialogs of the design editor, and how to get to each in either language. */
import {expect, type Page} from '@playwright/test';
import {en} from '../../../editor/src/i18n/en';
import type {MessageKey} from '../../../editor/src/i18n/keys';
import {zh} from '../../../editor/src/i18n/zh';
import {EditorPage} from '../editor-page';
import type {Look} from '../looks';
import {bmp} from '../sample-files';

const TEXTS: Readonly<Record<Look['language'], Readonly<Record<MessageKey, string>>>> = {en, zh};

export interface EditorStage {
  readonly page: Page;
  readonly t: Readonly<Record<MessageKey, string>>;
}

export interface EditorScreen {
  readonly name: string;
  open(stage: EditorStage): Promise<void>;
}

export function editorStageOf(page: Page, language: Look['language']): EditorStage {
  return {page, t: TEXTS[language]};
}

async function start({page}: EditorStage): Promise<EditorPage> {
  return new EditorPage(page).open('/design/lapel-pins/');
}

async function openPanel({page, t}: EditorStage, name: MessageKey): Promise<void> {
  await page.getByRole('navigation', {name: t['rail.label']}).getByRole('button', {name: t[name]}).click();
}

async function panel(stage: EditorStage, name: MessageKey): Promise<void> {
  await start(stage);
  await openPanel(stage, name);
  await expect(stage.page.locator('.side-panel').getByRole('heading').first()).toBeVisible();
}

async function addText(stage: EditorStage): Promise<EditorPage> {
  const {page, t} = stage;
  const editor = await start(stage);
  await openPanel(stage, 'rail.text');
  await page.getByPlaceholder(t['text.placeholder']).fill('Accessible');
  await page.locator('.side-panel').getByRole('button', {name: t['text.add'], exact: true}).click();
  await expect.poll(() => editor.objects().then(objects => objects.at(-1)?.text)).toBe('Accessible');
  return editor;
}

async function addClipart(stage: EditorStage): Promise<void> {
  await panel(stage, 'rail.art');
  await stage.page.locator('.tiles-cliparts .tile').first().click();
  await expect(stage.page.getByRole('heading', {name: stage.t['picture.title']})).toBeVisible();
}

async function openPrice(stage: EditorStage): Promise<void> {
  const {page, t} = stage;
  await page.getByRole('button', {name: t['action.getPrice']}).click();
  await expect(page.getByRole('dialog', {name: t['price.title']})).toBeVisible();
}

export const EDITOR_SCREENS: readonly EditorScreen[] = [
  {
    name: 'start',
    async open(stage) {
      await start(stage);
      await expect(stage.page.getByRole('heading', {name: stage.t['start.title']})).toBeVisible();
    },
  },
  {
    name: 'templates',
    async open(stage) {
      await panel(stage, 'rail.templates');
      await expect(stage.page.locator('.tile').first()).toBeVisible();
    },
  },
  {name: 'new text', open: stage => panel(stage, 'rail.text')},
  {
    name: 'text',
    async open(stage) {
      await addText(stage);
      await expect(stage.page.getByRole('heading', {name: stage.t['text.edit']})).toBeVisible();
    },
  },
  {
    name: 'cliparts',
    async open(stage) {
      await panel(stage, 'rail.art');
      await expect(stage.page.locator('.tile').first()).toBeVisible();
    },
  },
  {
    name: 'layers',
    async open(stage) {
      await addText(stage);
      await openPanel(stage, 'rail.layers');
      await expect(stage.page.getByRole('button', {name: /Accessible/}).first()).toBeVisible();
    },
  },
  {name: 'upload', open: stage => panel(stage, 'rail.upload')},
  {
    name: 'Get Price, refused',
    async open(stage) {
      await start(stage);
      await openPrice(stage);
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('button', {name: stage.t['price.send']}).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'price asked for',
    async open(stage) {
      const {page, t} = stage;
      await addText(stage);
      await openPrice(stage);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t['price.name']).fill('Axel Visitor');
      await dialog.getByLabel(t['price.email']).fill('axel.visitor@example.com');
      await dialog.getByRole('button', {name: t['price.send']}).click();
      await expect(page.getByRole('status').getByText(/^INQ\d+$/)).toBeVisible();
    },
  },
  {
    name: 'sign-in',
    async open(stage) {
      await addText(stage);
      await stage.page.getByRole('button', {name: stage.t['action.save'], exact: true}).click();
      await expect(stage.page.getByRole('dialog', {name: stage.t['sign.in']})).toBeVisible();
    },
  },
  {name: 'picture', open: addClipart},
  {
    name: 'replace',
    async open(stage) {
      await addClipart(stage);
      await stage.page.getByRole('button', {name: stage.t['picture.replace'], exact: true}).click();
      await expect(stage.page.getByRole('dialog').locator('.tile').first()).toBeVisible();
    },
  },
  {
    name: 'crop',
    async open(stage) {
      await panel(stage, 'rail.upload');
      await stage.page.locator('.side-panel input[type=file]').setInputFiles(bmp());
      await expect(
        stage.page.getByRole('dialog', {name: stage.t['crop.title']}).getByRole('img', {name: stage.t['crop.preview']}),
      ).toBeVisible();
    },
  },
  {
    name: 'sticker',
    async open({page, t}) {
      await new EditorPage(page).open('/design/die-cut-stickers/');
      await page.getByRole('button', {name: t['product.open']}).click();
      await page.getByLabel(t['sticker.width']).fill('0');
      await expect(page.getByRole('alert')).toHaveText(t['form.required']);
    },
  },
];
