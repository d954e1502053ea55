import {useEffect, useId, useState, type KeyboardEvent} from 'react';
import {Icon} from './Icon';
import {IconButton} from './IconButton';
import {useText} from './use-text';

const SUGGESTIONS_SHOWN = 8;

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Words to suggest; those are shown that begin with what has been typed (ED-053, ED-094). */
  readonly words: readonly string[];
  /** Earlier searches, shown while nothing has been typed. */
  readonly earlier: readonly string[];
  onSearch(search: string): void;
}

/** A search field with suggestions, to be used by pointer or by arrow keys, Enter and Escape. */
export function SearchBox({label, value, words, earlier, onSearch}: SearchBoxProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setTyped(value), [value]);
  const suggestions = typed === '' ? earlier : beginningWith(words, typed);
  const shown = open && suggestions.length > 0;

  function search(text: string): void {
    setTyped(text);
    setOpen(false);
    setActive(-1);
    onSearch(text.trim());
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Enter') search(shown ? (suggestions[active] ?? typed) : typed);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(index => (index + step + suggestions.length) % Math.max(1, suggestions.length));
    }
  }

  return (
    <div
      className="search"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Icon name="search" size={18} />
      <input
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={event => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={key}
      />
      {typed !== '' && <IconButton icon="close" label={t('gallery.clear')} onClick={() => search('')} />}
      <Suggestions id={id} words={shown ? suggestions : []} active={active} onChoose={search} />
    </div>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly words: readonly string[];
  readonly active: number;
  onChoose(word: string): void;
}

function Suggestions({id, words, active, onChoose}: SuggestionsProps) {
  const t = useText();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('gallery.suggestions')}
      className="search-list"
      hidden={words.length === 0}
    >
      {words.map((word, index) => (
        <div
          key={word}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={event => {
            event.preventDefault();
            onChoose(word);
          }}
        >
          {word}
        </div>
      ))}
    </div>
  );
}

/** Words that begin with the text, whatever the case. */
export function beginningWith(words: readonly string[], text: string): readonly string[] {
  const start = text.trim().toLowerCase();
  return words.filter(word => word.toLowerCase().startsWith(start)).slice(0, SUGGESTIONS_SHOWN);
}
