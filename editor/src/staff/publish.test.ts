import {
  NEW_PUBLICATION,
  publicationOf,
  publishTemplate,
  saveTemplate,
  slugOf,
  templateUrlOf,
  type PublicationForm,
} from '../actions/template/publish';
import {readLanguageOption, readStaffTemplate} from '../api/staff-readers';
import {Fields} from '../document/read';
import {en} from '../i18n/en';
import type {TemplateState} from '../store/staff';
import {someText} from '../testing/designs';
import {TestEditor, TWO_SIDED} from '../testing/test-editor';
import {checkPublication, type PublicationField} from './check-publication';
import {withUrl} from './use-publication';

const SAVING = '/design/template/saveTemplate';

/** A form that can be sent: a new template, without SEO ranking and limits. */
const FILLED: PublicationForm = {
  ...NEW_PUBLICATION,
  choice: 'add',
  templateName: 'Happy Star',
  templateCode: 'T-1',
  templateUrl: '/templates/happy-star',
  types: [3, 4],
  labels: [8],
};

const LIMITS = {
  displayControl: 1,
  platforms: [{proType: 1, proName: 'O2O'}],
  domains: [{proId: 10, domainUrl: 'dealer.example'}],
  languages: [{languageId: 1, language: 'en-us'}],
} as const;

function staffEditor(open?: TemplateState): TestEditor {
  const test = new TestEditor({objects: [someText({id: 't'})]});
  test.editor.set({
    staff: {id: 9, name: 'Ada', rights: new Set(['template.create', 'template.keep', 'template.publish'])},
    template: open === undefined ? null : {id: 5, name: 'Star', state: open, types: '3'},
  });
  test.api.storeAt('/files/public/x/template.png').answer(SAVING, {id: 71});
  return test;
}

const sent = async (form: PublicationForm, test = staffEditor()): Promise<unknown> => {
  await publishTemplate(test.context, form);
  return test.api.sentTo(SAVING);
};

/** What the form says about a field. */
const said = (field: PublicationField, form: PublicationForm): string | undefined => {
  const message = checkPublication(form)[field];
  return message && en[message];
};

describe('the publish form', () => {
  it('[ED-358] [ED-361] opens for staff who may save or publish', async () => {
    expect((await staffEditor().run(saveTemplate)).editor.state.dialog).toBe('publish');
    const other = staffEditor();
    other.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(['template.create'])}});
    expect((await other.run(saveTemplate)).editor.state.dialog).toBeNull();
  });

  it('[ED-183] [ED-336] wants a choice between adding and updating', () => {
    expect(said('choice', {...FILLED, choice: null})).toBe('请选择新增还是修改');
    expect(checkPublication(FILLED)).toEqual({});
    expect(checkPublication({...FILLED, choice: 'update'})).toEqual({});
    expect([en['publish.add'], en['publish.update']]).toEqual(['新增模板', '修改模板']);
  });

  it.each([
    ['ED-326', 'templateName', 'Enter Templates Name'],
    ['ED-330', 'templateUrl', 'Enter Templates URL'],
    ['ED-331', 'templateCode', 'Enter Templates NO'],
  ] as const)('[%s] needs %s', (_row, field, message) => {
    expect(said(field, {...FILLED, [field]: '  '})).toBe(message);
  });

  it.each([
    ['ED-327', 'seoTitle', 'Enter SEO title'],
    ['ED-328', 'seoDescription', 'Enter SEO Descriptions'],
  ] as const)('[%s] [ED-329] [ED-211] needs %s while SEO ranking is on', (_row, field, message) => {
    expect(said(field, {...FILLED, seoState: 1})).toBe(message);
    expect(said(field, FILLED)).toBeUndefined();
  });

  it.each([
    ['ED-332', 'platforms', '请选择平台类型限制'],
    ['ED-333', 'domains', '请选择网站域名限制'],
    ['ED-334', 'languages', '请选择展示语言限制'],
  ] as const)('[%s] [ED-335] [ED-215] needs %s while the display is limited', (_row, field, message) => {
    expect(said(field, {...FILLED, ...LIMITS, [field]: []})).toBe(message);
    expect(said(field, FILLED)).toBeUndefined();
    expect(checkPublication({...FILLED, ...LIMITS})).toEqual({});
  });

  it('[ED-337] [ED-212] derives the address: special characters out, spaces to hyphens, lower case', () => {
    expect(slugOf('Happy Star: 50% & More!')).toBe('happy-star-50--more');
    expect(slugOf('Été 2026 徽章')).toBe('été-2026-徽章');
    expect(templateUrlOf('Happy Star')).toBe('/templates/happy-star');
    const begun = withUrl({...NEW_PUBLICATION, choice: null}, {templateName: 'Star'});
    expect(begun.templateUrl).toBe('/templates/star');
    expect(withUrl(begun, {templateName: 'Moon'}).templateUrl).toBe('/templates/moon');
    expect(withUrl(withUrl(begun, {templateUrl: '/templates/own'}), {templateName: 'Moon'}).templateUrl).toBe(
      '/templates/own',
    );
    expect(said('templateUrl', {...FILLED, templateUrl: '/elsewhere/Star'})).toBe(en['publish.urlForm']);
  });

  it('[ED-210] calls the code Templates NO', () => {
    expect(en['publish.code']).toBe('Templates NO');
  });

  it('[ED-400] [ED-402] begins with the open template, read by its id alone', async () => {
    const test = staffEditor(3);
    test.api.answer('/design/template/getTemplateById', {
      id: 5,
      templateName: 'Star',
      templateCode: 'T-5',
      types: '3,4',
      labels: '8',
      seoState: 1,
      ...LIMITS,
      state: 3,
    });
    expect(await publicationOf(test.context)).toMatchObject({
      templateName: 'Star',
      templateCode: 'T-5',
      types: [3, 4],
      labels: [8],
      seoState: 1,
      ...LIMITS,
    });
    expect(test.api.callsOf('/design/template/getTemplateById')).toMatchObject([{query: 'id=5', caller: 'staff'}]);
    expect(await publicationOf(staffEditor().context)).toEqual(NEW_PUBLICATION);
    expect(readStaffTemplate('nonsense').publication).toEqual(NEW_PUBLICATION);
  });

  it('[ED-402] [ED-237] offers types, labels, languages and domains', async () => {
    const {api} = staffEditor();
    api
      .answer('/design/template/getAllTemplateTypeList', [{id: 3, templateTypeName: 'Stars'}])
      .answer('/design/labelsType/list', [{id: 1, labelTypeName: 'Feasts', labelsList: [{id: 8, labelName: 'Easter'}]}])
      .answer('/systemProject/domainList', [{id: 2, proId: 10, domainUrl: 'dealer.example'}]);
    expect(await api.staff.templateTypes()).toEqual([{id: 3, name: 'Stars'}]);
    expect(await api.staff.labels()).toEqual([{id: 1, name: 'Feasts', labels: [{id: 8, name: 'Easter'}]}]);
    api.answer('/language/getLanguageByProId', [
      {id: 'us-en-us', languageId: 1, language: 'en-us', countryId: 224, name: 'English', img: '/files/us.svg'},
    ]);
    expect(await api.staff.languages(10)).toMatchObject([{id: 'us-en-us', language: 'en-us'}]);
    expect(api.callsOf('/language/getLanguageByProId')).toMatchObject([{query: 'proId=10', caller: 'staff'}]);
    expect(await api.staff.domains()).toEqual([{proId: 10, domainUrl: 'dealer.example'}]);
    const option = {
      id: 'us-en-us',
      languageId: 1,
      language: 'en-us',
      countryId: 224,
      name: 'English',
      img: '/files/us.svg',
    };
    expect(readLanguageOption(new Fields(option))).toEqual(option);
  });
});

describe('publishing', () => {
  it('[ED-401] [ED-209] [ED-213] [ED-214] posts the template with all its fields', async () => {
    const form: PublicationForm = {
      ...FILLED,
      ...LIMITS,
      seoState: 1,
      seoTitle: 'Stars',
      seoDescription: 'Happy ones',
      language: 'en-us',
    };
    const body = await sent(form);
    const {choice: _, ...fields} = form;
    expect(body).toEqual({
      ...fields,
      types: '3,4',
      typesChosen: 1,
      labels: '8',
      state: 3,
      categoryId: TWO_SIDED.id,
      specification: '',
      templateImg: '/files/public/x/template.png',
      templateFile: expect.stringContaining('frontData'),
    });
  });

  it('[ED-275] [ED-415] with SEO ranking publishes', async () => {
    const test = staffEditor(2);
    expect(
      await sent({...FILLED, choice: 'update', seoState: 1, seoTitle: 'a', seoDescription: 'b'}, test),
    ).toMatchObject({state: 3});
    expect(test.editor.state.notices.map(notice => en[notice.text])).toEqual(['发布成功']);
    expect(test.editor.state.template).toMatchObject({id: 71, name: 'Happy Star', state: 3});
  });

  it('[ED-276] [ED-416] without SEO ranking saves', async () => {
    const test = staffEditor();
    expect(await sent(FILLED, test)).toMatchObject({state: 2});
    expect(test.editor.state.notices.map(notice => en[notice.text])).toEqual(['保存成功']);
  });

  it('[ED-277] [ED-274] publishes a stopped template again, and an uploaded one', async () => {
    for (const state of [4, 5] as const) {
      const test = await staffEditor(state).run(saveTemplate);
      expect(test.editor.state.dialog).toBe('publish');
      expect(await sent({...FILLED, choice: 'update', seoState: 1}, test)).toMatchObject({id: 5, state: 3});
    }
  });

  it('[ED-184] [ED-185] clears the id of an added template and keeps that of an updated one', async () => {
    expect(await sent({...FILLED, choice: 'add'}, staffEditor(3))).not.toHaveProperty('id');
    expect(await sent({...FILLED, choice: 'update'}, staffEditor(3))).toMatchObject({id: 5});
  });

  it("[ED-338] without types sends the category's id", async () => {
    expect(await sent({...FILLED, types: []})).toMatchObject({types: String(TWO_SIDED.id), typesChosen: 0});
    expect(await sent({...FILLED, types: [TWO_SIDED.id]})).toMatchObject({types: String(TWO_SIDED.id), typesChosen: 1});
  });

  it('[ED-335] sends no limits of a display that is not limited', async () => {
    expect(await sent({...FILLED, ...LIMITS, displayControl: 0})).toMatchObject({
      displayControl: 0,
      platforms: [],
      domains: [],
      languages: [],
    });
  });

  it('what the server refuses is left to the form', async () => {
    const test = staffEditor();
    test.api.refuse(SAVING, '409', 'Taken');
    await expect(publishTemplate(test.context, FILLED)).rejects.toMatchObject({code: '409', message: 'Taken'});
    expect(test.editor.state).toMatchObject({template: null, notices: []});
  });
});
