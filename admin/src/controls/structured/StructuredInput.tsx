/** A nested value in a form. */
import {lazy, Suspense} from 'react';
import {Box, Skeleton} from '@mui/material';
import {get, useFormState} from 'react-hook-form';
import {FieldFrame} from '../shared/FieldFrame';
import {useField} from '../shared/use-field';
import type {InputProps} from '../types';

const StructuredForm = lazy(() => import('./StructuredForm'));

export function StructuredInput(props: InputProps) {
  const state = useField(props);
  const {errors} = useFormState({name: props.name});
  return (
    <FieldFrame {...state.frame} group>
      <Box sx={{border: 1, borderColor: 'divider', borderRadius: 1, p: 2}}>
        <Suspense fallback={<Skeleton variant="rectangular" height={96} />}>
          <StructuredForm
            id={state.id}
            schema={props.field.schema}
            value={state.value}
            error={get(errors, props.name)}
            disabled={props.disabled}
            onChange={state.change}
            onBlur={state.blur}
          />
        </Suspense>
      </Box>
    </FieldFrame>
  );
}
