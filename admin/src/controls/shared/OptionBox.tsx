/** One of several texts that are found by typing: what is kept is short, what is shown is its name. */
import {TextField} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import type {InputProps} from '../types';
import {isEmpty} from './Empty';
import {FieldFrame} from './FieldFrame';
import {useField} from './use-field';

interface OptionBoxProps {
  readonly input: InputProps;
  readonly options: readonly string[];
  readonly nameOf: (option: string) => string;
  /** By what the options stand in groups; they come in the order of these. */
  readonly groupOf?: (option: string) => string;
  readonly isLoading?: boolean;
  /** Told when the list is opened and closed. */
  readonly onOpen?: (isOpen: boolean) => void;
}

/** What the form holds, null where it is empty. */
export function chosenText(value: unknown): string | null {
  return isEmpty(value) ? null : String(value);
}

export function OptionBox({input, options, nameOf, groupOf, isLoading = false, onOpen}: OptionBoxProps) {
  const t = useT();
  const state = useField(input);
  const chosen = chosenText(state.value);
  return (
    <FieldFrame {...state.frame}>
      <SteadyAutocomplete
        id={state.id}
        disabled={input.disabled}
        options={chosen === null || options.includes(chosen) ? [...options] : [chosen, ...options]}
        value={chosen}
        loading={isLoading}
        onOpen={() => onOpen?.(true)}
        onClose={() => onOpen?.(false)}
        onChange={(_, option) => state.change(option)}
        getOptionLabel={nameOf}
        getOptionKey={option => option}
        groupBy={groupOf}
        loadingText={t('common.loading')}
        noOptionsText={t('field.nothingFound')}
        clearText={t('field.clear')}
        openText={t('field.open')}
        closeText={t('common.close')}
        renderInput={params => (
          <TextField
            {...params}
            hiddenLabel
            error={state.error !== undefined}
            onBlur={state.blur}
            inputRef={state.ref}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-describedby': state.describedBy,
                'aria-required': input.required || undefined,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
