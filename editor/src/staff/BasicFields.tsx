import {useCallback} from 'react';
import {useLoaded} from '../ui/use-loaded';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {Select} from '../ui/Select';
import {useText} from '../ui/use-text';
import {CheckList, type CheckEntry} from '../ui/CheckList';
import {useLanguages} from './use-languages';
import type {PublicationState} from './use-publication';

/** Name, number, address, language, types and labels. */
export function BasicFields({
  publication,
  errors,
}: {
  readonly publication: PublicationState;
  readonly errors: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const {form, change, leave, wrong} = publication;
  const languages = useLanguages();
  const codes = [...new Set([form.language, ...languages.map(option => option.language)])];
  const input = (field: 'templateName' | 'templateCode' | 'templateUrl', maxLength: number) => {
    const message = wrong(field);
    return {
      required: true,
      maxLength,
      value: form[field],
      error: message ? t(message) : errors[field],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({[field]: event.target.value}),
      onBlur: () => leave(field),
    };
  };
  return (
    <>
      <Field label={t('publish.name')} placeholder={t('publish.nameMissing')} {...input('templateName', 200)} />
      <div className="form-pair">
        <Field label={t('publish.code')} placeholder={t('publish.codeMissing')} {...input('templateCode', 100)} />
        <Select
          label={t('publish.language')}
          value={form.language}
          onChange={event => change({language: event.target.value})}
        >
          {codes.map(code => (
            <option key={code} value={code}>
              {languages.find(option => option.language === code)?.name ?? code} ({code})
            </option>
          ))}
        </Select>
      </div>
      <Field label={t('publish.url')} placeholder="/templates/" {...input('templateUrl', 300)} />
      <div className="form-pair">
        <CheckList
          label={t('publish.types')}
          hint={t('publish.typesHint')}
          empty={t('publish.nothing')}
          entries={useTypes()}
          checked={form.types}
          onChange={types => change({types})}
        />
        <CheckList
          label={t('publish.labels')}
          empty={t('publish.nothing')}
          entries={useLabels()}
          checked={form.labels}
          onChange={labels => change({labels})}
        />
      </div>
    </>
  );
}

function useTypes(): readonly CheckEntry<number>[] {
  const {services} = useWorkbench();
  const types = useLoaded(
    useCallback(() => services.api.staff.templateTypes(), [services]),
    [],
  );
  return types.map(({id, name}) => ({key: id, name}));
}

function useLabels(): readonly CheckEntry<number>[] {
  const {services} = useWorkbench();
  const types = useLoaded(
    useCallback(() => services.api.staff.labels(), [services]),
    [],
  );
  return types.flatMap(type => type.labels.map(({id, name}) => ({key: id, name, group: type.name})));
}
