/** A form that is sent once its files are there. */
import type {ReactNode} from 'react';
import type {FormUploads} from './use-form-uploads';
import {UploadsOfFormProvider} from './form-uploads-context';

interface UploadingFormProps {
  readonly uploads: FormUploads;
  readonly submit: () => Promise<void>;
  readonly autoComplete?: 'off';
  readonly children: ReactNode;
}

export function UploadingForm({uploads, submit, autoComplete, children}: UploadingFormProps) {
  return (
    <UploadsOfFormProvider value={uploads.begin}>
      <form
        noValidate
        autoComplete={autoComplete}
        onSubmit={event => {
          event.preventDefault();
          void uploads.after(submit);
        }}
      >
        {children}
      </form>
    </UploadsOfFormProvider>
  );
}
