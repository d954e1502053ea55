import {useId, type InputHTMLAttributes} from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A labelled input with its message below it. */
export function Field({label, error, hint, ...rest}: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={`field ${error ? 'field-wrong' : ''}`}>
      <label htmlFor={id}>
        {label}
        {rest.required && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <input {...rest} id={id} aria-invalid={error !== undefined} aria-describedby={note ? `${id}-note` : undefined} />
      {note && (
        <p id={`${id}-note`} className="field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
