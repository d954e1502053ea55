/** A value of any depth, edited with rjsf; loaded only when a form has one. The form around it validates. */
import {Typography} from '@mui/material';
import Form from '@rjsf/mui';
import type {TitleFieldProps, UiSchema, ValidatorType} from '@rjsf/utils';
import type {PropertySchema} from '@emblem/schemas';
import {useMemo} from 'react';
import {useLocale} from '../../i18n/hooks';
import {toErrorSchema} from './errors';
import {localise} from './localise';

/** rjsf wants a validator; the schemas' own precompiled ones have the word, so this one finds no fault. */
const validator: ValidatorType = {
  validateFormData: () => ({errors: [], errorSchema: {}}),
  isValid: () => true,
  rawValidation: () => ({}),
};

const UI: UiSchema = {'ui:submitButtonOptions': {norender: true}, 'ui:label': false};

/** rjsf's own titles are as large as a page's. */
function Title({id, title}: TitleFieldProps) {
  return (
    <Typography id={id} component="div" variant="h3" sx={{mb: 0.5}}>
      {title}
    </Typography>
  );
}

const TEMPLATES = {TitleFieldTemplate: Title};

interface StructuredFormProps {
  readonly id: string;
  readonly schema: PropertySchema;
  readonly value: unknown;
  readonly error: unknown;
  readonly disabled?: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

export default function StructuredForm({id, schema, value, error, disabled, onChange, onBlur}: StructuredFormProps) {
  const locale = useLocale();
  const localised = useMemo(
    () => localise({...schema, 'x-label': undefined, 'x-help': undefined}, locale),
    [schema, locale],
  );
  return (
    <Form
      tagName="div"
      idPrefix={id}
      schema={localised}
      uiSchema={UI}
      validator={validator}
      templates={TEMPLATES}
      formData={value ?? undefined}
      disabled={disabled}
      showErrorList={false}
      extraErrors={toErrorSchema(error)}
      onChange={({formData}) => onChange(formData ?? null)}
      onBlur={onBlur}
    >
      <></>
    </Form>
  );
}
