/** The sections of a form: their names on the left, their fields in a grid on the right. */
import {Box, Typography} from '@mui/material';
import {useFormTarget} from './target';
import type {Field} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {FieldInput} from '../../controls/FieldInput';
import {controlFor} from '../../controls/registry';
import {useSay} from '../../i18n/hooks';
import {useConditions, type FieldConditions} from './conditions';
import {isEditable, isLocked, type FormMode, type Section} from './fields';
import {SectionFrame} from './SectionFrame';

function ReadOnlyField({field}: {readonly field: Field}) {
  const say = useSay();
  const {record = {}} = useFormTarget();
  return (
    <Box sx={{minWidth: 0}}>
      <Typography variant="body2" component="div" sx={{fontWeight: 550, mb: 0.5}}>{say(field.label)}</Typography>
      <Box sx={{minHeight: 36, display: 'flex', alignItems: 'center', fontSize: '0.8125rem'}}>
        <FieldDisplay field={field} value={record[field.name]} record={record} />
      </Box>
    </Box>
  );
}

function FormField({field, mode, conditions}: {readonly field: Field; readonly mode: FormMode; readonly conditions: FieldConditions}) {
  const {entity, record} = useFormTarget();
  const fixed = mode === 'edit' && (!isEditable(entity, field, mode) || (record !== undefined && isLocked(entity, field, record)));
  return (
    <Box data-field={field.name} sx={{minWidth: 0, ...(controlFor(field).wide ? {gridColumn: '1 / -1'} : {})}}>
      {fixed
        ? <ReadOnlyField field={field} />
        : <FieldInput field={field} name={field.name} required={conditions.required} disabled={conditions.readOnly} />}
    </Box>
  );
}

export function FormSections({sections, mode}: {readonly sections: readonly Section[]; readonly mode: FormMode}) {
  const say = useSay();
  const ask = useConditions(sections);
  return (
    <>
      {sections.filter(ask.section).map(section => (
        <SectionFrame key={section.label?.en ?? 'all'} title={section.label && say(section.label)}>
          <Box sx={{display: 'grid', columnGap: 2.5, rowGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))', maxWidth: 880}}>
            {section.fields.map(field => {
              const conditions = ask.field(field);
              return conditions.visible ? <FormField key={field.name} field={field} mode={mode} conditions={conditions} /> : null;
            })}
          </Box>
        </SectionFrame>
      ))}
    </>
  );
}
