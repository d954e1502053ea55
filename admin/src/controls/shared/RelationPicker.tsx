/** Chooses one or several records of an entity by searching for their names. */
import type {HTMLAttributes, Key, ReactNode} from 'react';
import {
  Box,
  CircularProgress,
  TextField,
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {valuesOfWhere} from '../../model/values-of-where';
import {useSay, useT} from '../../i18n/hooks';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import {ChoiceGroup, ChoiceLine, namedBy, NewLine} from './ChoiceLine';
import {NewChoice} from './new-choice';
import type {Choice} from './use-choices';
import {NEW, usePicker, type PickerOptions} from './use-picker';

interface InputLook {
  readonly label?: string;
  readonly describedBy?: string;
  readonly error?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  readonly inputRef?: (element: unknown) => void;
}

interface RelationPickerProps extends PickerOptions, InputLook {
  readonly multiple: boolean;
  readonly id?: string;
  readonly disabled?: boolean;
}

/** Before what is chosen already. */
function waiting(chosen: ReactNode) {
  return (
    <>
      <CircularProgress size={14} sx={{mr: 1}} />
      {chosen}
    </>
  );
}

interface PickerInputProps extends InputLook {
  readonly params: AutocompleteRenderInputParams;
  readonly fetching: boolean;
}

function PickerInput({params, fetching, label, describedBy, ...input}: PickerInputProps) {
  return (
    <TextField
      {...params}
      {...input}
      label={label}
      hiddenLabel={label === undefined}
      slotProps={{
        ...params.slotProps,
        htmlInput: {...params.slotProps?.htmlInput, 'aria-describedby': describedBy},
        input: {
          ...params.slotProps?.input,
          ...(fetching ? {startAdornment: waiting(params.slotProps?.input?.startAdornment)} : {}),
        },
      }}
    />
  );
}

interface PickerOptionProps extends HTMLAttributes<HTMLLIElement> {
  readonly entity: Entity;
  readonly choice: Choice;
  /** Nothing else was found. */
  readonly alone: boolean;
}

/** A record that is offered, or the one that could be made. */
function PickerOption({entity, choice, alone, ...option}: PickerOptionProps) {
  const t = useT();
  const say = useSay();
  if (choice.id !== NEW)
    return (
      <Box component="li" {...option} {...namedBy(String(option.id))}>
        <ChoiceLine choice={choice} id={String(option.id)} />
      </Box>
    );
  return (
    <Box component="li" {...option}>
      <NewLine text={t('field.createChoice', {entity: say(entity.label), name: choice.label})} alone={alone} />
    </Box>
  );
}

export function RelationPicker(props: RelationPickerProps) {
  const {entity, multiple, where, label, id, describedBy, disabled, error, autoFocus, onBlur, inputRef} = props;
  const t = useT();
  const picker = usePicker(props);
  const {options, isSettled, isFetching, isError, open, setOpen, making, setMaking, values, take, pick} = picker;
  const look = {label, describedBy, error, autoFocus, onBlur, inputRef};
  const shared = {
    id,
    open,
    disabled,
    options,
    loading: !isSettled,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_: unknown, text: string, reason: string) => picker.setTyped(reason === 'input' ? text : ''),
    filterOptions: (all: Choice[]) => all,
    getOptionLabel: (choice: Choice) => choice.label,
    getOptionKey: (choice: Choice) => choice.id,
    // Always, and headed where there are both: an option that goes into a group is drawn anew.
    groupBy: (choice: Choice) => t(choice.recent ? 'field.recent' : 'field.others'),
    renderGroup: ({group, children}: AutocompleteRenderGroupParams) => (
      <ChoiceGroup key={group} heading={options.some(({recent}) => recent) ? group : undefined}>
        {children}
      </ChoiceGroup>
    ),
    isOptionEqualToValue: (a: Choice, b: Choice) => a.id === b.id,
    renderOption: ({key, ...option}: HTMLAttributes<HTMLLIElement> & {key?: Key}, choice: Choice) => (
      <PickerOption key={key} {...option} entity={entity} choice={choice} alone={picker.isAlone} />
    ),
    loadingText: t('common.loading'),
    noOptionsText: t(isError ? 'request.failed' : 'field.nothingFound'),
    clearText: t('field.clear'),
    openText: t('field.open'),
    closeText: t('common.close'),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerInput params={params} fetching={isFetching && open} {...look} />
    ),
  };
  return (
    <>
      {multiple ? (
        <SteadyAutocomplete<Choice, true>
          {...shared}
          multiple
          disableCloseOnSelect
          value={values}
          onChange={(_, picked) => pick(picked)}
        />
      ) : (
        <SteadyAutocomplete<Choice>
          {...shared}
          value={values[0] ?? null}
          onChange={(_, picked) => pick(picked ? [picked] : [])}
        />
      )}
      {making !== undefined && (
        <NewChoice
          entity={entity}
          name={making}
          fixed={valuesOfWhere(where)}
          onClose={() => setMaking(undefined)}
          onMade={choice => {
            setMaking(undefined);
            take(multiple ? [...values, choice] : [choice]);
          }}
        />
      )}
    </>
  );
}
