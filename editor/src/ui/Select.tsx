import {useId, type SelectHTMLAttributes} from 'react';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A labelled choice with its message below it. */
export function Select({label, error, children, ...rest}: SelectProps) {
  const id = useId();
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
      <select {...rest} id={id} aria-invalid={error !== undefined} aria-describedby={error ? `${id}-note` : undefined}>
        {children}
      </select>
      {error && (
        <p id={`${id}-note`} className="field-note" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
