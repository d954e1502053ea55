/**
 * The generated form of an entity: sections of fields, validation, the server's refusals at the field, and a warning on
 * leaving.
 */
import type {ReactNode, RefObject} from 'react';
import {FormProvider} from 'react-hook-form';
import {FormTargetProvider} from '../../model/form-target';
import {useFormUploads} from '../../upload/use-form-uploads';
import {UploadingForm} from '../../upload/UploadingForm';
import {FormActions} from './FormActions';
import {FormSections} from './FormSections';
import {UnsavedGuard} from './UnsavedGuard';
import {useRecordForm, type RecordFormOptions} from './use-record-form';

interface RecordFormProps extends RecordFormOptions {
  readonly saveLabel?: string;
  readonly actions?: ReactNode;
  /** Stands above the fields, as a part of the form. */
  readonly head?: ReactNode;
  /** Set by the caller once the values are saved, before it leaves the page. */
  readonly saved: RefObject<boolean>;
  readonly onCancel: () => void;
  /** Another query of the address leaves the form, too. */
  readonly wholeAddress?: boolean;
}

export function RecordForm(props: RecordFormProps) {
  const {entity, mode, record, saveLabel, actions, head, saved, onCancel, nested = false, wholeAddress} = props;
  const {form, sections, submit} = useRecordForm(props);
  const uploads = useFormUploads();

  return (
    <FormTargetProvider target={{entity, record}}>
      <FormProvider {...form}>
        <UploadingForm uploads={uploads} submit={submit} autoComplete="off">
          {head}
          <FormSections sections={sections} mode={mode} />
          <FormActions saveLabel={saveLabel} onCancel={onCancel} uploads={uploads}>
            {actions}
          </FormActions>
        </UploadingForm>
        {!nested && <UnsavedGuard saved={saved} uploads={uploads} wholeAddress={wholeAddress} />}
      </FormProvider>
    </FormTargetProvider>
  );
}
