import {useId, type FocusEvent, type ReactNode} from 'react';

export interface CheckEntry<Key> {
  readonly key: Key;
  readonly name: ReactNode;
  /** Heading of the entries that share it. */
  readonly group?: string;
}

export interface CheckListProps<Key> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Text of a list without entries. */
  readonly empty: string;
  readonly entries: readonly CheckEntry<Key>[];
  readonly checked: readonly Key[];
  onChange(checked: readonly Key[]): void;
  /** Called when the focus leaves the whole list. */
  onLeave?(): void;
}

/** Any number of choices out of a list that may be long. */
export function CheckList<Key extends string | number>({
  label,
  hint,
  error,
  empty,
  entries,
  checked,
  onChange,
  onLeave,
}: CheckListProps<Key>) {
  const id = useId();
  const note = error ?? hint;
  const toggle = (key: Key): void =>
    onChange(checked.includes(key) ? checked.filter(other => other !== key) : [...checked, key]);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent<HTMLInputElement>): void => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      className={`check-list ${error ? 'field-wrong' : ''}`}
      aria-describedby={note ? id : undefined}
      // The form moves the focus to its first fault, which may be this list.
      data-wrong={error ? '' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend>{label}</legend>
      <div className="check-list-entries">
        {entries.length === 0 && <p className="field-note">{empty}</p>}
        {groupsOf(entries).map(([group, members]) => (
          <div key={group} className="check-list-group">
            {group !== '' && <h3>{group}</h3>}
            {members.map(({key, name}) => (
              <label key={key} className="check">
                <input type="checkbox" checked={checked.includes(key)} onChange={() => toggle(key)} onBlur={onBlur} />
                {name}
              </label>
            ))}
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

type Group<Key> = readonly [name: string, entries: readonly CheckEntry<Key>[]];

/** Entries without a group come first, under no heading; the groups follow in the order of their first entries. */
function groupsOf<Key>(entries: readonly CheckEntry<Key>[]): readonly Group<Key>[] {
  const names = new Set(['', ...entries.map(({group = ''}) => group)]);
  return [...names]
    .map((name): Group<Key> => [name, entries.filter(({group = ''}) => group === name)])
    .filter(([, members]) => members.length > 0);
}
