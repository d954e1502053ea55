/**
 * Dialogs of the console and what its screens look like once something was done, and how to get to each in either
 * language.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {en} from '../../../admin/src/i18n/en';
import type {Catalogue} from '../../../admin/src/i18n/keys';
import {zh} from '../../../admin/src/i18n/zh';
import type {Client} from '../../harness/client';
import {idOf} from '../../harness/json';
import {uniqueName} from '../../harness/world';
import type {Look} from '../looks';

const TEXTS: Readonly<Record<Look['language'], Catalogue>> = {en, zh};

const INQUIRIES = '/InquiryOrderManage/inquiry/inquiryManage';
const PLATINGS = '/colorChart/electroplatedColor';
const TAG_TYPES = '/records/tag-type';

/** Records that the screens show. */
export interface Records {
  /** An inquiry that has just come in. */
  readonly inquiry: number;
  /** A tag type with a change in its history. */
  readonly tagType: number;
}

/** Makes what the tiny world lacks. */
export async function makeRecords(admin: Client): Promise<Records> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const inquiry = await admin.create('inquiry', {
    proId,
    name: 'Axel Visitor',
    email: 'axel@example.com',
    quantity: 100,
    remark: 'Soon, please.',
  });
  const tagType = idOf(await admin.create('tag-type', {labelTypeName: uniqueName('Seasons')}));
  await admin.update('tag-type', tagType, {language: 'de'});
  return {inquiry: idOf(inquiry), tagType};
}

export interface Stage {
  readonly page: Page;
  readonly admin: Client;
  readonly records: Records;
  readonly language: Look['language'];
  readonly t: Catalogue;
  readonly main: Locator;
}

export interface Screen {
  readonly name: string;
  /** Nobody is signed in. */
  readonly visitor?: boolean;
  open(stage: Stage): Promise<void>;
}

export function stageOf(page: Page, admin: Client, records: Records, language: Look['language']): Stage {
  return {page, admin, records, language, t: TEXTS[language], main: page.getByRole('main')};
}

async function visit({page, main}: Stage, path: string): Promise<void> {
  await page.goto(path);
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
}

async function visitList(stage: Stage, path: string): Promise<void> {
  await visit(stage, path);
  await expect(stage.main.getByText(stage.language === 'zh' ? /^第 1–/ : /^1–/)).toBeVisible();
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', {name, exact: true});

async function openMore(stage: Stage, entry: string): Promise<void> {
  await button(stage.main, stage.t.list.more).click();
  await stage.page.getByRole('menuitem', {name: entry}).click();
}

async function dialogOpens({page}: Stage, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog'): Promise<void> {
  await expect(page.getByRole(role)).toBeVisible();
}

const STATES: readonly Screen[] = [
  {
    name: 'sign-in, refused',
    visitor: true,
    async open(stage) {
      await visit(stage, '/ly/login');
      await button(stage.page, stage.t.signIn.submit).click();
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'list without a hit',
    async open(stage) {
      await visitList(stage, TAG_TYPES);
      await stage.main.getByRole('searchbox').fill('no such thing');
      await expect(stage.main.getByText(stage.t.list.noneFound)).toBeVisible();
    },
  },
  {
    name: 'list being sorted',
    async open(stage) {
      await visitList(stage, PLATINGS);
      await button(stage.main, stage.t.sort.start).click();
      await expect(button(stage.main, stage.t.sort.save)).toBeEnabled();
    },
  },
  {
    name: 'form of a new record, refused',
    async open(stage) {
      await stage.page.goto(`${PLATINGS}/create`);
      const dialog = stage.page.getByRole('dialog');
      await button(dialog, stage.t.form.create).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'history with a change',
    async open(stage) {
      await visit(stage, `${TAG_TYPES}/${stage.records.tagType}/history`);
      await expect(button(stage.main, stage.t.history.undo).first()).toBeVisible();
    },
  },
];

const DIALOGS: readonly Screen[] = [
  {
    name: 'import dialog',
    async open(stage) {
      await visitList(stage, TAG_TYPES);
      await openMore(stage, stage.t.import.title);
      const dialog = stage.page.getByRole('dialog');
      const file = {
        name: 'tag types.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('labelTypeName,language\nAnimals,en-us\n,en-us\n'),
      };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(dialog.getByRole('region', {name: stage.t.import.errors})).toBeVisible();
    },
  },
  {
    name: 'bulk edit dialog',
    async open(stage) {
      await visitList(stage, TAG_TYPES);
      await stage.main
        .getByRole('checkbox', {name: stage.language === 'zh' ? /^选择 / : /^Select (?!all)/})
        .first()
        .check();
      await button(stage.page.getByRole('toolbar', {name: stage.t.bulk.bar}), stage.t.bulk.edit).click();
      await dialogOpens(stage);
    },
  },
  {
    name: 'choice of columns',
    async open(stage) {
      await visitList(stage, TAG_TYPES);
      await button(stage.main, stage.t.columns.title).click();
      await dialogOpens(stage);
    },
  },
  {
    name: 'filter',
    async open(stage) {
      await visitList(stage, INQUIRIES);
      await button(stage.main, stage.t.filter.more).click();
      await stage.page.getByRole('menuitem').first().click();
      await dialogOpens(stage);
    },
  },
  {
    name: 'dialog of a new view',
    async open(stage) {
      await visitList(stage, TAG_TYPES);
      await button(stage.main, stage.t.views.title).click();
      await stage.page.getByRole('menuitem', {name: stage.t.views.save}).click();
      await dialogOpens(stage);
    },
  },
  {
    name: 'actions of a row',
    async open(stage) {
      await visitList(stage, INQUIRIES);
      await stage.main
        .getByRole('button', {name: new RegExp(`^${stage.t.list.moreActions}:`)})
        .first()
        .click();
      await dialogOpens(stage, 'menu');
    },
  },
  {
    name: 'question before a deletion',
    async open(stage) {
      await visit(stage, `${TAG_TYPES}/${stage.records.tagType}/show`);
      await button(stage.main, stage.t.list.moreActions).click();
      await stage.page.getByRole('menuitem', {name: stage.t.action.delete}).click();
      await dialogOpens(stage, 'alertdialog');
    },
  },
  {
    name: 'form of an action',
    async open(stage) {
      await visit(stage, `${INQUIRIES}/${stage.records.inquiry}`);
      await button(stage.main, stage.language === 'zh' ? '报价' : 'Quote').click();
      await dialogOpens(stage);
    },
  },
  {
    name: 'conflict dialog',
    async open(stage) {
      const {admin, main, page, records, t} = stage;
      await visit(stage, `${TAG_TYPES}/${records.tagType}`);
      await main.getByRole('textbox').first().fill(uniqueName('Mine'));
      await admin.update('tag-type', records.tagType, {labelTypeName: uniqueName('Theirs')});
      await button(main, t.form.save).click();
      await expect(page.getByRole('dialog', {name: t.conflict.title})).toBeVisible();
    },
  },
  {
    name: 'menu of the account',
    async open(stage) {
      await visit(stage, '/dashboard');
      await stage.page.getByRole('button', {name: new RegExp(`^${stage.t.shell.account}:`)}).click();
      await dialogOpens(stage, 'menu');
    },
  },
];

export const CONSOLE_SCREENS: readonly Screen[] = [...STATES, ...DIALOGS];
