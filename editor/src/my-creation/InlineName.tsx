import {useState, type KeyboardEvent} from 'react';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';

export interface InlineNameProps {
  readonly name: string;
  /** Undefined where the name cannot be changed. */
  onRename?: ((name: string) => void) | undefined;
}

/**
 * A name whose pencil turns it into an input; leaving the input keeps what was typed, Escape does not (ED-161, ED-162).
 */
export function InlineName({name, onRename}: InlineNameProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);

  function key(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    // Escape would close the dialog, too.
    event.preventDefault();
    event.stopPropagation();
    setTyped(null);
  }

  function leave(): void {
    if (typed === null) return;
    setTyped(null);
    onRename?.(typed);
  }

  if (typed !== null) {
    return (
      <input
        ref={element => element?.focus()}
        className="inline-name"
        aria-label={t('creation.newName', {name})}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={key}
        onBlur={leave}
      />
    );
  }
  return (
    <span className="inline-name">
      <span title={name}>{name}</span>
      {onRename && <IconButton icon="edit" label={t('creation.rename', {name})} onClick={() => setTyped(name)} />}
    </span>
  );
}
