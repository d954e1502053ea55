/** Selects a record, or all of a page: the browser's own box, because a list holds one for every row. */
import {CELL} from '../../theme/cells';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  /** `range` is true where the shift key is held: all between the last box and this one are meant. */
  readonly onChange: (range: boolean) => void;
}

/** Whether the shift key was held when a box was pressed. */
export function withShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

export function SelectBox({label, checked, indeterminate = false, onChange}: SelectBoxProps) {
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate;
  };
  return (
    <label className={CELL.box}>
      <input
        type="checkbox"
        ref={show}
        checked={checked}
        aria-label={label}
        onChange={event => onChange(withShift(event.nativeEvent))}
        // With the shift key held a press would mark the texts between.
        onMouseDown={event => event.shiftKey && event.preventDefault()}
      />
    </label>
  );
}
