import {useId, type FocusEvent, type ReactNode} from 'react';
import {useText} from '../ui/use-text';

export interface CheckEntry {
  readonly key: string | number;
  readonly name: ReactNode;
  /** A heading above the first entry that has it. */
  readonly group?: string;
}

export interface CheckListProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly entries: readonly CheckEntry[];
  readonly checked: readonly (string | number)[];
  onChange(checked: readonly (string | number)[]): void;
  onLeave?(): void;
}

/** Any number of choices out of a list that may be long. */
export function CheckList({label, hint, error, entries, checked, onChange, onLeave}: CheckListProps) {
  const t = useText();
  const id = useId();
  const note = error ?? hint;
  const toggled = (key: string | number): readonly (string | number)[] =>
    checked.includes(key) ? checked.filter(other => other !== key) : [...checked, key];
  const blurred = ({currentTarget, relatedTarget}: FocusEvent<HTMLInputElement>): void => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      className={`check-list ${error ? 'field-wrong' : ''}`}
      aria-describedby={note ? id : undefined}
      // Whoever is led to the first fault gets the focus here.
      tabIndex={error ? -1 : undefined}
    >
      <legend>{label}</legend>
      <div className="check-list-entries">
        {entries.length === 0 && <p className="field-note">{t('publish.nothing')}</p>}
        {entries.map(({key, name, group}, index) => (
          <div key={key} className="check-list-entry">
            {group && group !== entries[index - 1]?.group && <h3>{group}</h3>}
            <label className="check">
              <input
                type="checkbox"
                checked={checked.includes(key)}
                onChange={() => onChange(toggled(key))}
                onBlur={blurred}
              />
              {name}
            </label>
          </div>
        ))}
      </div>
      {note && (
        <p id={id} className="field-note" role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
