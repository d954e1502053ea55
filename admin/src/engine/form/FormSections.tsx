/** The sections of a form: their names on the left, their fields in a grid on the right. */
import {Alert, Box, Typography} from '@mui/material';
import {useFormTarget} from '../../model/form-target';
import {useWatch} from 'react-hook-form';
import {entryOrder, type EntityAddress, type Field} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {FieldInput} from '../../controls/FieldInput';
import {controlFor} from '../../controls/registry';
import {useSession} from '../../access/session-context';
import {useSay} from '../../i18n/hooks';
import {addressesIn, autoComplete, fieldsOf} from '../address/groups';
import {countriesOf, useCountryCode, useNameOrder} from '../address/use-places';
import {ComputedField} from './ComputedField';
import {useFieldNote} from './field-notes';
import {useConditions, type FieldConditions} from '../fields/conditions';
import {isEditableBy, isLocked, type FormMode, type Section} from '../fields/fields';
import {FiguresProvider} from '../figures/FiguresProvider';
import {LinesField} from '../lines/LinesField';
import {SectionFrame} from './SectionFrame';

function ReadOnlyField({field}: {readonly field: Field}) {
  const say = useSay();
  const {record = {}} = useFormTarget();
  return (
    <Box sx={{minWidth: 0}}>
      <Typography variant="body2" component="div" sx={{fontWeight: 550, mb: 0.5}}>
        {say(field.label)}
      </Typography>
      <Box sx={{minHeight: 36, display: 'flex', alignItems: 'center', fontSize: '0.8125rem'}}>
        <FieldDisplay field={field} value={record[field.name]} record={record} />
      </Box>
    </Box>
  );
}

interface FormFieldProps {
  readonly field: Field;
  readonly mode: FormMode;
  readonly conditions: FieldConditions;
  readonly autoComplete?: string;
}

function FormField({field, mode, conditions, autoComplete}: FormFieldProps) {
  const {entity, record} = useFormTarget();
  const session = useSession();
  const note = useFieldNote(field.name);
  const fixed =
    mode === 'edit' &&
    (!isEditableBy(session, entity, field, mode) || (record !== undefined && isLocked(entity, field, record)));
  return (
    <Box data-field={field.name} sx={{minWidth: 0, ...(controlFor(field).wide ? {gridColumn: '1 / -1'} : {})}}>
      {field.computed !== undefined ? (
        <ComputedField field={field} computed={field.computed} />
      ) : fixed ? (
        <ReadOnlyField field={field} />
      ) : (
        <FieldInput
          field={field}
          name={field.name}
          required={conditions.required}
          disabled={conditions.readOnly}
          autoComplete={autoComplete}
        />
      )}
      {note}
    </Box>
  );
}

interface SectionFieldsProps {
  readonly section: Section;
  readonly mode: FormMode;
  readonly ask: (field: Field) => FieldConditions;
}

interface AddressFieldsProps extends Omit<SectionFieldsProps, 'section'> {
  readonly address: EntityAddress;
  readonly fields: readonly Field[];
}

/** The parts of an address as one group, in the order of the country that is entered. */
function AddressFields({address, fields, mode, ask}: AddressFieldsProps) {
  const say = useSay();
  const {country = ''} = address;
  const entered: unknown = useWatch({name: country, disabled: country === ''});
  const order = entryOrder(useCountryCode(entered));
  return (
    <Box role="group" aria-label={say(address.label)} sx={{display: 'contents'}}>
      {fieldsOf(address, fields, order).map(field => {
        const conditions = ask(field);
        return conditions.visible ? (
          <FormField
            key={field.name}
            field={field}
            mode={mode}
            conditions={conditions}
            autoComplete={autoComplete(address, field)}
          />
        ) : null;
      })}
    </Box>
  );
}

/** An address stands where the first of its parts would. */
function SectionFields({section, mode, ask}: SectionFieldsProps) {
  const {entity} = useFormTarget();
  const entered: readonly unknown[] = useWatch({name: [...countriesOf(entity)]});
  const fields = useNameOrder(entity, entered)(section.fields);
  const groups = addressesIn(entity, fields);
  return fields.map(field => {
    const group = groups.find(({parts}) => parts.includes(field));
    if (group) {
      const isFirst = fields.find(each => group.parts.includes(each)) === field;
      return isFirst ? (
        <AddressFields key={field.name} address={group.address} fields={group.parts} mode={mode} ask={ask} />
      ) : null;
    }
    const conditions = ask(field);
    return conditions.visible ? <FormField key={field.name} field={field} mode={mode} conditions={conditions} /> : null;
  });
}

/** What to know before it is entered, while it still can be. */
function Warning({section: {warning, fields}}: {readonly section: Section}) {
  const say = useSay();
  const {entity, record} = useFormTarget();
  const isKept = record !== undefined && fields.every(field => isLocked(entity, field, record));
  if (warning === undefined || isKept) return null;
  return (
    <Alert severity="warning" role="note" sx={{m: {xs: 2, md: 2.5}, mb: 0}}>
      {say(warning)}
    </Alert>
  );
}

export function FormSections({sections, mode}: {readonly sections: readonly Section[]; readonly mode: FormMode}) {
  const say = useSay();
  const ask = useConditions(sections);
  return (
    <FiguresProvider>
      {sections.filter(ask.section).map(section => (
        <Box key={section.label?.en ?? String(section.further)} sx={{'& + &': {borderTop: 1, borderColor: 'divider'}}}>
          <Warning section={section} />
          {section.fields.length > 0 && (
            <SectionFrame title={section.label && say(section.label)}>
              <Box
                sx={{
                  display: 'grid',
                  columnGap: 2.5,
                  rowGap: 2,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
                  maxWidth: 880,
                }}
              >
                <SectionFields section={section} mode={mode} ask={ask.field} />
              </Box>
            </SectionFrame>
          )}
          {section.lines.map(lines => (
            <LinesField key={lines.name} lines={lines} mode={mode} />
          ))}
        </Box>
      ))}
    </FiguresProvider>
  );
}
