/** The cell that is being edited: the one input of a grid. */
import {useRef, type KeyboardEvent} from 'react';
import {Box} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {optionsOf} from '../../controls/select';
import {NoNewChoices} from '../../controls/shared/new-choice';
import {namesIn, offeredBy, targetOf} from '../../controls/shared/relation-of';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {asFieldText} from '../../model/parse';
import {isNumeric, plainText, valueOf} from './cell-text';
import type {Row} from './rows';
import type {Leave} from './grid-place';

interface CellInputProps {
  readonly field: Field;
  readonly row: Row;
  readonly label: string;
  readonly replaces: boolean;
  readonly onType: (text: string) => void;
  readonly onCommit: (value: unknown, how: Leave) => void;
  readonly onCancel: () => void;
}

/** Enter goes down, Tab to the side, as in a spreadsheet; in texts of several lines Shift and Enter begin another. */
function leaveBy({key, shiftKey}: KeyboardEvent): Leave | undefined {
  if (key === 'Enter') return shiftKey ? undefined : 'below';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return undefined;
}

function TextInput({field, row, label, replaces, onType, onCommit, onCancel}: CellInputProps) {
  const locale = useLocale();
  const left = useRef(false);
  const leave = (text: string, how: Leave) => {
    if (left.current) return;
    left.current = true;
    onCommit(valueOf(field, text), how);
  };
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.stopPropagation();
    const how = leaveBy(event);
    if (event.key === 'Escape') {
      left.current = true;
      onCancel();
    } else if (how) leave(event.currentTarget.value, how);
    else return;
    event.preventDefault();
  };
  const shared = {
    'aria-label': label,
    autoFocus: true,
    autoComplete: 'off',
    defaultValue: replaces ? '' : plainText(field, row[field.name], locale),
    onKeyDown: press,
    onFocus: (event: {readonly currentTarget: HTMLInputElement | HTMLTextAreaElement}) => event.currentTarget.select(),
    onInput: (event: {readonly currentTarget: {readonly value: string}}) => onType(event.currentTarget.value),
    onBlur: (event: {readonly currentTarget: {readonly value: string}}) => leave(event.currentTarget.value, 'away'),
  };
  if (field.control === 'textarea' || field.control === 'parameters') return <textarea rows={3} {...shared} />;
  const type = field.kind === 'date' ? 'date' : 'text';
  return <input type={type} inputMode={isNumeric(field) ? 'decimal' : undefined} {...shared} />;
}

function ChoiceInput({field, row, label, onType, onCommit, onCancel}: CellInputProps) {
  const say = useSay();
  const value = row[field.name];
  const options = optionsOf(field).filter(option => option.retired !== true || option.value === value);
  const chosen = (text: string) => options.find(option => String(option.value) === text)?.value ?? null;
  return (
    <select
      autoFocus
      aria-label={label}
      defaultValue={asFieldText(value)}
      onKeyDown={event => {
        event.stopPropagation();
        const how = leaveBy(event);
        if (event.key === 'Escape') onCancel();
        else if (how) onCommit(chosen(event.currentTarget.value), how);
        else return;
        event.preventDefault();
      }}
      onInput={event => onType(event.currentTarget.value)}
      onBlur={event => onCommit(chosen(event.currentTarget.value), 'away')}
    >
      {!field.required && <option value="">—</option>}
      {options.map(option => (
        <option key={String(option.value)} value={String(option.value)}>
          {say(option.label)}
        </option>
      ))}
    </select>
  );
}

function RelationCell({field, row, label, onCommit, onCancel}: CellInputProps) {
  const t = useT();
  const value = row[field.name];
  return (
    <Box
      className="picker"
      role="group"
      aria-label={label}
      onKeyDown={event => {
        const how = leaveBy(event);
        event.stopPropagation();
        if (event.defaultPrevented) return;
        if (event.key === 'Escape') onCancel();
        else if (how) onCommit(value ?? null, how);
        else return;
        event.preventDefault();
      }}
    >
      <NoNewChoices>
        <RelationPicker
          autoFocus
          multiple={false}
          entity={targetOf(field)}
          ids={typeof value === 'number' ? [value] : []}
          known={namesIn(row, field.name, t('field.hidden'))}
          where={offeredBy(field, name => row[name])}
          onBlur={() => onCommit(value ?? null, 'away')}
          onChange={ids => onCommit(ids[0] ?? null, 'stay')}
        />
      </NoNewChoices>
    </Box>
  );
}

export function CellInput(props: CellInputProps) {
  const {field} = props;
  if (field.relation) return <RelationCell {...props} />;
  return field.options ? <ChoiceInput {...props} /> : <TextInput {...props} />;
}
