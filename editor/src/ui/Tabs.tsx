import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly open: Name;
  onOpen(name: Name): void;
  /** Of the panel. */
  readonly className: string;
  readonly children: ReactNode;
}

/** How far each key goes; the others of the pattern are the ends. */
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/**
 * Views of which one is seen. The Tab key leads to the open one; arrow keys, Home and End open others, as WAI-ARIA's
 * pattern of tabs has it.
 */
export function Tabs<Name extends string>({label, tabs, open, onOpen, className, children}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({name}) => name === open);

  function onKeyDown(event: KeyboardEvent): void {
    const target = targetOf(event.key, at, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onOpen(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({name, label: text}) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="tab"
            tabIndex={name === open ? 0 : -1}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            onClick={() => onOpen(name)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <div className={className} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </>
  );
}
