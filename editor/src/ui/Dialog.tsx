import {useEffect, useId, useRef, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import {registerDialog} from './open-dialogs';
import {useText} from './use-text';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Has room for a list or a picture. */
  readonly wide?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Styles of this dialog alone. */
  readonly className?: string;
  /** Language of the texts, where it is not the page's. */
  readonly lang?: string;
  onClose(): void;
}

/** What gets the focus first: a field, else the primary button; never the close button in the head. */
const FOCUS_ORDER = [
  '.dialog-main :is(input, select, textarea):not(:disabled, [readonly], [type=file], [hidden])',
  '.dialog-main .button-primary:not(:disabled)',
  '.dialog-main button:not(:disabled)',
];

function focusFirst(dialog: HTMLDialogElement): void {
  for (const selector of FOCUS_ORDER) {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (found) return found.focus({preventScroll: true});
  }
}

/** A modal dialog; on phones it rises from the bottom. Escape and a press beside it close it. */
export function Dialog({title, children, role = 'dialog', wide = false, className = '', lang, onClose}: DialogProps) {
  const t = useText();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Only `showModal` puts the dialog above the page and keeps the focus within; the attribute `open` does not.
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    dialog.showModal();
    focusFirst(dialog);
    const unregister = registerDialog(dialog);
    return () => {
      unregister();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${className}`}
      role={role}
      lang={lang}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('app.close')} onClick={onClose} />
        </header>
        <div className="dialog-main">{children}</div>
      </div>
    </dialog>
  );
}
